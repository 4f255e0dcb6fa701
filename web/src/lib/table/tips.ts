/** Which tips are due: those of events that were shown just now, and of questions that are asked. */
import type { LogLine, Question, TipInfo } from '../../generated/protocol'

export interface Moment {
  lines: readonly LogLine[]
  questions: readonly Question[]
  mySeat: number | null
}

const typeOf = ({ event }: LogLine): string => (event as { type: string }).type
const seatOf = ({ event }: LogLine): number | undefined => (event as { seat?: number }).seat

const isDue = (tip: TipInfo, { lines, questions, mySeat }: Moment): boolean =>
  lines.some((line) => typeOf(line) === tip.event && (!tip.mine || seatOf(line) === mySeat)) ||
  questions.some(({ question }) => question === tip.question)

/** In the order of the game; `heard` are the names of those that were shown before. */
export const dueTips = (tips: readonly TipInfo[], moment: Moment, heard: readonly string[]): TipInfo[] =>
  tips.filter((tip) => !heard.includes(tip.id) && isDue(tip, moment))
