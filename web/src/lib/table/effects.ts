/** Known effects of answers. */
import type { PreviewEffect } from '../../generated/protocol'

/** Effects that all answers share: the enemy of a fight, unavoidable costs. */
export function inCommon([first = [], ...others]: PreviewEffect[][]): PreviewEffect[] {
  const told = others.map((effects) => new Set(effects.map(wordOf)))
  return first.filter((effect) => told.every((effects) => effects.has(wordOf(effect))))
}

const wordOf = (effect: PreviewEffect): string => JSON.stringify(effect)
