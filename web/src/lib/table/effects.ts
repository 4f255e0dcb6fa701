/** What is known of answers. */
import type { Effect } from '../../generated/protocol'

/** What holds whatever is answered: whom a fight is against, what is spent in any case. */
export function inCommon([first = [], ...others]: Effect[][]): Effect[] {
  const told = others.map((effects) => new Set(effects.map(wordOf)))
  return first.filter((effect) => told.every((effects) => effects.has(wordOf(effect))))
}

const wordOf = (effect: Effect): string => JSON.stringify(effect)
