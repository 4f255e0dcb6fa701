/** What each tile can still do in Combat, read from the view and from the answers that are offered. */
import type { NamePart } from '../../../generated/protocol'
import { skillOf, type Action, type PlayerView, type VendettaBox } from '../model'
import type { Answerable, Targets } from '../targets'

const POWER = 2

export interface Use {
  key: string
  kind: 'group' | 'anticipated' | 'item' | 'passive'
  skill?: number
  item?: number
  dice: number[]
  actions: Action[]
  /** How many such uses are left. */
  count: number
  /** The answer that begins it, if it can be begun now. */
  answer: Answerable | null
}

/** Groups first, then what was anticipated, then items; what can be begun stands before what cannot. */
export function usesOf(box: VendettaBox, player: PlayerView, targets: Targets | null): Use[] {
  const uses = [
    ...player.skills.flatMap((skill) => [...groupUses(box, skill, targets), ...anticipated(box, skill, targets)]),
    ...passives(player, targets),
    ...player.items.filter(({ marked }) => marked > 0).map((item) => itemUse(box, item, targets)),
  ]
  return uses.toSorted((one, other) => Number(other.answer !== null) - Number(one.answer !== null))
}

function groupUses(box: VendettaBox, skill: PlayerView['skills'][number], targets: Targets | null): Use[] {
  const kind = skillOf(box, skill.id)
  const uses = new Map<string, Use>()
  for (const dice of skill.groups) {
    const hasPower = kind.power.length > 0 && dice.includes(POWER)
    const key = `group-${skill.id}-${hasPower}`
    const known = uses.get(key)
    if (known) known.count += 1
    else {
      const actions = hasPower ? [...kind.actions, ...kind.power] : kind.actions
      const answer = find(
        targets?.skills.get(skill.id),
        (answer) => answer.option.type === 'use_group' && answer.option.power === hasPower,
      )
      uses.set(key, { key, kind: 'group', skill: skill.id, dice, actions, count: 1, answer })
    }
  }
  return [...uses.values()]
}

function anticipated(box: VendettaBox, skill: PlayerView['skills'][number], targets: Targets | null): Use[] {
  if (!skill.is_anticipated) return []
  const answer = find(targets?.skills.get(skill.id), ({ option }) => option.type === 'use_anticipated')
  const { actions } = skillOf(box, skill.id)
  return [{ key: `anti-${skill.id}`, kind: 'anticipated', skill: skill.id, dice: [], actions, count: 1, answer }]
}

/** Passive skills are listed only where they must be made to take effect. */
function passives(player: PlayerView, targets: Targets | null): Use[] {
  return player.skills.flatMap((skill): Use[] => {
    const answer = find(targets?.skills.get(skill.id), ({ option }) => option.type === 'use_passive')
    return answer
      ? [{ key: `passive-${skill.id}`, kind: 'passive', skill: skill.id, dice: [], actions: [], count: 1, answer }]
      : []
  })
}

function itemUse(box: VendettaBox, item: PlayerView['items'][number], targets: Targets | null): Use {
  const answer = find(
    targets?.items.get(item.id),
    ({ option }) => option.type === 'use_item' || option.type === 'use_modifier',
  )
  const actions = box.items[item.id]?.actions ?? []
  return { key: `item-${item.id}`, kind: 'item', item: item.id, dice: [], actions, count: item.marked, answer }
}

/** Where a use would break off, as its choice tells: after how many of its actions, and how that is said. */
export function cutOf(use: Use): { after: number; name: NamePart } | null {
  const { reach, cut } = use.answer?.choice.phrase.facts ?? {}
  return typeof reach === 'number' && typeof cut === 'object' && cut.type === 'name'
    ? { after: reach, name: cut }
    : null
}

const find = (answers: readonly Answerable[] | undefined, fits: (answer: Answerable) => boolean): Answerable | null =>
  answers?.find(fits) ?? null
