/** What cards and enemies do, in words: the verbs of the content files, one message each. */
import type { BoardProps } from '../../lib/table/board'
import { COLOURS, type Does } from './model'

type Say = BoardProps['t']

export function doesText(effects: readonly Does[], t: Say): string {
  if (effects.length === 0) return t('board-do-nothing')
  return effects.map((effect) => said(effect, t)).join(' ')
}

function said({ do: verb, amount, who, colours }: Does, t: Say): string {
  const hues =
    colours.length === COLOURS.length ? t('board-all-colours') : colours.map((hue) => t(`colour-${hue}`)).join(', ')
  return t(`board-do-${verb}`, { n: amount, who, colours: hues })
}
