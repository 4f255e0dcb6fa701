/** The client's state of a table, folded from the server's messages. */
import type {
  ChatLine,
  Ending,
  LogLine,
  Marker,
  Point,
  Snapshot,
  TableInfo,
  UndoWish,
  Update,
} from '../../generated/protocol'

import { setGoing, type Hourglass } from './hourglass'
import { shared } from './shared'

export interface TableState {
  table: TableInfo
  points: Point[]
  thinking: number[]
  log: LogLine[]
  chat: ChatLine[]
  markers: Marker[]
  undo: UndoWish | null
  ending: Ending | null
  clocks: Hourglass[]
  /** The events of the last message, for animation; empty if the client was not connected. */
  fresh: LogLine[]
}

export function fromSnapshot(snapshot: Snapshot, now = performance.now()): TableState {
  const { table, points, thinking, log, chat, markers, undo, ending } = snapshot
  const clocks = setGoing(snapshot.clocks, now)
  return { table, points, thinking, log, chat, markers, undo, ending, clocks, fresh: [] }
}

/** The state after an update; null where only a new snapshot can help. */
export function withUpdate(state: TableState, update: Update, now = performance.now()): TableState | null {
  const points = mergedPoints(state, update)
  if (points === null) return null
  const kept = state.log.filter((line) => line.step < update.log_since)
  const wasTakenBack = kept.length < state.log.length
  return {
    table: update.table ?? state.table,
    points,
    thinking: update.thinking,
    log: [...kept, ...update.log],
    chat: [...state.chat, ...update.chat],
    markers: update.markers ?? state.markers,
    undo: update.undo,
    ending: update.ending,
    clocks: setGoing(update.clocks, now),
    fresh: freshLines(state, update, wasTakenBack),
  }
}

/** Chat and comings and goings do not interrupt what is being shown. */
function freshLines(state: TableState, update: Update, wasTakenBack: boolean): LogLine[] {
  if (wasTakenBack) return []
  return update.log.length > 0 ? update.log : state.fresh
}

/** Merges changed fields into the known state. */
function mergedPoints(state: TableState, update: Update): Point[] | null {
  const known = new Map(state.points.map((point) => [point.seat, point]))
  const told = new Map(update.points.map((point) => [point.seat, point]))
  const places = update.table ? lookedFrom(update.table) : [...known.keys()]
  const isUnseen = (seat: number | null): boolean => !known.has(seat)
  if (state.table.status !== 'gathering' && places.some(isUnseen)) return null
  return places.flatMap((seat) => merged(known.get(seat), told.get(seat)))
}

/** Where a person looks from: their seats, or from outside. */
function lookedFrom({ seats }: TableInfo): (number | null)[] {
  const mine = seats.filter(({ is_mine }) => is_mine).map(({ seat }) => seat)
  return mine.length > 0 ? mine : [null]
}

function merged(known: Point | undefined, told: Point | undefined): Point[] {
  if (!told) return known ? [known] : []
  return [{ ...told, view: { ...known?.view, ...shared(known?.view ?? {}, told.view) } }]
}
