/** Animates an update, event by event: figures walk, Rooms slide in, dice roll, hearts fall. */
import type { Event } from '../../generated/run_run_run'
import { ALL_SIDES, hasSide, neighbour, opposite } from '../../lib/board/hex'
import { filmOf, type Film } from '../../lib/table/film'
import type { CatView, MummyView, View } from './model'

const STEP = 150
const GLANCE = 220
const LOOK = 420
const HEARTBEATS = 1300
const TUMBLE = 1300

const TIMES: Partial<Record<Event['type'], number>> = {
  mummy_woke: HEARTBEATS,
  boss_appeared: HEARTBEATS,
  mummy_dice_rolled: TUMBLE,
  combat_dice_rolled: TUMBLE,
  cat_moved: STEP,
  room_laid: LOOK,
  cats_attacked: LOOK,
  mummy_hurt: LOOK,
  mummy_defeated: LOOK,
  torch_mechanism_triggered: LOOK,
  door_mechanism_triggered: LOOK,
  door_opened: LOOK,
  cat_killed: LOOK,
  token_found: LOOK,
  mummy_moved: GLANCE,
  heart_placed: GLANCE,
  cat_teleported: GLANCE,
  room_lit: GLANCE,
  room_stayed_dark: GLANCE,
  mummy_appeared: GLANCE,
  card_lost: GLANCE,
  passage_laid: GLANCE,
}

const without = <T>(list: readonly T[], item: T): T[] => {
  const place = list.indexOf(item)
  return place < 0 ? [...list] : [...list.slice(0, place), ...list.slice(place + 1)]
}

const cat = (view: View, seat: number, change: (cat: CatView) => Partial<CatView>): View => ({
  ...view,
  cats: view.cats.map((one) => (one.seat === seat ? { ...one, ...change(one) } : one)),
})

const mummy = (view: View, id: number, change: Partial<MummyView>): View => ({
  ...view,
  awake: view.awake.map((one) => (one.mummy === id ? { ...one, ...change } : one)),
})

/** Cards leave a hand: everybody sees how many, their owner sees which. */
function parted(view: View, seat: number, cards: readonly number[]): View {
  const fewer = cat(view, seat, ({ cards: held }) => ({ cards: held - cards.length }))
  return view.seat === seat ? { ...fewer, hand: cards.reduce(without<number>, [...view.hand]) } : fewer
}

function drew(view: View, seat: number, count: number): View {
  return { ...cat(view, seat, ({ cards }) => ({ cards: cards + count })), pile: view.pile - count }
}

function laid(view: View, hex: number, end: View): View {
  const space = end.spaces.find((one) => one.hex === hex)
  return space ? { ...view, spaces: [...view.spaces, { ...space, has_torch: false }] } : view
}

function lit(view: View, hex: number, reserve: number): View {
  const spaces = view.spaces.map((space) => (space.hex === hex ? { ...space, has_torch: true } : space))
  return { ...view, reserve, spaces }
}

function appeared(view: View, id: number, hex: number, end: View): View {
  const hearts = end.awake.find((one) => one.mummy === id)?.hearts ?? 1
  return { ...view, hearts: 0, asleep: without(view.asleep, id), awake: [...view.awake, { mummy: id, hex, hearts }] }
}

function triggered(view: View, rooms: readonly number[], end: View): View {
  const found = end.mechanisms.find((triangle) => triangle.rooms.join() === rooms.join())
  return found ? { ...view, mechanisms: [...view.mechanisms, found] } : view
}

/** The view after one event, as far as it can be seen. */
function step(view: View, event: Event, end: View): View | View[] {
  switch (event.type) {
    case 'turn_began':
      return { ...view, active: event.seat, turn: event.turn }
    case 'cat_moved':
      return walk(end, event.origin, event.to)
        .slice(1)
        .map((hex) => cat(view, event.seat, () => ({ hex })))
    case 'cat_teleported':
      return cat(view, event.seat, () => ({ hex: event.to }))
    case 'mummy_moved':
      return mummy(view, event.mummy, { hex: event.to })
    case 'mummy_hurt':
      return mummy(view, event.mummy, { hearts: event.hearts })
    case 'mummy_defeated':
      return { ...view, awake: view.awake.filter((one) => one.mummy !== event.mummy) }
    case 'mummy_appeared':
    case 'boss_appeared':
      return appeared(view, event.mummy, event.hex, end)
    case 'heart_placed':
      return { ...view, hearts: event.hearts }
    case 'room_laid':
      return laid(parted(view, event.seat, [event.card]), event.hex, end)
    case 'door_opened':
      return laid(view, event.hex, end)
    case 'room_lit':
      return lit(view, event.hex, event.reserve)
    case 'torches_gained':
    case 'torches_lost':
    case 'torches_sacrificed':
      return { ...view, reserve: event.reserve }
    case 'torch_mechanism_triggered':
      return { ...triggered(view, event.rooms, end), reserve: event.reserve }
    case 'door_mechanism_triggered':
      return { ...triggered(view, event.rooms, end), door_tokens: event.left }
    case 'passage_laid':
      return { ...view, passages: [...view.passages, { origin: event.origin, to: event.to }] }
    case 'card_lost':
    case 'card_spent_for_move':
      return parted(view, event.seat, [event.card])
    case 'fight_began':
      return parted(view, event.seat, event.cards)
    case 'cards_drawn':
      return drew(view, event.seat, event.count)
    case 'card_drawn':
      return view.seat === event.seat ? { ...view, hand: [...view.hand, event.card].sort((a, b) => a - b) } : view
    case 'token_found':
      return cat(view, event.seat, ({ tokens }) => ({ tokens: [...tokens, event.token] }))
    case 'token_used':
      return cat(view, event.seat, ({ tokens }) => ({ tokens: without(tokens, event.token) }))
    case 'pool_revealed':
      return { ...view, pool: event.cards }
    default:
      return view
  }
}

/** Moments that decide something stay until somebody taps. */
const HELD = new Set<Event['type']>(['boss_appeared', 'mummy_defeated', 'cat_killed'])

const seen = filmOf<View, Event>({
  time: (event) => TIMES[event.type] ?? 0,
  holds: ({ type }) => HELD.has(type),
  step,
})

/** The event of a roll holds the faces; the number of dice is in the event that begins the fight. */
export type Rolled = Extract<Event, { type: 'combat_dice_rolled' }> & { dice?: number }

export const film: Film = (scene) => {
  const fights = scene.lines.map(({ event }) => event as Event).filter((event) => event.type === 'fight_began')
  return seen(scene).map((beat) => {
    const { type } = beat.event as Event
    return type === 'combat_dice_rolled'
      ? { ...beat, event: { ...(beat.event as Rolled), dice: fights[0]?.dice } }
      : beat
  })
}

/** The shortest walk through connected spaces, both ends included; straight where none is known. */
export function walk(view: View, from: number, to: number): number[] {
  const ways = new Map(view.spaces.map((space) => [space.hex, space.exits]))
  const origins = new Map<number, number>([[from, from]])
  const queue = [from]
  for (const hex of queue) {
    if (hex === to) break
    for (const next of connected(view, ways, hex)) {
      if (origins.has(next)) continue
      origins.set(next, hex)
      queue.push(next)
    }
  }
  return origins.has(to) ? trace(origins, to) : [from, to]
}

function connected(view: View, ways: Map<number, number>, hex: number): number[] {
  const open = ALL_SIDES.filter((side) => {
    const beyond = ways.get(neighbour(hex, side))
    return beyond !== undefined && hasSide(ways.get(hex) ?? 0, side) && hasSide(beyond, opposite(side))
  }).map((side) => neighbour(hex, side))
  const secret = view.passages.flatMap(({ origin, to }) => (origin === hex ? [to] : to === hex ? [origin] : []))
  return [...open, ...secret]
}

function trace(origins: Map<number, number>, to: number): number[] {
  const path = [to]
  for (let at = to; origins.get(at) !== at;) {
    at = origins.get(at)!
    path.unshift(at)
  }
  return path
}
