/** An answer with its place in words, for lists without a board. */
import type { Phrase } from '../../generated/protocol'
import type { BoardProps } from '../../lib/table/board'

/** Null where the words of the answer are as good anywhere. */
export function named({ key, facts }: Phrase, t: BoardProps['t']): string | null {
  const { cell } = facts
  return key === 'option-place_at' && cell !== undefined ? t('board-named-place', { cell }) : null
}
