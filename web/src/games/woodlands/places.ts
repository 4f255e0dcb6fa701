/** An answer in words that name its place, for where no board stands beside them. */
import type { Phrase } from '../../generated/protocol'
import type { BoardProps } from '../../lib/table/board'

/** Null where the words of the answer are as good anywhere. */
export function named({ key, facts }: Phrase, t: BoardProps['t']): string | null {
  const { cell } = facts
  return key === 'option-place_at' && cell !== undefined ? t('board-named-place', { cell }) : null
}
