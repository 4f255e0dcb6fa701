/** Questions that most people pass over, each with the answer that goes on. */
import type { Choice, Question } from '../../generated/protocol'
import type { GameModule } from './board'

export function passed(open: Question[], module: GameModule | null): { question: Question; choice: Choice }[] {
  return open.flatMap((question) => {
    const choice = module?.passes?.(question)
    return choice ? [{ question, choice }] : []
  })
}
