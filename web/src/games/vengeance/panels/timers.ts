/** The limits that matter to whoever looks: the one that ends first is shown. */
import type { Clock } from '../../../lib/table/reducer'

const SHOWN = new Set([
  'close_reserve',
  'stop_rolling',
  'solo_timer',
  'end_tick',
  'end_flashback_in_time',
  'end_combat_in_time',
  'end_resolution_in_time',
])

export const leftOf = (clock: Clock, now: number): number =>
  Math.max(0, clock.is_running ? clock.left_ms - (now - clock.heard_at) : clock.left_ms)

export function nextLimit(clocks: readonly Clock[], seat: number | null): Clock | null {
  const ours = clocks.filter((clock) => SHOWN.has(clock.question) && (clock.seat === null || clock.seat === seat))
  return ours.toSorted((one, other) => leftOf(one, other.heard_at) - leftOf(other, other.heard_at))[0] ?? null
}
