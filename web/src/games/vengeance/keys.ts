/**
 * The race from the keyboard. Letters that lie in the same place on English and French keyboards: the home row for
 * skills, the row below it for dice. Digits belong to the list of answers.
 */
export const SKILL_KEYS = ['s', 'd', 'f', 'g', 'h', 'j', 'k', 'l'] as const
export const DICE_KEYS = ['x', 'c', 'v', 'b'] as const
export const TAKE_KEY = 't'
export const WOUND_KEY = 'p'
export const STOP_KEY = 'o'

export type Command =
  | { kind: 'roll' }
  | { kind: 'take' }
  | { kind: 'wound' }
  | { kind: 'stop' }
  | { kind: 'close' }
  | { kind: 'keep'; place: number }
  | { kind: 'skill'; place: number }

/** The action of a key on this board, if any. */
export function commandOf(key: string): Command | null {
  if (key === ' ') return { kind: 'roll' }
  if (key === 'Escape') return { kind: 'close' }
  const letter = key.toLowerCase()
  if (letter === TAKE_KEY) return { kind: 'take' }
  if (letter === WOUND_KEY) return { kind: 'wound' }
  if (letter === STOP_KEY) return { kind: 'stop' }
  const die = DICE_KEYS.findIndex((one) => one === letter)
  if (die >= 0) return { kind: 'keep', place: die }
  const skill = SKILL_KEYS.findIndex((one) => one === letter)
  return skill >= 0 ? { kind: 'skill', place: skill } : null
}
