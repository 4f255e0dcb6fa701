/** What is known of answers. */
import type { PreviewEffect } from '../../generated/protocol'

/** What holds whatever is answered: whom a fight is against, what is spent in any case. */
export function inCommon([first = [], ...others]: PreviewEffect[][]): PreviewEffect[] {
  const told = others.map((effects) => new Set(effects.map(wordOf)))
  return first.filter((effect) => told.every((effects) => effects.has(wordOf(effect))))
}

const wordOf = (effect: PreviewEffect): string => JSON.stringify(effect)
