/** Names of things, worded by the game's own messages. */
import type { ListPart, NamePart } from '../../generated/protocol'
import type { BoardProps } from '../../lib/table/board'
import type { Facts } from '../../lib/words/speech'
import { faceName, lairOfRoom, roomNumber, skillOf, type Objective, type VendettaBox } from './model'

export type Say = BoardProps['t']
type Item = ListPart['items'][number]

export const part = (key: string, facts: Facts = {}, otherwise: NamePart['otherwise'] = null): NamePart => ({
  type: 'name',
  key,
  facts,
  otherwise,
})
export const list = (items: Item[], style: ListPart['style'] = 'comma'): ListPart => ({ type: 'list', items, style })
export const seatPart = (seat: number) => ({ type: 'seat' as const, seat })

const known = (kind: string, id: string): NamePart => part(`${kind}-${id}`, {}, part(`${kind}-other`, { id }, id))

export const heroName = (box: VendettaBox, hero: number | null): NamePart =>
  known('hero', box.heroes[hero ?? -1]?.id ?? '')
export const skillName = (box: VendettaBox, skill: number): NamePart => known('skill', skillOf(box, skill).id)
export const itemName = (box: VendettaBox, item: number): NamePart => known('item', box.items[item]?.id ?? '')
export const bossName = (box: VendettaBox, boss: number): NamePart => known('boss', box.bosses[boss]?.id ?? '')
export const lairName = (box: VendettaBox, lair: number): NamePart => known('lair', box.lairs[lair]?.id ?? '')
export const minionName = (kind: string): NamePart => part(`minion-${kind}`)
export const actionName = (action: string): NamePart => part(`action-${action}`)
export const faceWord = (face: number): NamePart => part(`die-${faceName(face)}`, { count: 1 })

export function roomName(box: VendettaBox, room: number): NamePart {
  const number = roomNumber(room)
  const lair = box.lairs[lairOfRoom(room)]?.id ?? ''
  return part('room', { name: part(`room-${lair}-${number}`, {}, part('room-other')), number })
}

export const objectiveName = ({ kind, minion, number }: Objective): NamePart =>
  part(`objective-${kind}`, { minions: minion === 'none' ? '' : part(`minion-${minion}.plural`), number })

/** The dice a skill needs: each symbol as often as it is printed, alternatives as such. */
export function needsOf(dice: readonly string[]): ListPart {
  const plain = dice.filter((need) => !need.includes('/'))
  const counted = [...new Set(plain)].map((symbol) =>
    part(`die-${symbol}`, { count: plain.filter((one) => one === symbol).length }),
  )
  const either = dice
    .filter((need) => need.includes('/'))
    .map((need) => {
      const [one = '', other = ''] = need.split('/')
      return part('die-either', { one: part(`die-${one}`, { count: 1 }), other: part(`die-${other}`, { count: 1 }) })
    })
  return list([...counted, ...either])
}

/** A name by itself. */
export const said = (t: Say, name: NamePart): string => t('board-name', { name })
/** A name at the head of something. */
export const titled = (t: Say, name: NamePart): string => t('board-title', { name })
