/** Inspection: tap, hover or focus on a thing shows one sentence about it. */
import type { Attachment } from 'svelte/attachments'
import { on } from 'svelte/events'

/** The description of a thing, and its position on the page. */
export interface ThingNote {
  text: string
  clause?: string
  at: DOMRect
  owner: Element
}

/** Makes an element answer: `{@attach props.explains(() => sentence, clause)}`. */
export type Explains = (text: () => string, clause?: string) => Attachment<Element>

const HOVER = 380

export class Inspector {
  told = $state.raw<ThingNote | null>(null)
  private owner: Element | null = null

  hide = (): void => {
    this.told = null
    this.owner = null
  }

  explains: Explains = (text, clause) => (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = (): void => {
      this.owner = element
      this.told = { text: text(), clause, at: element.getBoundingClientRect(), owner: element }
    }
    const leave = (): void => {
      clearTimeout(timer)
      if (this.owner === element) this.hide()
    }
    /** Reacts only to real mouse movement, not to things that appear under a resting pointer. */
    const over = ({ pointerType, movementX, movementY }: PointerEvent): void => {
      if (pointerType !== 'mouse' || (movementX === 0 && movementY === 0) || this.owner === element) return
      clearTimeout(timer)
      timer = setTimeout(show, HOVER)
    }
    const tap = (): void => {
      clearTimeout(timer)
      if (this.owner === element) this.hide()
      else show()
    }
    const pressed = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') this.hide()
      else if (event.key === 'Enter' || event.key === ' ') tap()
      else return
      event.preventDefault()
    }
    const seen = (): void => void (element.matches(':focus-visible') && show())
    const isActive = element.matches('button:not([aria-disabled="true"]), a')
    const heard: [string, EventListener][] = [
      ['pointermove', over as EventListener],
      ['pointerleave', (({ pointerType }: PointerEvent) => pointerType === 'mouse' && leave()) as EventListener],
      ['focus', seen],
      ['blur', leave],
    ]
    if (isActive) heard.push(['click', leave])
    else heard.push(['click', tap], ['keydown', pressed as EventListener])
    if (!isActive && !element.matches('button')) {
      element.setAttribute('tabindex', '0')
      element.setAttribute('role', 'button')
    }
    // `on` leaves the reactive context: an element that is removed while it has the focus is blurred in the middle of an update.
    const deaf = heard.map(([name, listener]) => on(element as EventTarget, name, listener))
    return () => {
      leave()
      for (const end of deaf) end()
    }
  }
}
