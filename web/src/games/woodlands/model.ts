/** The data of the board: the view with its links as sent, and the box. */
import type { NamePart } from '../../generated/protocol'
import type { Combat, Die, FoeView, HeroView, Laid, NodeView, Quest, WoodsView } from '../../generated/woodlands'
import type { Point } from '../../lib/board/plane'
import { center, maskOf, sidesOf, towards, turned } from './grid'

export const COLOURS = ['green', 'purple', 'blue', 'orange'] as const
export type Colour = (typeof COLOURS)[number]
export const SLOTS = ['move', 'focus', 'five', 'six', 'invoke'] as const
export const NOBODY = -1

export interface Does {
  do: string
  amount: number
  who: string
  colours: Colour[]
}
export interface Ground {
  paths: string
  monsters: number
  treasure: number
  event: number
  brambles: boolean
  rune: Colour | null
}
export interface TileKind {
  id: string
  places: Ground[]
  special: string
}
export interface LootKind {
  id: string
  kind: 'permanent' | 'flip' | 'discard'
  effect: Does
  count: number
}
export interface HeroKind {
  id: string
  colour: Colour
  special5: string
  special6: string
  power1: string
  power2: string
  capacity6: number
}
export interface Profile {
  id: string
  defence: number
  hearts: number
  damage: number
  loss: Does[]
  gain?: Does[]
  weak: Colour[]
  resists: Colour[]
  immune: Colour[]
  enraged: string
  track?: number
  skills?: Does[][]
}
export interface DenKind {
  id: string
  events: Does[][]
}
export interface WoodsBox {
  tiles: TileKind[]
  loot: LootKind[]
  events: { id: string; effects: Does[] }[]
  brambles: { id: string; results: Does[][] }[]
  heroes: HeroKind[]
  monsters: Profile[]
  bosses: Profile[]
  entrances: DenKind[]
  chambers: DenKind[]
  inn: { id: string }[]
  quests: { id: string; kind: string }[]
  camps: { id: string }[]
  supplies: {
    hearts: number
    orbs: number
    loot_slots: number
    first_power: number
    second_power: number
    price: number
    sale: number
    vortex: number
    inn_price: number
    inn_visits: number
  }
}

export interface Place extends Omit<NodeView, 'links'> {
  links: [number, number][]
}
export interface View extends Omit<WoodsView, 'nodes'> {
  nodes: Place[]
}
export type { Combat, Die, FoeView, HeroView, Laid }

export const asView = (fields: Record<string, unknown>): View => fields as unknown as View
export const asBox = (components: unknown): WoodsBox => components as WoodsBox

export const profileOf = (box: WoodsBox, kind: number): Profile | undefined => [...box.monsters, ...box.bosses][kind]
export const isBoss = (box: WoodsBox, kind: number): boolean => kind >= box.monsters.length
export const heroOf = (view: View, hero: number): HeroView | undefined => view.heroes.find((one) => one.hero === hero)
export const foeOf = (view: View, foe: number): FoeView | undefined => view.foes.find((one) => one.foe === foe)
/** The enemy of the combat is still there: once it is beaten only its spoils are left to share. */
export const isFought = (view: View): boolean => view.combat !== null && foeOf(view, view.combat.foe) !== undefined
export const linkOf = (view: View, node: number, side: number): number | undefined =>
  view.nodes[node]?.links.find(([way]) => way === side)?.[1]

/** The quest tokens that lie face up: where, and what they are. */
export const questTokensUp = (quest: Quest): { node: number; token: number }[] =>
  (quest.up as unknown as [number, number][]).map(([node, token]) => ({ node, token }))

export const cellOf = (view: View, node: number): number => view.tiles[view.nodes[node]?.laid ?? 0]?.cell ?? 0
export const tileAt = (view: View, cell: number): Laid | undefined => view.tiles.find((laid) => laid.cell === cell)
export const nodesOn = (view: View, cell: number): number[] =>
  view.nodes.flatMap(({ laid }, node) => (view.tiles[laid]?.cell === cell ? [node] : []))
export const kindAt = (view: View, box: WoodsBox, node: number): TileKind | undefined =>
  box.tiles[view.tiles[view.nodes[node]?.laid ?? 0]?.tile ?? -1]
export const groundOf = (view: View, box: WoodsBox, node: number): Ground | undefined =>
  kindAt(view, box, node)?.places[view.nodes[node]?.place ?? 0]

/** The position of a figure: the middle of the tile, or of its dead end. */
export function spotOf(view: View, node: number): Point {
  const { laid = 0, place = 0 } = view.nodes[node] ?? {}
  const tile = view.tiles[laid]
  if (!tile) return { x: 0, y: 0 }
  const middle = center(tile.cell)
  const [side] = sidesOf(tile.places[place] ?? 0)
  if (tile.places.length < 2 || side === undefined) return middle
  const off = towards(side, 52)
  return { x: middle.x + off.x, y: middle.y + off.y }
}

/** The sides with a path of each place of a tile, as it would lie. */
export const placesOf = (kind: TileKind, rotation: number): number[] =>
  kind.places.map(({ paths }) => turned(maskOf(paths), rotation))

/** What a die counts against this enemy, and why: face, what was added, and what its colour makes of it. */
export function counted(die: Die, profile: Profile | undefined): { total: number; affinity: number } {
  const colour = COLOURS[die.colour]
  const affinity =
    colour && profile ? Number(profile.weak.includes(colour)) - Number(profile.resists.includes(colour)) : 0
  return { total: die.face + die.bonus + affinity, affinity }
}

/** The Heroes of a seat; the active one first, for it is what is looked at. */
export const ownHeroes = (view: View, seat: number | null): HeroView[] =>
  view.heroes
    .filter((hero) => hero.seat === seat)
    .sort((one, other) => Number(other.hero === view.active) - Number(one.hero === view.active))

// Names, worded by the game's own messages.

const known = (kind: string, id: string): NamePart => ({
  type: 'name',
  key: `${kind}-${id}`,
  facts: {},
  otherwise: { type: 'name', key: `${kind}-other`, facts: { id }, otherwise: id },
})

export const heroName = (box: WoodsBox, hero: number): NamePart => known('hero', box.heroes[hero]?.id ?? '')
export const foeName = (box: WoodsBox, kind: number): NamePart => known('foe', profileOf(box, kind)?.id ?? '')
export const tileName = (box: WoodsBox, tile: number): NamePart => known('tile', box.tiles[tile]?.id ?? '')
export const lootName = (box: WoodsBox, card: number): NamePart => known('loot', box.loot[card]?.id ?? '')
export const questName = (box: WoodsBox, token: number): NamePart => known('quest', box.quests[token]?.id ?? '')
export const campName = (box: WoodsBox, camp: number): NamePart => known('camp', box.camps[camp]?.id ?? '')
export const list = (items: NamePart[]) => ({ type: 'list', items, style: 'and' }) as const
