/** What happened, as a row of moments to watch. The last moment always is the view itself. */
import type { LogLine } from '../../generated/protocol'
import type { Event } from '../../generated/run_run_run'
import { ALL_SIDES, hasSide, neighbour, opposite } from '../../lib/board/hex'
import type { Triangle, View } from './model'

/** What is shown differently from the view as long as the moment has not come. */
export interface Moment {
  cats: Record<number, number>
  mummies: Record<number, number>
  hidden: number[]
  unlit: number[]
  asleep: number[]
  hearts: number | null
  hurt: Record<number, number>
}
export type Dice =
  | { kind: 'mummy'; dice: number; symbols: number }
  | { kind: 'combat'; hits: number; abilities: number; rooms: number; steps: number; blanks: number }

export interface Beat {
  event: Event
  moment: Moment
  time: number
  dice?: Dice
}

const STEP = 170
const GLANCE = 220
const HEARTBEATS = 1300
const TUMBLE = 1500

const NOW: Moment = { cats: {}, mummies: {}, hidden: [], unlit: [], asleep: [], hearts: null, hurt: {} }

export const asEvent = (line: LogLine): Event => line.event as Event

/** The table before the first of these events, as far as they tell. */
function before(events: readonly Event[]): Moment {
  const moment: Moment = structuredClone(NOW)
  for (const event of events.toReversed()) rewind(moment, event)
  return moment
}

function rewind(moment: Moment, event: Event): void {
  if (event.type === 'cat_moved' || event.type === 'cat_teleported') moment.cats[event.seat] = event.origin
  if (event.type === 'mummy_moved') moment.mummies[event.mummy] = event.origin
  if (event.type === 'room_laid' || event.type === 'door_opened') moment.hidden.push(event.hex)
  if (event.type === 'room_lit') moment.unlit.push(event.hex)
  if (event.type === 'mummy_appeared' || event.type === 'boss_appeared') moment.asleep.push(event.mummy)
  if (event.type === 'heart_placed') moment.hearts = event.hearts - 1
  if (event.type === 'mummy_hurt') moment.hurt[event.mummy] = event.hearts + event.damage
}

function forward(moment: Moment, event: Event): Moment {
  const next = structuredClone(moment)
  if (event.type === 'cat_moved' || event.type === 'cat_teleported') next.cats[event.seat] = event.to
  if (event.type === 'mummy_moved') next.mummies[event.mummy] = event.to
  if (event.type === 'room_laid' || event.type === 'door_opened') next.hidden = without(next.hidden, event.hex)
  if (event.type === 'room_lit') next.unlit = without(next.unlit, event.hex)
  if (event.type === 'mummy_appeared' || event.type === 'boss_appeared') next.asleep = without(next.asleep, event.mummy)
  if (event.type === 'heart_placed') next.hearts = event.hearts
  if (event.type === 'mummy_hurt') next.hurt[event.mummy] = event.hearts
  return next
}

const without = (list: readonly number[], item: number): number[] => list.filter((one) => one !== item)

function timeOf(event: Event): number {
  switch (event.type) {
    case 'mummy_woke':
    case 'boss_appeared':
      return HEARTBEATS
    case 'mummy_dice_rolled':
    case 'combat_dice_rolled':
      return TUMBLE
    case 'mummy_moved':
    case 'heart_placed':
    case 'cat_teleported':
    case 'room_laid':
    case 'room_lit':
    case 'mummy_appeared':
    case 'cats_attacked':
    case 'card_lost':
    case 'mummy_hurt':
    case 'mummy_defeated':
    case 'torch_mechanism_triggered':
    case 'door_mechanism_triggered':
    case 'door_opened':
    case 'passage_laid':
      return GLANCE
    default:
      return 0
  }
}

function diceOf(event: Event, began: number | null): Dice | undefined {
  if (event.type === 'mummy_dice_rolled') return { kind: 'mummy', dice: event.dice, symbols: event.symbols }
  if (event.type !== 'combat_dice_rolled') return undefined
  const { hits, abilities, rooms, steps } = event
  const shown = hits + abilities + rooms + steps
  return { kind: 'combat', hits, abilities, rooms, steps, blanks: Math.max(0, (began ?? shown) - shown) }
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

/** The moments between what was seen and what is now. */
export function beatsOf(fresh: readonly LogLine[], view: View): Beat[] {
  const events = fresh.map(asEvent)
  let moment = before(events)
  let began: number | null = null
  return events.flatMap((event) => {
    if (event.type === 'fight_began') began = event.dice
    const steps = event.type === 'cat_moved' ? walkBeats(event, moment, view) : null
    moment = forward(moment, event)
    return steps ?? [{ event, moment, time: timeOf(event), dice: diceOf(event, began) }]
  })
}

function walkBeats(event: Event & { type: 'cat_moved' }, moment: Moment, view: View): Beat[] {
  return walk(view, event.origin, event.to)
    .slice(1)
    .map((hex) => ({ event, time: STEP, moment: { ...moment, cats: { ...moment.cats, [event.seat]: hex } } }))
}

/** The view as it looked at a moment. */
export function viewAt(view: View, moment: Moment | null): View {
  if (!moment) return view
  return {
    ...view,
    hearts: moment.hearts ?? view.hearts,
    cats: view.cats.map((cat) => ({ ...cat, hex: moment.cats[cat.seat] ?? cat.hex })),
    spaces: view.spaces
      .filter((space) => !moment.hidden.includes(space.hex))
      .map((space) => (moment.unlit.includes(space.hex) ? { ...space, has_torch: false } : space)),
    mechanisms: view.mechanisms.filter((triangle) => !isHidden(triangle, moment)),
    awake: view.awake
      .filter((mummy) => !moment.asleep.includes(mummy.mummy))
      .map((mummy) => ({
        ...mummy,
        hex: moment.mummies[mummy.mummy] ?? mummy.hex,
        hearts: moment.hurt[mummy.mummy] ?? mummy.hearts,
      })),
  }
}

const isHidden = (triangle: Triangle, moment: Moment): boolean =>
  triangle.rooms.some((room) => moment.hidden.includes(room))
