/** Where people talk: which channels a table has, and which of them are open to this screen now. */
import type { ChatLine, Point, SeatInfo } from '../../generated/protocol'
import { hasTeams } from './teams'

export type Channel = ChatLine['channel']

const ALL: readonly Channel[] = ['table', 'team', 'after']

/** Those open to any of the seats at this screen; before somebody sits down, the table's. */
export const openChannels = (points: readonly Point[]): Channel[] =>
  points.length === 0 ? ['table'] : ALL.filter((channel) => points.some(({ channels }) => channels.includes(channel)))

/**
 * What the one who holds the screen may read. A screen that people of both teams share is told what both say, so the
 * words of a team are shown to its own people only, and to nobody while the screen is handed on (`seat` is null).
 */
export function audibleTo(seat: number | null, chat: readonly ChatLine[], seats: readonly SeatInfo[]): ChatLine[] {
  const teamOf = (one: number | null) => seats.find((info) => info.seat === one)?.team ?? null
  const own = teamOf(seat)
  return chat.filter((line) => line.channel !== 'team' || (own !== null && teamOf(line.seat) === own))
}

/** Those that are open, or were: what was said there can still be read. */
export function knownChannels(
  open: readonly Channel[],
  chat: readonly ChatLine[],
  seats: readonly SeatInfo[],
): Channel[] {
  const isMember = hasTeams(seats.filter(({ is_mine }) => is_mine))
  return ALL.filter(
    (channel) =>
      open.includes(channel) ||
      chat.some((line) => line.channel === channel) ||
      (channel === 'table' && !open.includes('after')) ||
      (channel === 'team' && isMember),
  )
}
