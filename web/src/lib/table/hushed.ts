/** Hidden chat lines: of muted people, and of strangers until the viewer has written something. */
import type { ChatLine, SeatInfo, TableInfo } from '../../generated/protocol'

type Room = Pick<TableInfo, 'seats' | 'muted'>

const isMine = (seats: readonly SeatInfo[], line: ChatLine): boolean =>
  seats.some(({ seat, is_mine }) => is_mine && seat === line.seat)

export function isMuted({ seats, muted }: Room, line: ChatLine): boolean {
  if (line.author) return muted.includes(line.author)
  return seats.some(({ seat, is_muted }) => is_muted && seat === line.seat)
}

/** Strangers looked for players and came by no link: their words wait until this person has written once. */
function areStrangersHeard({ seats }: Room, chat: readonly ChatLine[]): boolean {
  const isAmongStrangers = seats.some(({ is_stranger, is_mine }) => is_stranger && !is_mine)
  return !isAmongStrangers || chat.some((line) => line.text !== '' && isMine(seats, line))
}

const isStrangers = ({ seats }: Room, line: ChatLine): boolean =>
  seats.some(({ seat, is_stranger, is_mine }) => seat === line.seat && is_stranger && !is_mine)

export function heard(room: Room, chat: readonly ChatLine[], hasReactions = true): ChatLine[] {
  const isOpen = areStrangersHeard(room, chat)
  return chat.filter(
    (line) =>
      !isMuted(room, line) &&
      (hasReactions || line.reaction === null) &&
      (isOpen || line.reaction !== null || !isStrangers(room, line)),
  )
}

/** How many lines of strangers wait. */
export function waitingLines(room: Room, chat: readonly ChatLine[]): number {
  if (areStrangersHeard(room, chat)) return 0
  return chat.filter((line) => line.text !== '' && isStrangers(room, line) && !isMuted(room, line)).length
}
