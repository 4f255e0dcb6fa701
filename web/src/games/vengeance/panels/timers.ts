/** The limits that matter to the viewer: the one that ends first is shown. */
import { leftOf, type Hourglass } from '../../../lib/table/hourglass'

const SHOWN = new Set([
  'count_down',
  'close_reserve',
  'stop_rolling',
  'solo_timer',
  'end_tick',
  'end_flashback_in_time',
  'end_combat_in_time',
  'end_resolution_in_time',
])

/** Shorter timers end before anybody can read them. */
export const isShown = ({ question }: Hourglass): boolean => SHOWN.has(question)

/** The limit for the last dice stands still as long as there are dice to take. */
const isStill = ({ question, is_running }: Hourglass): boolean => question === 'stop_rolling' && !is_running

export function nextLimit(clocks: readonly Hourglass[], seat: number | null): Hourglass | null {
  const now = performance.now()
  const concerns = ({ seats }: Hourglass): boolean => seats.length === 0 || (seat !== null && seats.includes(seat))
  const ours = clocks.filter((clock) => isShown(clock) && !isStill(clock) && concerns(clock))
  return ours.toSorted((one, other) => leftOf(one, now) - leftOf(other, now))[0] ?? null
}
