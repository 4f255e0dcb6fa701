/** What the parts of a table page share. */
import { createContext } from 'svelte'
import type { TableInfo } from '../../generated/protocol'
import type { Speech } from '../words/speech'

export interface TableContext {
  readonly info: TableInfo
  readonly speech: Speech
  /** Opens the rulebook at a clause. */
  showClause(clause: string): void
}

export const [useTable, setTable] = createContext<TableContext>()
