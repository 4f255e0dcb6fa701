/** The data that the board reads: the view, and the box. No rules here. */
import type { PlayerView, VendettaView } from '../../generated/vengeance'

export type Symbol = 'run' | 'fist' | 'power' | 'gun' | 'wound'
export type FlashbackFace = 'train' | 'buy' | 'heal' | 'anti' | 'collect'
export type Action = 'move' | 'hit' | 'shoot' | 'wound' | 'heal' | 'jump' | 'dodge' | 'kill'
export type MinionKind = 'B' | 'T' | 'K' | 'H' | 'G'
export type Timing = 'combat' | 'start' | 'resolution'
export type Rectangle = [number, number, number, number]

export interface BaseSkill {
  id: string
  dice: string[]
  actions: Action[]
  slots: number
  power: Action[]
}
export interface SkillTile {
  id: string
  hero: string
  cost: number
  dice: string[]
  actions: Action[]
  once: boolean
  passive: string
}
export interface Skill {
  id: string
  dice: string[]
  actions: Action[]
  power: Action[]
  cost: number
  isOnce: boolean
  isPassive: boolean
}
export interface ItemKind {
  id: string
  hero: string
  actions: Action[]
  after: 'none' | 'hit' | 'shoot'
  timing: Timing
}
export interface Objective {
  kind: 'none' | 'kill' | 'clear1' | 'health6' | 'adj_visited' | 'boss_hit' | 'visit' | 'adj_kill'
  points: number
  minion: MinionKind | 'none'
  number: number
}
export interface RoomKind {
  at: Rectangle
  doors: number[]
  visited: boolean
  minions: MinionKind[]
  loot: number
  objective: Objective
}
export interface LairKind {
  id: string
  board: number
  side: 'A' | 'B'
  boss_room: number
  boss_bar: number[]
  room: RoomKind[]
}
export interface VendettaBox {
  board: {
    base_health: number
    extra_health: number
    ko_slots: number
    item_uses: number
    skill_places: number
    loot: number[]
    loot_full: number
    training: number[]
    training_full: number
    skill: BaseSkill[]
  }
  heroes: { id: string; trait: string }[]
  tiles: SkillTile[]
  items: ItemKind[]
  bosses: { id: string; health: number; rule: string }[]
  lairs: LairKind[]
  supplies: { reserve: number[]; rounds: number; boss_points: number; solo: { dice: number[]; ticks: number[] } }
}

export type { PlayerView }
export type View = VendettaView

/** Faces of dice: the five that are printed, a wound that may be rolled again, and none yet. */
export const FACES = ['run', 'fist', 'power', 'gun', 'wound', 'released', 'blank'] as const
export type FaceName = (typeof FACES)[number]
export const WOUND = 4
export const BLANK = 6

export const asView = (fields: Record<string, unknown>): View => fields as unknown as View
export const asBox = (components: unknown): VendettaBox => components as VendettaBox

export const faceName = (face: number): FaceName => FACES[face] ?? 'blank'
export const roomNumber = (room: number): number => room & 15
export const lairOfRoom = (room: number): number => room >> 4

/** The base skills, then the tiles: what a number of a skill counts. */
export function skillOf(box: VendettaBox, skill: number): Skill {
  const base = box.board.skill[skill]
  if (base) return { ...base, cost: 0, isOnce: false, isPassive: false }
  const tile = box.tiles[skill - box.board.skill.length]
  return {
    id: tile?.id ?? '',
    dice: tile?.dice ?? [],
    actions: tile?.actions ?? [],
    power: [],
    cost: tile?.cost ?? 0,
    isOnce: tile?.once ?? false,
    isPassive: tile !== undefined && tile.dice.length === 0,
  }
}

/** The seat the board is drawn for: the viewer's, or the first one for spectators. */
export const shownSeat = (view: View, mySeat: number | null, looked: number | null): number =>
  looked ?? mySeat ?? view.players[0]?.seat ?? 0

export const playerAt = (view: View, seat: number): PlayerView | undefined =>
  view.players.find((player) => player.seat === seat)

/** Dice that lie in the Reserve when nobody holds any. */
export function allDice(box: VendettaBox, view: View): number {
  const { players, solo_dice } = view.options
  const level = ['easy', 'medium', 'hard'].indexOf(solo_dice)
  return (players === 1 ? box.supplies.solo.dice[level] : box.supplies.reserve[players - 2]) ?? view.reserve
}

/** False where time does not matter: in ticks, and for somebody who plays alone without rush. */
export const isRace = ({ options }: View): boolean =>
  options.pace === 'real_time' || (options.pace === 'no_rush' && options.players > 1)

/** The ticks after which the Reserve closes for one player; null where there is no such limit. */
export function soloTicks(box: VendettaBox, { options }: View): number | null {
  if (options.players !== 1 || options.pace !== 'ticks') return null
  return box.supplies.solo.ticks[['easy', 'medium', 'hard'].indexOf(options.solo_time)] ?? null
}

/** A number with a real minus sign. */
export const signed = (value: number): string => String(value).replace('-', '−')

/** The printed value of a track with this many slots used. */
export const trackValue = (values: readonly number[], full: number, used: number): number => values[used] ?? full
