/** Seats that are waited for, but whose person is disconnected. */
import type { SeatInfo } from '../../generated/protocol'

export const isAway = ({ kind, is_mine, is_connected }: SeatInfo): boolean =>
  kind === 'person' && !is_mine && !is_connected

/** Those among the seats that are waited for whose person has no connection. */
export const awayOf = (seats: SeatInfo[], thinking: number[]): SeatInfo[] =>
  seats.filter((seat) => thinking.includes(seat.seat) && isAway(seat))

/** People elsewhere that are waited for, where nobody here is asked anything. */
export const awaitedOf = (seats: SeatInfo[], thinking: number[]): SeatInfo[] =>
  seats.some(({ seat, is_mine }) => is_mine && thinking.includes(seat))
    ? []
    : seats.filter(({ seat, kind }) => kind === 'person' && thinking.includes(seat))

/** True if only bots have decisions, and the viewer has a seat. */
export const areOnlyBots = (seats: SeatInfo[], thinking: number[]): boolean =>
  thinking.length > 0 &&
  seats.some(({ is_mine }) => is_mine) &&
  seats.every(({ seat, kind }) => kind === 'bot' || !thinking.includes(seat))

export const timeOf = (seconds: number): { minutes: number; seconds: number } => ({
  minutes: Math.floor(seconds / 60),
  seconds: seconds % 60,
})
