/** Answers with their place in words, for lists without a board: the distance from the Vault. */
import type { Phrase } from '../../generated/protocol'
import type { BoardProps } from '../../lib/table/board'
import type { Facts } from '../../lib/words/speech'

/** As in the rules: the sides of a hex in axial coordinates, north first, then clockwise. */
const DIRECTIONS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const

const NAMED: Readonly<Record<string, string>> = {
  'option-teleport_to': 'board-named-teleport',
  'option-passage_from': 'board-named-from',
  'option-passage_to': 'board-named-lead',
  'option-move_to': 'board-named-move',
  'option-wake_at': 'board-named-wake',
  'option-open_door_at': 'board-named-door',
  'option-pick_hex': 'board-named-place',
  'option-target': 'board-named-fight',
  'option-step_to': 'board-named-step',
  'option-walk_to': 'board-named-walk',
}

export interface Way {
  steps: number
  side: number
  steps2: number
  side2: number
}

/** The way from the Vault to a hex along one or two neighbouring directions. */
export function wayTo(q: number, r: number): Way {
  for (const [side, [q1, r1]] of DIRECTIONS.entries()) {
    const side2 = (side + 1) % DIRECTIONS.length
    const [q2, r2] = DIRECTIONS[side2]!
    const whole = q1 * r2 - r1 * q2
    const [steps, steps2] = [(q * r2 - r * q2) / whole, (q1 * r - r1 * q) / whole]
    if (steps > 0 && steps2 >= 0) return { steps, side, steps2, side2 }
  }
  return { steps: 0, side: 0, steps2: 0, side2: 1 }
}

const signed = (text: unknown): number => Number(String(text).replace('\u2212', '-'))

/** Null where the words of the answer are as good anywhere. */
export function named({ key, facts }: Phrase, t: BoardProps['t']): string | null {
  const [said, hex] = [NAMED[key], facts.hex]
  if (said === undefined || typeof hex !== 'object' || hex.type !== 'name') return null
  return t(said, { ...facts, place: placeOf(hex.key, hex.facts, t) })
}

function placeOf(key: string, { q, r }: Facts, t: BoardProps['t']): string {
  if (key !== 'hex') return t(key)
  const { steps, side, steps2, side2 } = wayTo(signed(q), signed(r))
  const [one, other] = [t(`side-${side}`), t(`side-${side2}`)]
  return t(steps2 ? 'board-place-corner' : 'board-place-straight', { steps, side: one, steps2, side2: other })
}
