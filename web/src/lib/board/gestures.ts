/** Pointers on a stage: one drags, two pinch, and a tap stays a tap. */
import { panBy, pinch, type Camera } from './camera'
import type { Point } from './plane'

const SLACK = 8
const LONG_PRESS = 500

export interface Hand {
  camera(): Camera
  move(camera: Camera): void
  longPress(at: Point): void
}

export class Gestures {
  private readonly pointers = new Map<number, Point>()
  private start: Point = { x: 0, y: 0 }
  private timer: ReturnType<typeof setTimeout> | undefined
  /** True once fingers have moved so far that the click which follows is no tap. */
  private isDragging = false

  constructor(private readonly hand: Hand) {}

  down(id: number, at: Point): void {
    if (this.pointers.size === 0) this.isDragging = false
    this.pointers.set(id, at)
    this.start = at
    clearTimeout(this.timer)
    if (this.pointers.size === 1) this.timer = setTimeout(() => this.press(at), LONG_PRESS)
  }

  /** Returns true when the stage should hold on to the pointer. */
  move(id: number, at: Point): boolean {
    const before = this.pointers.get(id)
    if (!before) return false
    if (!this.isDragging && !this.hasLeft(at)) return false
    this.isDragging = true
    clearTimeout(this.timer)
    this.hand.move(this.moved(id, before, at))
    this.pointers.set(id, at)
    return true
  }

  up(id: number): void {
    clearTimeout(this.timer)
    this.pointers.delete(id)
  }

  /** Whether a click at this moment ends a drag or a long press. */
  swallowsClick(): boolean {
    const wasDragging = this.isDragging
    this.isDragging = false
    return wasDragging
  }

  private hasLeft(at: Point): boolean {
    return this.pointers.size > 1 || Math.hypot(at.x - this.start.x, at.y - this.start.y) > SLACK
  }

  private moved(id: number, before: Point, at: Point): Camera {
    const other = [...this.pointers].find(([pointer]) => pointer !== id)?.[1]
    if (other) return pinch(this.hand.camera(), [before, other], [at, other])
    return panBy(this.hand.camera(), at.x - before.x, at.y - before.y)
  }

  private press(at: Point): void {
    this.isDragging = true
    this.hand.longPress(at)
  }
}
