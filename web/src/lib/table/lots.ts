/** What this client adds to the luck of a table: a random number, bound by its mark before anybody tells theirs. */
import type { ClientMessage, LotsInfo, TableInfo } from '../../generated/protocol'
import { sha256 } from './sha256'

/** A message to the server before the session numbers it. */
export type Unnumbered<M> = M extends { sequence: number } ? Omit<M, 'sequence'> : never
type LotsMessage = Unnumbered<Extract<ClientMessage, { type: 'announce' | 'tell_number' }>>

const KEPT = 'lairkeeper-numbers'
const MOST_KEPT = 40

export const markOf = (number: string): string => sha256(`lairkeeper number ${number}`)

/** The next message about the seed of this table, if any. */
export function partOf(table: TableInfo): LotsMessage | null {
  const { lots } = table
  if (!lots || table.status !== 'gathering' || !table.seats.some(({ is_mine }) => is_mine)) return null
  const mine = lots.lots.find(({ is_mine }) => is_mine)
  if (!lots.is_closed) return mine ? null : { type: 'announce', mark: markOf(numberFor(table)) }
  const number = kept(table)
  return mine && number && !mine.number && mine.mark === markOf(number) ? { type: 'tell_number', number } : null
}

/** Whether the number of this device is part of the seed; unknown if it contributed none. */
export function counts(table: TableInfo): boolean | null {
  const number = kept(table)
  if (!number || !table.lots) return null
  return table.lots.lots.some((lot) => lot.number === number)
}

/** Whether the seed is made of what was announced; not known before the game is over. */
export function isMadeOfLots(table: TableInfo): boolean | null {
  const { lots, seed, commitment } = table
  if (!lots?.secret || !seed) return null
  const parts = lots.lots.map(({ seat, mark, number }) => `${seat} ${mark} ${number ?? '-'}`)
  const made = sha256(['lairkeeper luck', lots.secret, String(lots.attempt), ...parts].join('\n'))
  const areTrue = lots.lots.every(({ mark, number }) => !number || markOf(number) === mark)
  return areTrue && made === seed && sha256(`lairkeeper seed ${lots.secret}`) === commitment
}

/** How many people have a part in the luck, and how many announced one and kept it back. */
export function sharesOf({ lots }: LotsInfo): { numbers: number; missing: number } {
  const missing = lots.filter(({ number }) => !number).length
  return { numbers: lots.length - missing, missing }
}

/** The number this device has for a table, for `lairkeeper verify`. */
export const kept = (table: TableInfo): string | undefined => all()[keyOf(table)]

function numberFor(table: TableInfo): string {
  const known = kept(table)
  if (known) return known
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const number = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  keep({ ...all(), [keyOf(table)]: number })
  return number
}

/** If people came or left after the list was closed, all draw new numbers. */
const keyOf = (table: TableInfo): string => `${table.id} ${table.lots?.attempt ?? 1}`

let here: Record<string, string> = {}

function all(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, string>
  } catch {
    return here
  }
}

function keep(numbers: Record<string, string>): void {
  here = Object.fromEntries(Object.entries(numbers).slice(-MOST_KEPT))
  try {
    localStorage.setItem(KEPT, JSON.stringify(here))
  } catch {
    // Without storage the number is kept until the page is left.
  }
}
