/** Maps answers to parts of the board. The board knows no rules: it only looks up what options name. */
import type { Choice, Question } from '../../generated/protocol'
import type { Option } from '../../generated/woodlands'
import { add, optionOf, type Answerable as Of } from '../../lib/board/answering.svelte'
import { neighbour } from './grid'
import { cellOf, heroOf, linkOf, type View } from './model'

export type Answerable = Of<Option>
export interface Targets {
  /** Places to go to, and empty cells to go or build on. */
  nodes: Map<number, Answerable[]>
  cells: Map<number, Answerable[]>
  rotations: Answerable[]
  foes: Map<number, Answerable[]>
  slots: Map<number, Answerable[]>
  heroes: Map<number, Answerable[]>
  cards: Map<number, Answerable[]>
  goods: Map<number, Answerable[]>
  /** Dice of a combat by their place, Hero dice by what they show. */
  dice: Map<number, Answerable[]>
  faces: Map<number, Answerable[]>
  powers: Map<number, Answerable[]>
  /** Actions at the Hero's place. */
  acts: Answerable[]
  /** Answers that end or refuse something: shown as buttons. */
  plain: Answerable[]
}

const WAYS = new Set<Option['type']>(['move', 'flee', 'venture', 'flee_astray'])
const ASTRAY = new Set<Option['type']>(['venture', 'flee_astray'])
const NODES = new Set<Option['type']>(['wander_to', 'place_boss_at', 'step_to', 'post_guard'])
const FOES = new Set<Option['type']>(['fight', 'freeze', 'strike'])
const HEROES = new Set<Option['type']>(['choose_hero', 'take_along', 'raise', 'remedy', 'give_to'])
const CARDS = new Set<Option['type']>([
  'use_loot',
  'use_loot_on',
  'sell',
  'give',
  'discard',
  'flip_card',
  'keep_instead',
  'throw_smoke',
])
const ACTS = new Set<Option['type']>([
  'open_chest',
  'take_orbs',
  'use_vortex',
  'enter_den',
  'be_served',
  'heal',
  'search',
  'brew',
  'give_token',
  'give_orb_token',
  'light_totem',
  'light_desperately',
  'end_chapter',
])
const DICE = new Set<Option['type']>(['reroll_die', 'reroll_free', 'mark_die', 'use_loot_on_die'])
/** Questions about nothing on the board: shown in the question bar. */
const ELSEWHERE = new Set(['agree_to_concede', 'order_tiles'])

const emptyTargets = (): Targets => ({
  nodes: new Map(),
  cells: new Map(),
  rotations: [],
  foes: new Map(),
  slots: new Map(),
  heroes: new Map(),
  cards: new Map(),
  goods: new Map(),
  dice: new Map(),
  faces: new Map(),
  powers: new Map(),
  acts: [],
  plain: [],
})

function place(targets: Targets, answer: Answerable, view: View): void {
  const { option } = answer
  if (WAYS.has(option.type)) placeWay(targets, answer, view)
  else if (NODES.has(option.type) && 'node' in option) add(targets.nodes, option.node, answer)
  else if (option.type === 'place_at' || option.type === 'purify') add(targets.cells, option.cell, answer)
  else if (option.type === 'turn') targets.rotations.push(answer)
  else if (option.type === 'put_on') add(targets.slots, option.slot, answer)
  else if (option.type === 'buy') add(targets.goods, option.card, answer)
  else if (option.type === 'unlock') add(targets.powers, option.power, answer)
  else if (option.type === 'turn_die') add(targets.faces, option.face, answer)
  else if (FOES.has(option.type) && 'foe' in option) add(targets.foes, option.foe, answer)
  else if (DICE.has(option.type) && 'die' in option) add(targets.dice, option.die, answer)
  else if (CARDS.has(option.type) && 'card' in option) add(targets.cards, option.card, answer)
  else if (HEROES.has(option.type) && 'hero' in option) add(targets.heroes, option.hero, answer)
  else if (ACTS.has(option.type)) targets.acts.push(answer)
  else targets.plain.push(answer)
}

function placeWay(targets: Targets, answer: Answerable, view: View): void {
  const { option } = answer
  if (!('side' in option)) return
  const node = heroOf(view, view.active)?.node ?? 0
  const there = linkOf(view, node, option.side)
  if (ASTRAY.has(option.type) || there === undefined)
    add(targets.cells, neighbour(cellOf(view, node), option.side), answer)
  else add(targets.nodes, there, answer)
}

export function targetsOf(answers: readonly Answerable[], view: View): Targets {
  const targets = emptyTargets()
  for (const answer of answers) if (!ELSEWHERE.has(answer.question.question)) place(targets, answer, view)
  return targets
}

/** Answers that are no thing on the board: they stay buttons beside the question. */
const BESIDE = new Set<Option['type']>([
  'accept_dice',
  'reroll',
  'roll_dice',
  'roll_again',
  'set_aside',
  'leave_dice',
  'end_turn',
  'face_strikes',
  'go_now',
  'stay_here',
  'leave_loot',
  'keep_loot',
  'refuse',
  'place_none',
  'purify_none',
  'go_on',
])

/** Questions where everything but those can be answered on the board itself. */
const CLAIMED = new Set([
  'pick_hero',
  'choose_space',
  'choose_rotation',
  'turn_risky_tile',
  'keep_dice',
  'place_dice',
  'choose_reroll',
  'choose_action',
  'choose_step',
  'choose_fight',
  'choose_strike',
  'arm_hero',
  'adjust_dice',
  'adjust_as_supporter',
  'choose_dice',
  'choose_wandering',
  'choose_boss_place',
  'choose_discard',
  'choose_flip',
  'keep_card',
  'make_room',
  'give_up_card',
  'use_charm',
  'advance_monster',
  'post_sentinel',
  'purify_tile',
  'choose_shadow_place',
  'exchange_loot',
  'ask_to_join',
  'pause_in_den',
  'react_with_frost',
  'ask_support',
  'ask_distant_support',
])

/** Questions of a combat or a Den: its panel has every answer, with what is known of it. */
const IN_PANEL = new Set([
  'ask_to_join',
  'pause_in_den',
  'arm_hero',
  'adjust_dice',
  'adjust_as_supporter',
  'choose_dice',
  'react_with_frost',
  'ask_support',
  'ask_distant_support',
])
export const isInPanel = (question: Question): boolean => IN_PANEL.has(question.question)

export const claims = (question: Question): 'whole' | false =>
  !question.is_draw && !question.text && CLAIMED.has(question.question) ? 'whole' : false

export const isBeside = (option: unknown): boolean => BESIDE.has((option as Option).type)

/** If the dice allow only one action, it is sent without a question. */
export function passes(question: Question): Choice | null {
  if (question.question !== 'prepare_roll' || question.choices.length !== 1) return null
  return question.choices[0] ?? null
}

export const typeOf = (choice: Choice): Option['type'] => optionOf<Option>(choice).type
