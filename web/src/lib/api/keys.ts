/** Keys of tables: they come in the fragment of a link, and are kept for as long as the tab is open. */
import type { TableInfo } from '../../generated/protocol'

const shelf = (table: string): string => `lairkeeper-key-${table}`

export function keyOf(table: string, fragment: Record<string, string>): string {
  if (fragment.key) remember(table, fragment.key)
  return fragment.key ?? recall(table)
}

/** The key to watch the rematch: for people who came by a link and have none yet. */
export function keepForNext({ next_table, next_key }: Pick<TableInfo, 'next_table' | 'next_key'>): void {
  if (next_table && next_key && !recall(next_table)) remember(next_table, next_key)
}

function remember(table: string, key: string): void {
  try {
    sessionStorage.setItem(shelf(table), key)
  } catch {
    return
  }
}

function recall(table: string): string {
  try {
    return sessionStorage.getItem(shelf(table)) ?? ''
  } catch {
    return ''
  }
}

export const linkTo = (table: string, key: string): string => `${location.origin}/table/${table}#key=${key}`

/** A link to one moment of a finished game, which opens for others as well: with the key to watch, if this person has it. */
export function momentLink(
  { id, watch_key }: Pick<TableInfo, 'id' | 'watch_key'>,
  step: number,
  eyes: number | string,
  key: string,
): string {
  const opening = watch_key ?? key
  return `${location.origin}/replay/${id}#step=${step}&seat=${eyes}${opening ? `&key=${opening}` : ''}`
}
