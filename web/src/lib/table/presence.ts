/** Who is waited for and cannot answer. */
import type { Point, SeatInfo } from '../../generated/protocol'

export const isAway = ({ kind, is_mine, is_connected }: SeatInfo): boolean =>
  kind === 'person' && !is_mine && !is_connected

/** Those among the seats that are waited for whose person has no connection. */
export const awayOf = (seats: SeatInfo[], thinking: number[]): SeatInfo[] =>
  seats.filter((seat) => thinking.includes(seat.seat) && isAway(seat))

/** Draws are put to chance; where people draw themselves, whose screen asks for one is waited for. */
export function waitedFor(thinking: number[], points: Point[]): number[] {
  const asked = points.filter(({ questions }) => questions.length > 0).flatMap(({ seat }) => seat ?? [])
  return [...new Set([...thinking, ...asked])].sort((one, other) => one - other)
}
