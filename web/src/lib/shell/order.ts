/** The order of tables in lists. */
import type { TableLine } from '../../generated/protocol'

/** Tables that wait for the viewer first, then the most recently changed. */
export const byTurn = (tables: TableLine[]): TableLine[] =>
  tables.toSorted((a, b) => Number(b.is_my_turn) - Number(a.is_my_turn) || b.updated_at - a.updated_at)

/** Keeps the order of shown entries; new entries come after them. */
export function inPlace(tables: TableLine[], shown: string[]): TableLine[] {
  const place = ({ id }: TableLine): number => (shown.includes(id) ? shown.indexOf(id) : shown.length)
  return byTurn(tables).sort((a, b) => place(a) - place(b))
}
