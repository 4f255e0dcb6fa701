/** Numbers of a seat that many games share, found in a view without knowing the game. */
import type { SeatFact } from './board'

const COUNTED = ['cards', 'tokens', 'hearts', 'points'] as const

/** A list in the view whose records name a seat tells about that seat. */
export function commonFacts(view: Record<string, unknown>, seat: number): SeatFact[] {
  const records = Object.values(view).filter(Array.isArray).flat() as unknown[]
  const own = records.find((record) => isAbout(record, seat))
  return own ? COUNTED.flatMap((name) => fact(name, own[name])) : []
}

const isAbout = (record: unknown, seat: number): record is Record<string, unknown> =>
  typeof record === 'object' && record !== null && (record as { seat?: unknown }).seat === seat

function fact(name: string, value: unknown): SeatFact[] {
  const n = Array.isArray(value) ? value.length : value
  return typeof n === 'number' && (n > 0 || name === 'cards') ? [{ key: `seat-fact-${name}`, n }] : []
}
