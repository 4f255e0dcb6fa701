/** Who is waited for and cannot answer. */
import type { SeatInfo } from '../../generated/protocol'

export const isAway = ({ kind, is_mine, is_connected }: SeatInfo): boolean =>
  kind === 'person' && !is_mine && !is_connected

/** Those among the seats that are waited for whose person has no connection. */
export const awayOf = (seats: SeatInfo[], thinking: number[]): SeatInfo[] =>
  seats.filter((seat) => thinking.includes(seat.seat) && isAway(seat))
