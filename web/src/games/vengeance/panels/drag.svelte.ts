/** A die on its way from the hand to a skill. A short press stays a tap. */
import type { Die } from '../hand'

const FAR = 10

export class DiceDrag {
  die = $state.raw<Die | null>(null)
  dx = $state(0)
  dy = $state(0)
  /** True until the click that ends a drag has passed. */
  wasDragged = false
  private from: { x: number; y: number; die: Die } | null = null

  constructor(private readonly drop: (skill: number, die: Die) => void) {}

  start(event: PointerEvent, die: Die): void {
    this.wasDragged = false
    this.from = { x: event.clientX, y: event.clientY, die }
    ;(event.currentTarget as Element).setPointerCapture?.(event.pointerId)
  }

  move(event: PointerEvent): void {
    if (!this.from) return
    this.dx = event.clientX - this.from.x
    this.dy = event.clientY - this.from.y
    if (Math.hypot(this.dx, this.dy) < FAR) return
    this.wasDragged = true
    this.die = this.from.die
  }

  end(event: PointerEvent): void {
    const { die } = this
    this.cancel()
    if (!die) return
    const under = document.elementsFromPoint(event.clientX, event.clientY)
    const skill = under.map((element) => element.closest('[data-skill]')?.getAttribute('data-skill')).find(Boolean)
    if (skill) this.drop(Number(skill), die)
  }

  cancel(): void {
    this.from = null
    this.die = null
    this.dx = this.dy = 0
  }
}
