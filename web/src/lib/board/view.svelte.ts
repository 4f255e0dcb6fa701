/** The camera of one stage: shows the requested area until a person moves it. */
import { NO_INSETS, between, easeOut, fit, panned, reveal, toPixels, within, zoomAt } from './camera'
import type { Camera, Insets, Size } from './camera'
import type { Box, Point } from './plane'

const TRAVEL = 250

/** The area that a camera should show. */
export interface Subject {
  /** All there is. */
  whole: Box
  /** The area to show if the whole does not fit. */
  near: Box
  /** The subject of a question or beat: while it is visible, the zoom does not change. */
  asked: Box
  /** The zoom for the area in focus. */
  least: number
  /** The zoom that is kept, however little it is. */
  enough: number
}

export class StageView {
  camera = $state.raw<Camera>({ x: 0, y: 0, k: 0.5 })
  size = $state.raw<Size>({ width: 0, height: 0 })
  insets: Insets = NO_INSETS
  isCalm = false
  /** After a manual pan or zoom, automatic camera moves stay off until "fit to screen". */
  private isHeld = false
  private hasLooked = false
  private frame = 0

  /**
   * Called whenever what should be seen changes. As long as what is asked for is in sight, or can be brought there by
   * moving, the zoom stays as it is. Otherwise everything is shown, or what is near where everything would be too small.
   */
  follow({ whole, near, asked, least, enough }: Subject): void {
    if (this.isHeld) return
    const isReadable = this.hasLooked && this.camera.k >= Math.min(least, enough)
    const moved = isReadable ? panned(this.camera, asked, this.size, this.insets) : null
    if (moved) return this.moveTo(moved)
    this.fitTo(whole, near, least)
  }

  private moveTo(camera: Camera): void {
    if (camera.x !== this.camera.x || camera.y !== this.camera.y) this.travel(camera)
  }

  private fitTo(whole: Box, focus: Box, least: number): void {
    const all = fit(whole, this.size, this.insets)
    if (all.k >= least) return this.travel(all)
    const near = fit(focus, this.size, this.insets, least, least)
    this.travel(within(near, whole, this.size, this.insets))
  }

  /** An action at a visible place: the camera stays, so that nothing jumps between two taps. */
  attend(place: Point, subject: Subject): void {
    if (this.hasLooked) this.reveal(place, 110)
    else this.follow(subject)
  }

  /** Gives the camera back: it follows again. */
  release(): void {
    this.isHeld = false
  }

  show(box: Box): void {
    this.release()
    this.travel(fit(box, this.size, this.insets))
  }

  take(camera: Camera): void {
    cancelAnimationFrame(this.frame)
    this.isHeld = true
    this.camera = camera
  }

  zoom(factor: number, at: Point = { x: this.size.width / 2, y: this.size.height / 2 }): void {
    this.take(zoomAt(this.camera, at, factor))
  }

  /** Keeps a point that the keyboard has reached in sight, with so much of the board around it. */
  reveal(point: Point, room = 70): void {
    this.moveTo(reveal(this.camera, point, this.size, this.insets, room * this.camera.k))
  }

  pixels(point: Point): Point {
    return toPixels(this.camera, point)
  }

  private travel(to: Camera): void {
    cancelAnimationFrame(this.frame)
    if (this.isCalm || !this.hasLooked) {
      this.hasLooked = true
      this.camera = to
      return
    }
    const from = this.camera
    const began = performance.now()
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - began) / TRAVEL))
      this.camera = between(from, to, easeOut(share))
      if (share < 1) this.frame = requestAnimationFrame(step)
    }
    this.frame = requestAnimationFrame(step)
  }
}
