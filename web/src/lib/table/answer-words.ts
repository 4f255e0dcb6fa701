/** Answers in words that tell them apart. */
import type { Phrase } from '../../generated/protocol'
import type { Speech } from '../words/speech'
import type { GameModule } from './board'

/** Beside a board "Place here" is enough for one answer; several are told apart by their places. */
export function inDistinctWords(
  answers: readonly { phrase: Phrase }[],
  { say, t }: Pick<Speech, 'say' | 't'>,
  named: GameModule['named'],
): string[] {
  const words = answers.map(({ phrase }) => say(phrase))
  if (new Set(words).size === words.length) return words
  return answers.map(({ phrase }, place) => named?.(phrase, t) ?? words[place]!)
}
