/** Chat channels: which ones a table has, and which of them are open to this device now. */
import type { ChatLine, Point, SeatInfo } from '../../generated/protocol'
import { hasTeams } from './teams'

export type Channel = ChatLine['channel']

/** Channels that are open to any seat of this device; without seats, the table's. */
export const openChannels = (points: readonly Point[]): Channel[] =>
  points.length === 0 ? ['table'] : [...new Set(points.flatMap(({ channels }) => channels))]

/**
 * The lines that the person at the screen may read. A screen shared by both teams receives the lines of both, so team
 * lines are shown only to members of that team, and to nobody while the screen is handed over (`seat` is null).
 */
export function audibleTo(seat: number | null, chat: readonly ChatLine[], seats: readonly SeatInfo[]): ChatLine[] {
  const teamOf = (one: number | null) => seats.find((info) => info.seat === one)?.team ?? null
  const own = teamOf(seat)
  return chat.filter((line) => line.channel !== 'team' || (own !== null && teamOf(line.seat) === own))
}

/** Channels that are open or were used: their lines can still be read. The table's comes first. */
export function knownChannels(
  open: readonly Channel[],
  chat: readonly ChatLine[],
  seats: readonly SeatInfo[],
): Channel[] {
  const isMember = hasTeams(seats.filter(({ is_mine }) => is_mine))
  const used = chat.map(({ channel }) => channel)
  const first: Channel[] = used.includes('table') || !open.includes('after') ? ['table'] : []
  const own: Channel[] = isMember ? ['team'] : []
  return [...new Set([...first, ...own, ...open, ...used])]
}
