/** Answers that stand for one thing, and are drawn as that thing. */
import type { Option } from '../../generated/run_run_run'

const SHOWN = new Set<Option['type']>([
  'pick_card',
  'spend_for_move',
  'add_card',
  'offer',
  'lose_card',
  'draw_room',
  'recover',
  'use_token',
  'draw_token',
  'choose_cat',
])

export const isPictured = (option: unknown): boolean => SHOWN.has((option as Option).type)
