/** Plays what happened, moment after moment; a tap or a new update ends it. */
import type { LogLine } from '../../generated/protocol'
import type { View } from './model'
import { beatsOf, type Beat, type Moment } from './playback'

export class Player {
  beat = $state.raw<Beat | null>(null)
  private queue: Beat[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  get moment(): Moment | null {
    return this.beat?.moment ?? null
  }

  play(fresh: readonly LogLine[], view: View, isCalm: boolean): void {
    this.skip()
    const beats = beatsOf(fresh, view).filter((beat) => beat.time > 0)
    this.queue = isCalm ? beats.filter((beat) => beat.dice) : beats
    this.next()
  }

  skip(): void {
    clearTimeout(this.timer)
    this.queue = []
    this.beat = null
  }

  private next = (): void => {
    const beat = this.queue.shift() ?? null
    this.beat = beat
    if (beat) this.timer = setTimeout(this.next, beat.time)
  }
}
