/** The tile that is being carried out, followed from what is told: which of its actions comes next. */
import type { Event } from '../../generated/vengeance'
import { skillOf, type Action, type VendettaBox } from './model'

export interface TileNow {
  skill?: number
  item?: number
  actions: Action[]
  /** The place of the action that comes next. */
  at: number
  /** The tile that goes on when this modifier is done. */
  under: TileNow | null
}

const DONE = new Set<Event['type']>([
  'hero_moved',
  'hero_jumped',
  'minion_crossed',
  'minion_dotted',
  'minion_dodged',
  'boss_damaged',
  'boss_unhurt',
  'healed',
])

/** The tile after one more event of its owner; `withPower` if the group that was spent adds something. */
export function tileAfter(now: TileNow | null, event: Event, box: VendettaBox, withPower: boolean): TileNow | null {
  if (event.type === 'skill_used') {
    const { actions, power } = skillOf(box, event.skill)
    const all = event.source === 'dice' && withPower ? [...actions, ...power] : actions
    return { skill: event.skill, actions: all, at: 0, under: null }
  }
  if (event.type === 'item_used') {
    const item = box.items[event.item]
    return { item: event.item, actions: item?.actions ?? [], at: 0, under: item?.after === 'none' ? null : now }
  }
  if (event.type === 'tile_ended' || event.type === 'tile_broken_off') return now?.under ?? null
  if (event.type === 'combat_ended') return null
  const isDone = DONE.has(event.type) || (event.type === 'slot_crossed' && event.cause === 'skill')
  return isDone && now ? further(now) : now
}

function further(now: TileNow): TileNow | null {
  const at = now.at + 1
  return at < now.actions.length ? { ...now, at } : now.under
}
