/** A die in the hand: it follows the pointer, and falls where the pointer lets go. */
import type { Point } from '../../../lib/board/plane'

const SLACK = 8

export class Drag {
  /** Where the die is, in pixels of the window; null while nothing is dragged. */
  at = $state.raw<Point | null>(null)
  private start: Point | null = null

  constructor(private readonly drop: (target: Element | null) => void) {}

  down = (event: PointerEvent): void => {
    if (event.button === 0) this.start = { x: event.clientX, y: event.clientY }
  }

  move = (event: PointerEvent): void => {
    if (!this.start) return
    const isFar = Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) > SLACK
    if (!this.at && !isFar) return
    const held = event.currentTarget as Element
    if (!held.hasPointerCapture(event.pointerId)) held.setPointerCapture(event.pointerId)
    this.at = { x: event.clientX, y: event.clientY }
  }

  up = (event: PointerEvent): void => {
    const wasDragged = this.at !== null
    this.cancel()
    if (wasDragged) this.drop(document.elementFromPoint(event.clientX, event.clientY))
  }

  cancel = (): void => {
    this.at = null
    this.start = null
  }
}
