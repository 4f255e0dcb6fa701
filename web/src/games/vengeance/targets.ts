/** Maps answers to parts of the board. The board knows no rules: it only looks up what options name. */
import type { Question } from '../../generated/protocol'
import type { Aim, Assign, Option, PlaceWound, Roll, TakeDice } from '../../generated/vengeance'
import { add, answerablesOf, type Answerable as Answer } from '../../lib/board/answering.svelte'
import { isDiceDraw } from './drawn'
import type { PlayerView } from './model'

export type Answerable<O extends Option = Option> = Answer<O>
type Kind = Option['type']
export type Of<K extends Kind> = Answerable<Extract<Option, { type: K }>>

export interface Targets {
  /** All answers that can be given now. */
  all: Answerable[]
  rolls: Answerable<Roll>[]
  assigns: Map<number, Answerable<Assign>[]>
  wounds: Answerable<PlaceWound>[]
  takes: Answerable<TakeDice>[]
  /** Answers that lie on a room, its people included. */
  rooms: Map<number, Answerable[]>
  minions: Map<number, Answerable>
  skills: Map<number, Answerable[]>
  items: Map<number, Answerable[]>
  /** Answers that are a button of their own, by their kind. */
  others: Map<Kind, Answerable[]>
}

const ROOMS = new Set<Kind>(['go_to', 'jump_to', 'aim', 'aim_at_boss'])
const SKILLS = new Set<Kind>([
  'use_passive',
  'use_group',
  'use_anticipated',
  'anticipate',
  'discard_skill',
  'buy_skill',
])
const ITEMS = new Set<Kind>(['use_item', 'use_modifier', 'buy_use'])

/** The room a choice leads to or aims at. */
export function roomOf(option: Option, player: PlayerView | undefined): number | null {
  if (option.type === 'go_to' || option.type === 'jump_to') return option.room
  if (option.type === 'aim_at_boss') return player?.boss?.room ?? null
  if (option.type === 'aim') return player?.minions.find(({ id }) => id === option.minion)?.room ?? null
  return null
}

function place(targets: Targets, answerable: Answerable, player: PlayerView | undefined): void {
  const { option } = answerable
  const { type } = option
  targets.all.push(answerable)
  if (type === 'roll') targets.rolls.push(answerable as Answerable<Roll>)
  else if (type === 'assign') add(targets.assigns, option.skill, answerable as Answerable<Assign>)
  else if (type === 'place_wound') targets.wounds.push(answerable as Answerable<PlaceWound>)
  else if (type === 'take_dice') targets.takes.push(answerable as Answerable<TakeDice>)
  else if (ROOMS.has(type)) placeInRoom(targets, answerable, player)
  else if (SKILLS.has(type)) add(targets.skills, (option as { skill: number }).skill, answerable)
  else if (ITEMS.has(type)) add(targets.items, (option as { item: number }).item, answerable)
  else add(targets.others, type, answerable)
}

function placeInRoom(targets: Targets, answerable: Answerable, player: PlayerView | undefined): void {
  const room = roomOf(answerable.option, player)
  if (room !== null) add(targets.rooms, room, answerable)
  if (answerable.option.type === 'aim') {
    for (const minion of alike(answerable.option, player)) targets.minions.set(minion, answerable)
  }
}

/** The minions that an aim matches: of one kind in one room, with the same marks. */
function alike(aim: Aim, player: PlayerView | undefined): number[] {
  const meant = player?.minions.find(({ id }) => id === aim.minion)
  if (!player || !meant) return [aim.minion]
  const same = player.minions.filter(
    (one) =>
      one.room === meant.room &&
      one.kind === meant.kind &&
      one.is_crossed === meant.is_crossed &&
      one.is_dodged === meant.is_dodged &&
      one.is_dotted === meant.is_dotted,
  )
  return same.map(({ id }) => id)
}

export function targetsOf(questions: readonly Question[], player: PlayerView | undefined): Targets {
  const targets: Targets = {
    all: [],
    rolls: [],
    assigns: new Map(),
    wounds: [],
    takes: [],
    rooms: new Map(),
    minions: new Map(),
    skills: new Map(),
    items: new Map(),
    others: new Map(),
  }
  for (const answerable of answerablesOf<Option>(questions)) place(targets, answerable, player)
  return targets
}

export const the = <K extends Kind>(targets: Targets, type: K): Of<K> | null =>
  (targets.others.get(type)?.[0] as Of<K> | undefined) ?? null

/** The same kind of answer for each kind of dice laid: one of each, the one that takes and releases most. */
export function groupsOn(targets: Targets, skill: number, takes: boolean): Answerable<Assign>[] {
  const best = new Map<string, Answerable<Assign>>()
  for (const answer of targets.assigns.get(skill) ?? []) {
    const key = answer.option.dice.join()
    const known = best.get(key)
    if (!known || worth(answer, takes) > worth(known, takes)) best.set(key, answer)
  }
  return [...best.values()]
}

const worth = ({ option }: Answerable<Assign>, takes: boolean): number =>
  (option.release ? 100 : 0) + (takes ? option.take : -option.take)

/** The wound on the bar with as many new dice as can be had, or with none. */
export const woundWith = (targets: Targets, takes: boolean): Answerable<PlaceWound> | null =>
  targets.wounds.toSorted((a, b) => (takes ? b.option.take - a.option.take : a.option.take - b.option.take))[0] ?? null

export const mostDice = (targets: Targets): Answerable<TakeDice> | null =>
  targets.takes.toSorted((a, b) => b.option.count - a.option.count)[0] ?? null

/** The answer that rolls exactly these faces. */
export const rollOf = (targets: Targets, faces: readonly number[]): Answerable<Roll> | null =>
  targets.rolls.find(({ option }) => option.dice.toSorted((a, b) => a - b).join() === faces.join()) ?? null

/** The faces of which a roll is offered at all. */
export const rollable = (targets: Targets): ReadonlySet<number> =>
  new Set(targets.rolls.flatMap(({ option }) => option.dice))

/** Every answer of a seat has its place on the board, and so have rolled dice; other draws are entered in the bar. */
export const claims = (question: Question): boolean | 'whole' =>
  question.text !== null || (question.is_draw && !isDiceDraw(question)) ? false : 'whole'
