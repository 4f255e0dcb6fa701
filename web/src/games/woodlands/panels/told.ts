/** Things that can sometimes be used: the action of a tap is recomputed when that changes. */
import type { Attachment } from 'svelte/attachments'
import type { BoardProps } from '../../../lib/table/board'

/** `isOffered` is read here, so that the thing is attached again when it changes. */
export const told = (
  isOffered: boolean,
  explains: BoardProps['explains'],
  text: () => string,
  clause: string | undefined,
): Attachment<Element> => {
  const attach = explains(text, clause)
  return (element) => {
    element.toggleAttribute('data-offered', isOffered)
    return attach(element)
  }
}
