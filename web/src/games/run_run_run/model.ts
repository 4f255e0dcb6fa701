/** The data of the board: the view with its triangles as sent, and the box. */
import type { NamePart } from '../../generated/protocol'
import type { CatView, MummyView, PyramidView, SpaceView } from '../../generated/run_run_run'
import { maskOf, turned } from '../../lib/board/hex'

export type Symbol = 'none' | 'ankh' | 'eye' | 'scarab'
export type Effect = 'torches' | 'rooms' | 'double' | 'shield' | 'passage' | 'trap'

export interface RoomKind {
  id: string
  pattern: string
  symbol: Symbol
  torch: boolean
  sarcophagus: boolean
}
export interface TokenKind {
  id: string
  effect: Effect
  value: number
}
export interface CatKind {
  id: string
  ability: string
}
export interface CreatureKind {
  id: string
  hearts: number
  damage: number
  extra_dice: number
  extra_move: number
  torches_lost: number
  silences: boolean
}
export interface Supplies {
  mechanism_level: number
  torch_tokens: number
  door_tokens: number
  regroup_tiles: number
  mummy_dice: number
  vault: string
}
export interface PyramidBox {
  rooms: RoomKind[]
  tokens: TokenKind[]
  cats: CatKind[]
  mummies: CreatureKind[]
  bosses: CreatureKind[]
  supplies: Supplies
}

export interface Triangle {
  opens_door: boolean
  rooms: [number, number, number]
}
export interface View extends Omit<PyramidView, 'mechanisms'> {
  mechanisms: Triangle[]
}
export type { CatView, MummyView, SpaceView }

export const VAULT_CARD = -1
export const DOOR_CARD = -2
export const VAULT = 0

export const asView = (fields: Record<string, unknown>): View => fields as unknown as View
export const asBox = (components: unknown): PyramidBox => components as PyramidBox

/** The mummies, then the Bosses: what a number of a mummy counts. */
export const creature = (box: PyramidBox, mummy: number): CreatureKind | undefined =>
  [...box.mummies, ...box.bosses][mummy]

export const isBoss = (box: PyramidBox, mummy: number): boolean => mummy >= box.mummies.length

export const room = (box: PyramidBox, card: number): RoomKind | undefined => box.rooms[card]

/** The exits of a card laid with a rotation. */
export const exitsOf = (box: PyramidBox, card: number, rotation = 0): number =>
  turned(maskOf(box.rooms[card]?.pattern ?? ''), rotation)

export const isLit = (box: PyramidBox, space: SpaceView): boolean =>
  space.card < 0 || space.has_torch || (room(box, space.card)?.torch ?? false)

export const countOf = (mask: number): number => mask.toString(2).replaceAll('0', '').length

// Names, worded by the game's own messages.

const known = (kind: string, id: string): NamePart => ({
  type: 'name',
  key: `${kind}-${id}`,
  facts: {},
  otherwise: { type: 'name', key: `${kind}-other`, facts: { id }, otherwise: id },
})

export const mummyName = (box: PyramidBox, mummy: number): NamePart => known('mummy', creature(box, mummy)?.id ?? '')

export const catName = (box: PyramidBox, cat: number): NamePart => known('cat', box.cats[cat]?.id ?? '')

export function tokenName(box: PyramidBox, token: number): NamePart {
  const { id = '', effect = 'trap', value = 0 } = box.tokens[token] ?? {}
  const byEffect: NamePart = { type: 'name', key: `token-${effect}`, facts: { value }, otherwise: id }
  return { type: 'name', key: `token-${id}`, facts: { value }, otherwise: byEffect }
}
