/** Places of the maze in words, for those who hear the board and for the small notes on it. */
import type { ListPart, Marker, NamePart } from '../../generated/protocol'
import type { BoardProps } from '../../lib/table/board'
import { sidesOf } from '../../lib/board/hex'
import { DOOR_CARD, VAULT_CARD, catName, hexName, isLit, mummyName, room, type PyramidBox, type View } from './model'

type Say = BoardProps['t']
type Item = ListPart['items'][number]

const name = (key: string, facts: NamePart['facts'] = {}): NamePart => ({ type: 'name', key, facts, otherwise: null })
const list = (items: Item[], style: ListPart['style'] = 'comma'): ListPart => ({ type: 'list', items, style })

function exits(mask: number): ListPart {
  return list(sidesOf(mask).map((side) => name(`side-${side}.short`)))
}

function whatLiesAt(view: View, box: PyramidBox, hex: number): NamePart {
  const space = view.spaces.find((one) => one.hex === hex)
  if (!space) return name('board-empty', { hex: hexName(hex) })
  const sides = exits(space.exits)
  if (space.card === VAULT_CARD) return name('board-vault', { sides })
  if (space.card === DOOR_CARD) return name('board-door', { hex: hexName(hex), sides })
  const kind = room(box, space.card)
  const light = name(isLit(box, space) ? 'board-lit' : 'board-dark')
  const traits = kind && kind.symbol !== 'none' ? [name(`symbol-${kind.symbol}`), light] : [light]
  if (kind?.sarcophagus) traits.unshift(name('trait-sarcophagus'))
  return name('board-room', { hex: hexName(hex), sides, traits: list(traits) })
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

/** One sentence about a hex: what lies there, who stands there. */
export function describe(view: View, box: PyramidBox, markers: readonly Marker[], hex: number, t: Say): string {
  const what = whatLiesAt(view, box, hex)
  const who = whoIsAt(view, box, markers, hex)
  return who.length > 0 ? t('board-place-with', { what, who: list(who) }) : t('board-place', { what })
}

/** A card of the hand: its exits and what is printed on it. */
export function describeCard(box: PyramidBox, card: number, mask: number, t: Say): string {
  const kind = room(box, card)
  const facts = { id: kind?.id ?? '', exits: sidesOf(mask).length, sides: exits(mask) }
  const traits: NamePart[] = []
  if (kind && kind.symbol !== 'none') traits.push(name(`symbol-${kind.symbol}`))
  if (kind?.torch) traits.push(name('trait-torch'))
  if (kind?.sarcophagus) traits.push(name('trait-sarcophagus'))
  return traits.length > 0 ? t('card', { ...facts, traits: list(traits) }) : t('card-plain', facts)
}
