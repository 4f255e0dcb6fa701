/**
 * Ambient motion (torches, sand, halos) stops while nobody looks: some seconds after the last touch and the last news,
 * and at once in a hidden page. An untouched table then draws no frame.
 */

/** Milliseconds without input or news after which the page rests. */
const QUIET = 8_000
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'focusin'] as const

export class Rest {
  private timer: ReturnType<typeof setTimeout> | undefined
  private until = 0

  constructor(
    private readonly root: HTMLElement = document.documentElement,
    private readonly quiet: number = QUIET,
  ) {}

  /** Follows the person's hands until the returned function is called. */
  follow(): () => void {
    const wake = (): void => this.wake()
    const look = (): void => (document.hidden ? this.sleep() : this.wake())
    for (const touch of TOUCHES) document.addEventListener(touch, wake, { passive: true })
    document.addEventListener('visibilitychange', look)
    this.wake()
    return () => {
      for (const touch of TOUCHES) document.removeEventListener(touch, wake)
      document.removeEventListener('visibilitychange', look)
      clearTimeout(this.timer)
      this.timer = undefined
      delete this.root.dataset.rest
    }
  }

  /** Something happens: things move again for a while. */
  wake(): void {
    if (document.hidden) return
    this.until = performance.now() + this.quiet
    if (this.root.dataset.rest !== undefined) delete this.root.dataset.rest
    this.timer ??= setTimeout(() => this.look(), this.quiet)
  }

  /** One timer for many touches: it looks again when the last of them is old enough. */
  private look(): void {
    const left = this.until - performance.now()
    this.timer = left > 0 ? setTimeout(() => this.look(), left) : undefined
    if (left <= 0) this.sleep()
  }

  private sleep(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.root.dataset.rest = ''
  }
}
