/** Muting people, and reporting them to the host of the site. */
import type { ChatLine, Muted } from '../../generated/protocol'
import { get, post } from './http'
import { keyOf } from './keys'

/** A person at a table: in a seat, or the author of a line. */
export type Whom = { seat: number } | { author: string }

const at = <T>(table: string, what: string, body: unknown): Promise<T> =>
  post(`/tables/${table}/${what}`, body, keyOf(table, {}))

export const mutedPeople = (): Promise<Muted[]> => get('/me/muted')
export const unmute = (id: string): Promise<Muted[]> => post('/me/unmute', { id })
export const mute = (table: string, whom: Whom): Promise<Muted[]> => at(table, 'mute', whom)
export const reportLine = (table: string, { author, at: when, seat }: ChatLine): Promise<unknown> =>
  at(table, 'report', { kind: 'line', author, at: when, seat })
export const reportName = (table: string, whom: Whom): Promise<unknown> =>
  at(table, 'report', { kind: 'name', ...whom })
export const setChannel = (table: string, channel: ChatLine['channel'], is_open: boolean): Promise<unknown> =>
  at(table, 'channel', { channel, is_open })
