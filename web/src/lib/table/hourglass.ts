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

/** What a clock is about: a game may say it as `clock-<question>`. */
export const clockName = ({ question }: Pick<TimerInfo, 'question'>, speech: Pick<Speech, 't' | 'canSay'>): string =>
  speech.canSay(`clock-${question}`) ? speech.t(`clock-${question}`) : speech.t('clock-left')
