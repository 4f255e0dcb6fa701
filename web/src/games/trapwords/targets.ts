/** Which questions the board takes over from the question bar, and which clocks it shows itself. */
import type { Question } from '../../generated/protocol'
import type { Hourglass } from '../../lib/table/hourglass'

/** Questions that have their own place on the board; all others are shown as buttons. */
export const PLACED = new Set(['write_list', 'give_clue', 'guess_word', 'watch_clues', 'watch_table', 'giver_at_table'])

export const claims = (question: Question): 'whole' | false => (question.is_draw ? false : 'whole')

/** Clues arrive while people press keys: a digit would stop another clue than the one that was meant. */
export const hasDigits = ({ question }: Question): boolean => question !== 'watch_clues'

/** Timers that are shown even while paused, and timers that are drawn as an hourglass. */
const SHOWN = new Set(['run_glass', 'writing_time', 'await_lost', 'objection_window', 'half_time'])

export const showsClock = ({ question }: Hourglass): boolean => SHOWN.has(question)

/** How long a clue can still be objected to. */
export const windowOf = (clocks: readonly Hourglass[], clue: number): Hourglass | null =>
  clocks.find(({ question, name }) => question === 'objection_window' && name.endsWith(`-${clue}`)) ?? null

export const clockOf = (clocks: readonly Hourglass[], ...names: string[]): Hourglass | null =>
  clocks.find(({ question }) => names.includes(question)) ?? null
