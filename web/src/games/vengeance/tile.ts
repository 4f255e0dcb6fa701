/** The tile that is being carried out, as its questions tell: which of its actions comes now. */
import { skillOf, type Action, type VendettaBox } from './model'

export interface TileNow {
  skill?: number
  item?: number
  /** Its actions in order; an action added by a rule repeats the last one. */
  actions: Action[]
  at: number
}

type Fact = (name: string) => unknown

export function tileNow(box: VendettaBox, fact: Fact): TileNow | null {
  const [skill, item, at, count] = ['skill', 'item', 'at', 'of'].map((name) => Number(fact(name) ?? -1)) as [
    number,
    number,
    number,
    number,
  ]
  if (at < 0 || count < 0) return null
  if (item >= 0) return { item, actions: lengthened(box.items[item]?.actions ?? [], count), at }
  const { actions, power } = skillOf(box, skill)
  return { skill, actions: lengthened([...actions, ...power], count), at }
}

function lengthened(actions: readonly Action[], count: number): Action[] {
  const last = actions.at(-1) ?? 'hit'
  return Array.from({ length: count }, (_, place) => actions[place] ?? last)
}
