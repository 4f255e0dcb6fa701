/** How a guided first game goes on after an answer. */
import { sameOption } from '../board/answering.svelte'
import type { LessonFrame } from './lesson'

/** The frames of the lesson after this answer, the next one at `at + 1`; null where the answer would break it. */
export function framesAfter(frames: readonly LessonFrame[], at: number, option: unknown): LessonFrame[] | null {
  const frame = frames[at]!
  if (sameOption(option, frame.wanted)) return [...frames]
  const end = frames.findIndex(({ wanted }, place) => place > at && wanted === null)
  const [before, rest, later] = [frames.slice(0, at + 1), frames.slice(at + 1, end + 1), frames.slice(end + 1)]
  const branch = frame.branches?.find((other) => sameOption(other.option, option))
  const follows = branch?.frames ?? framesAfterWords(frame, rest, option)
  return follows && [...before, ...follows, ...later]
}

/** Own words instead of the suggested ones: the rest of the scene mentions them. The right word may come early. */
function framesAfterWords({ wanted, questions, never }: LessonFrame, rest: LessonFrame[], option: unknown) {
  const field = questions[0]?.text?.field
  if (!never || !field) return null
  const early = rest.findIndex((later) => sameOption(option, later.wanted))
  if (early >= 0) return rest.slice(early + 1)
  const [given, suggested] = [wordsIn(option, field), wordsIn(wanted, field)]
  if (given === '' || never.some((word) => given.toLowerCase().includes(word))) return null
  const said = JSON.stringify(rest).replaceAll(JSON.stringify(suggested), () => JSON.stringify(given))
  return JSON.parse(said) as LessonFrame[]
}

const wordsIn = (option: unknown, field: string): string => {
  const words = (option as Record<string, unknown> | null)?.[field]
  return typeof words === 'string' ? words.trim() : ''
}
