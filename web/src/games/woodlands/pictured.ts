/** Answers that stand for one thing, and are drawn as that thing. */
import type { Option } from '../../generated/woodlands'

const SHOWN = new Set<Option['type']>([
  'choose_hero',
  'give_to',
  'take_along',
  'discard',
  'flip_card',
  'draw_loot_card',
  'draw_tile',
  'draw_monster',
  'put_tile',
  'buy',
  'sell',
  'keep_instead',
])

export const isPictured = (option: unknown): boolean => SHOWN.has((option as Option).type)
