/** Downloads of a finished game: the rulings of the table, and the pasted word list. */
import type { BoardProps, Keepsake } from '../../lib/table/board'
import { asView } from './model'
import { rulingsOf } from './rulings'

export const keepsakesOf = (fields: Record<string, unknown>, t: BoardProps['t']): Keepsake[] =>
  [rulingsOf(fields, t), pastedOf(fields)].filter((one) => one !== null)

/** One word a line, as it was pasted: it can be pasted again elsewhere. */
function pastedOf(fields: Record<string, unknown>): Keepsake | null {
  const words = asView(fields).options?.word_list ?? []
  return words.length > 0 ? { key: 'board-words-download', name: 'words', lines: words } : null
}
