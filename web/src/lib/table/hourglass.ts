/** Clocks as the server tells them, set going on this device: what is left is known between two messages, too. */
import type { TimerInfo } from '../../generated/protocol'
import type { Speech } from '../words/speech'

export interface Hourglass extends TimerInfo {
  /** When the timer runs out, by the clock of this page. */
  endsAt: number
}

export const setGoing = (clocks: readonly TimerInfo[], now: number): Hourglass[] =>
  clocks.map((clock) => ({ ...clock, endsAt: now + clock.left_ms }))

/** Milliseconds; one that does not run keeps what it had. */
export const leftOf = (glass: Hourglass, now: number): number =>
  glass.is_running ? Math.max(0, glass.endsAt - now) : glass.left_ms

/** The last milliseconds, in which a clock is looked at. */
export const LAST = 10_000
const FLOW = 200

/** When a clock looks different: with the next second, but more often at its end. */
const untilNext = (left: number): number => (left > LAST ? (left % 1000) + 1 : FLOW)

/** Tells the time as often as these clocks change, from now until the last has run out or the returned function is called. */
export function watchClocks(glasses: readonly Hourglass[], tell: (now: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tick = (): void => {
    const now = performance.now()
    tell(now)
    const running = glasses.filter((glass) => glass.is_running).map((glass) => leftOf(glass, now))
    const waits = running.filter((left) => left > 0).map(untilNext)
    timer = waits.length > 0 ? setTimeout(tick, Math.min(...waits)) : undefined
  }
  tick()
  return () => clearTimeout(timer)
}

/** What a clock is about: a game may say it as `clock-<question>`. */
export const clockName = ({ question }: Pick<TimerInfo, 'question'>, speech: Pick<Speech, 't' | 'canSay'>): string =>
  speech.canSay(`clock-${question}`) ? speech.t(`clock-${question}`) : speech.t('clock-left')
