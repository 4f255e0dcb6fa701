/** Animates an update, event by event: tiles unfold, Heroes walk, dice roll, the thorn climbs. */
import type { Event } from '../../generated/woodlands'
import { filmOf, type Film } from '../../lib/table/film'
import type { FoeView, HeroView, View } from './model'

const GLANCE = 260
const LOOK = 520
const STEP = 300
const TUMBLE = 1100
const READ = 1500

const TIMES: Partial<Record<Event['type'], number>> = {
  tile_drawn: LOOK,
  tile_placed: LOOK,
  tile_scouted: READ,
  monster_placed: GLANCE,
  foe_revealed: LOOK,
  boss_revealed: READ,
  threat_rose: LOOK,
  hero_dice_rolled: TUMBLE,
  dice_placed: GLANCE,
  hero_moved: STEP,
  orbs_gained: GLANCE,
  orbs_lost: GLANCE,
  orbs_spent: GLANCE,
  hearts_lost: LOOK,
  hearts_gained: GLANCE,
  hero_fell: LOOK,
  hero_rose: LOOK,
  status_taken: GLANCE,
  brambles_rolled: READ,
  event_drawn: READ,
  loot_drawn: READ,
  combat_began: LOOK,
  skill_rolled: READ,
  combat_dice_rolled: TUMBLE,
  power_die_rolled: TUMBLE,
  combat_die_rerolled: TUMBLE,
  combat_resolved: LOOK,
  foe_beaten: LOOK,
  shield_broken: GLANCE,
  entrance_revealed: READ,
  chamber_revealed: READ,
  den_die_rolled: TUMBLE,
  hero_served: READ,
  inn_die_rolled: TUMBLE,
  chapter_won: READ,
  kind_awoke: READ,
  kind_stirred: READ,
  token_found: READ,
  token_taken: GLANCE,
  potion_brewed: READ,
  orb_token_stolen: LOOK,
  orb_token_recovered: LOOK,
  orb_tokens_gone: LOOK,
  monster_moved: STEP,
  camp_revealed: READ,
  pack_taken: LOOK,
  card_spoiled: READ,
  corruption_spread: LOOK,
  totem_lit: READ,
  purified: LOOK,
}

const hero = (view: View, id: number, change: (hero: HeroView) => Partial<HeroView>): View => ({
  ...view,
  heroes: view.heroes.map((one) => (one.hero === id ? { ...one, ...change(one) } : one)),
})

const foe = (view: View, number: number, change: Partial<FoeView>): View => ({
  ...view,
  foes: view.foes.map((one) => (one.foe === number ? { ...one, ...change } : one)),
})

const without = (cards: readonly number[], card: number): number[] => {
  const place = cards.indexOf(card)
  return place < 0 ? [...cards] : [...cards.slice(0, place), ...cards.slice(place + 1)]
}

const more = (cards: readonly number[], card: number): number[] => [...cards, card].sort((a, b) => a - b)

/** A new tile with its nodes: links, as they are in the end, and nothing on it yet. */
function placed(view: View, cell: number, end: View): View {
  const number = end.tiles.findIndex((laid) => laid.cell === cell)
  const laid = end.tiles[number]
  if (!laid || view.tiles.some((one) => one.cell === cell)) return view
  const tiles = [...view.tiles, laid]
  const nodes = end.nodes.filter((node) => node.laid < tiles.length)
  const bare = nodes.slice(view.nodes.length).map(() => 0)
  return { ...view, tiles, nodes, chests: [...view.chests, ...bare], drawn: -1 }
}

function appeared(view: View, foes: Partial<FoeView> & { foe: number; node: number }): View {
  const { foe: number } = foes
  if (view.foes.some((one) => one.foe === number)) return foe(view, number, foes)
  const hidden: FoeView = {
    kind: null,
    defence: 0,
    hearts: 0,
    damage: 0,
    shields: 0,
    threat: 0,
    is_frozen: false,
    is_inside: false,
    ...foes,
  }
  return { ...view, foes: [...view.foes, hidden] }
}

function revealed(view: View, number: number, node: number, kind: number, end: View): View {
  const known = end.foes.find((one) => one.foe === number)
  return appeared(
    view,
    known ? { ...known, node: known.is_inside ? known.node : node, kind } : { foe: number, node, kind },
  )
}

function rolled(view: View, faces: readonly number[], id: number, colour: number, end: View): View {
  const combat = view.combat ?? (end.combat ? { ...end.combat, dice: [] } : null)
  if (!combat) return view
  const known =
    end.combat?.foe === combat.foe ? end.combat.dice.slice(combat.dice.length, combat.dice.length + faces.length) : []
  const dice = faces.map((face, place) => ({ hero: id, face, bonus: known[place]?.bonus ?? 0, colour }))
  return { ...view, combat: { ...combat, dice: [...combat.dice, ...dice] } }
}

function fought(view: View, number: number, allies: readonly number[], end: View): View {
  const known = end.combat?.foe === number ? end.combat : null
  const combat = {
    foe: number,
    allies: [...allies],
    afar: -1,
    colours: [],
    brew: 0,
    dice: [],
    hits: 0,
    powers_used: [],
    defence: 0,
    immune: [],
    fewer: 0,
    hearts: 0,
    is_repeated: false,
    ...(known ? { defence: known.defence, immune: known.immune } : {}),
  }
  return { ...view, combat, to_fight: view.to_fight.filter((one) => one !== number) }
}

function combatStep(view: View, event: Event, end: View): View | null {
  switch (event.type) {
    case 'combat_began':
      return fought(view, event.foe, event.allies, end)
    case 'combat_dice_rolled':
      return rolled(view, event.faces, event.hero, -1, end)
    case 'power_die_rolled':
      return rolled(view, [event.face], event.hero, event.colour, end)
    case 'combat_die_rerolled':
      return view.combat
        ? {
            ...view,
            combat: {
              ...view.combat,
              dice: view.combat.dice.map((die, place) => (place === event.die ? { ...die, face: event.face } : die)),
            },
          }
        : view
    case 'shield_gained':
    case 'shield_broken':
      return foe(view, event.foe, { shields: event.shields })
    case 'foe_beaten':
      return { ...view, combat: null, foes: view.foes.filter((one) => one.foe !== event.foe) }
    case 'foe_frozen':
      return foe(view, event.foe, { is_frozen: true })
    case 'foe_thawed':
      return foe(view, event.foe, { is_frozen: false })
    case 'encounter_began':
      return { ...view, encounter: 'pending', combat: null }
    default:
      return null
  }
}

function heroStep(view: View, event: Event): View | null {
  switch (event.type) {
    case 'hero_moved':
      return hero({ ...view, combat: null }, event.hero, () => ({ node: event.node }))
    case 'orbs_gained':
    case 'orbs_lost':
    case 'orbs_spent':
      return hero(view, event.hero, () => ({ orbs: event.left }))
    case 'hearts_lost':
    case 'hearts_gained':
    case 'hero_rose':
      return hero(view, event.hero, () => ({ hearts: event.left }))
    case 'hero_fell':
      return hero(view, event.hero, () => ({ hearts: 0 }))
    case 'status_taken':
    case 'status_removed':
      return hero(view, event.hero, () => ({
        [event.status === 'poison' ? 'is_poisoned' : 'is_entangled']: event.type === 'status_taken',
      }))
    case 'hero_immobilised':
      return hero(view, event.hero, () => ({ is_immobile: true }))
    case 'power_unlocked':
      return hero(view, event.hero, () => ({ powers: event.power }))
    case 'loot_kept':
      return hero(view, event.hero, ({ loot }) => ({ loot: more(loot, event.card) }))
    case 'loot_discarded':
    case 'loot_sold':
      return hero(view, event.hero, ({ loot }) => ({ loot: without(loot, event.card) }))
    default:
      return null
  }
}

const quested = (view: View, change: Partial<View['quest']>): View => ({
  ...view,
  quest: { ...view.quest, ...change },
})

function questStep(view: View, event: Event, end: View): View | null {
  const { quest } = view
  switch (event.type) {
    case 'token_hidden':
      return quested(view, { down: [...quest.down.filter((node) => node !== event.node), event.node] })
    case 'token_found':
      return quested(view, { down: end.quest.down, up: end.quest.up })
    case 'token_taken':
    case 'token_given':
      return quested(view, { held: end.quest.held, up: end.quest.up })
    case 'potion_brewed':
      return quested(view, { potions: event.potions, held: end.quest.held })
    case 'orb_token_stolen':
    case 'orb_token_recovered':
    case 'orb_tokens_gone':
      return { ...quested(view, { thieves: end.quest.thieves, gone: end.quest.gone }), dangers: end.dangers }
    case 'monster_moved':
      return foe(view, event.foe, { node: event.node })
    case 'camp_revealed':
    case 'pack_taken':
      return { ...quested(view, { camps: end.quest.camps, packs: end.quest.packs }), goals: end.goals }
    case 'guard_posted':
      return quested(view, { guard: event.node })
    case 'corruption_spread':
      return { ...quested(view, { corruption: [...quest.corruption, ...event.cells] }), dangers: end.dangers }
    case 'purified':
      return quested(view, { corruption: quest.corruption.filter((cell) => cell !== event.cell) })
    case 'totem_lit':
      return { ...quested(view, { totems: [...quest.totems, event.colour] }), goals: end.goals }
    case 'kind_awoke':
    case 'kind_stirred':
      return { ...view, enraged: [...new Set([...view.enraged, event.kind])] }
    default:
      return null
  }
}

/** A Hero who joins the party stands where the party begins, with what it begins with. */
function joined(view: View, id: number, end: View): View {
  const chosen = end.heroes.find((one) => one.hero === id)
  if (!chosen || view.heroes.some((one) => one.hero === id)) return view
  return { ...view, heroes: [...view.heroes, chosen] }
}

/** The view after one event, as far as it can be seen. */
function step(view: View, event: Event, end: View): View {
  switch (event.type) {
    case 'hero_chosen':
      return joined(view, event.hero, end)
    case 'round_began':
      return { ...view, round: event.round }
    case 'turn_began':
      return { ...view, active: event.hero, round: event.round, phase: 'adventure', board: view.board.map(() => []) }
    case 'turn_ended':
      return { ...view, combat: null, den: null, board: view.board.map(() => []), dice: [] }
    case 'tile_drawn':
      return { ...view, active: event.hero, drawn: event.tile, pile: Math.max(0, view.pile - 1) }
    case 'tile_placed':
      return placed(view, event.cell, end)
    case 'monster_placed':
      return appeared(view, { foe: event.foe, node: event.node })
    case 'foe_revealed':
      return revealed(view, event.foe, event.node, event.kind, end)
    case 'boss_revealed':
      return { ...revealed(view, event.foe, event.node, event.kind, end), boss_card: -1 }
    case 'threat_rose':
      return foe(view, event.foe, { threat: event.threat })
    case 'hero_dice_rolled':
      return { ...view, dice: event.faces }
    case 'dice_placed':
      return { ...view, dice: [], board: end.active === event.hero ? end.board : view.board }
    case 'goods_laid_out':
      return { ...view, goods: event.cards }
    case 'event_drawn':
      return { ...view, event_tokens: end.event_tokens }
    default:
      return combatStep(view, event, end) ?? heroStep(view, event) ?? questStep(view, event, end) ?? view
  }
}

/** Events that decide a fight, a life or a chapter. */
const HELD = new Set<Event['type']>(['combat_resolved', 'boss_revealed', 'potion_brewed', 'hero_fell', 'totem_lit'])

export const film: Film = filmOf<View, Event>({
  time: (event) => TIMES[event.type] ?? 0,
  holds: ({ type }) => HELD.has(type),
  step,
})
