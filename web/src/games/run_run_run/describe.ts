/** Describes places of the maze for screen readers and for the notes on the board. */
import type { ListPart, Marker, NamePart } from '../../generated/protocol'
import type { BoardProps } from '../../lib/table/board'
import { sidesOf } from '../../lib/board/hex'
import { DOOR_CARD, VAULT_CARD, catName, isLit, mummyName, room, type PyramidBox, type View } from './model'

type Say = BoardProps['t']
type Item = ListPart['items'][number]

const name = (key: string, facts: NamePart['facts'] = {}): NamePart => ({ type: 'name', key, facts, otherwise: null })
const list = (items: Item[], style: ListPart['style'] = 'comma'): ListPart => ({ type: 'list', items, style })

function exits(mask: number): ListPart {
  return list(sidesOf(mask).map((side) => name(`side-${side}.short`)))
}

function whatLiesAt(view: View, box: PyramidBox, hex: number): NamePart {
  const space = view.spaces.find((one) => one.hex === hex)
  if (!space) return name('board-empty')
  if (space.card === VAULT_CARD) return name('board-vault')
  if (space.card === DOOR_CARD) return name('board-door')
  const kind = room(box, space.card)
  const light = name(isLit(box, space) ? 'board-lit' : 'board-dark')
  const what = name(`board-room-${kind?.symbol ?? 'none'}`)
  return name('board-room', { what, light, n: sidesOf(space.exits).length })
}

/** Before cats are dealt there is only the seat. */
function nameOfCat(box: PyramidBox, place: number, cat: number): NamePart {
  const seat = { type: 'seat' as const, seat: place }
  return box.cats[cat] ? name('board-cat', { seat, cat: catName(box, cat) }) : name('board-seat', { seat })
}

function whoIsAt(view: View, box: PyramidBox, markers: readonly Marker[], hex: number): NamePart[] {
  const cats = view.cats.filter((cat) => cat.hex === hex).map(({ seat, cat }) => nameOfCat(box, seat, cat))
  const mummies = view.awake
    .filter((mummy) => mummy.hex === hex)
    .map((mummy) => name('board-mummy', { mummy: mummyName(box, mummy.mummy), hearts: mummy.hearts }))
  const wishes = markers
    .filter((marker) => marker.place === hex)
    .map((marker) => name('board-reserved', { seat: { type: 'seat', seat: marker.seat } }))
  return [...mummies, ...cats, ...wishes]
}

/** The rule that goes with what lies on a hex. */
function ruleOf(view: View, box: PyramidBox, hex: number): string | null {
  const card = view.spaces.find((one) => one.hex === hex)?.card
  if (card === undefined) return 'board-empty-rule'
  if (card === VAULT_CARD) return 'board-vault-rule'
  if (card === DOOR_CARD) return 'board-door-rule'
  return `board-room-${room(box, card)?.symbol ?? 'none'}-rule`
}

/** Describes a hex: what lies there, who stands there, and its use. Shown in the note that a tap opens. */
export function tell(view: View, box: PyramidBox, markers: readonly Marker[], hex: number, t: Say): string {
  const rule = ruleOf(view, box, hex)
  const mummy = view.awake.find((one) => one.hex === hex)
  const rules = [mummy ? t('board-mummy-rule') : '', rule ? t(rule) : '']
  return [describe(view, box, markers, hex, t), ...rules].filter(Boolean).join(' ')
}

/** One sentence about a hex: what lies there, who stands there. */
export function describe(view: View, box: PyramidBox, markers: readonly Marker[], hex: number, t: Say): string {
  const what = whatLiesAt(view, box, hex)
  const who = whoIsAt(view, box, markers, hex)
  return who.length > 0 ? t('board-place-with', { what, who: list(who) }) : t('board-place', { what })
}

/** A card of the hand: its exits and what is printed on it. */
export function describeCard(box: PyramidBox, card: number, mask: number, t: Say): string {
  return t('board-card', { card: cardName(box, card, mask) })
}

/** The same with what the card is good for: the note that a tap opens. */
export function tellCard(box: PyramidBox, card: number, mask: number, t: Say): string {
  const rule = room(box, card)?.torch ? 'board-card-lit-rule' : 'board-card-dark-rule'
  return `${describeCard(box, card, mask, t)}. ${t(rule)} ${t('board-card-rule', { n: sidesOf(mask).length })}`
}

function cardName(box: PyramidBox, card: number, mask: number): NamePart {
  const kind = room(box, card)
  const facts = { id: kind?.id ?? '', exits: sidesOf(mask).length, sides: exits(mask) }
  const traits: NamePart[] = []
  if (kind && kind.symbol !== 'none') traits.push(name(`symbol-${kind.symbol}`))
  if (kind?.torch) traits.push(name('trait-torch'))
  if (kind?.sarcophagus) traits.push(name('trait-sarcophagus'))
  return traits.length > 0 ? name('card', { ...facts, traits: list(traits) }) : name('card-plain', facts)
}
