/**
 * One queue for everything that is told: the board, the log, the seats, the question and the end follow it, so that no
 * word is ahead of the board. `latest` is what the server said last; `shown` is how far this screen has got.
 */
import type { LogLine, Point, Question } from '../../generated/protocol'
import type { Beat, Film } from './film'
import type { TableState } from './reducer'

export type Speed = 'slow' | 'normal' | 'fast' | 'none'

/** The duration of a beat relative to normal speed. */
const PACE: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.45, none: 0 }
/** What happened between two questions is shown within this time, however much it was (milliseconds, normal speed). */
export const LONGEST = 3600
/** What decides something is looked at so long, unless somebody taps (milliseconds). */
export const HOLD = 3000
/** The shortest beat beyond that time (milliseconds). */
const GLIMPSE = 250
/** What follows so soon after the last beat, with nothing asked in between, belongs to the same stretch. */
const LULL = 800

interface Update {
  state: TableState
  lines: readonly LogLine[]
  /** Beats by point of view; all are as long as the first. */
  reels: Map<number | null, Beat[]>
  beats: Beat[]
}

interface PlaybackSettings {
  speed: Speed
  isCalm: boolean
}

export class Playback {
  shown = $state.raw<TableState | null>(null)
  /** The current beat; null when the board is at rest. */
  beat = $state.raw<Beat | null>(null)
  private latest: TableState | null = null
  private settled: TableState | null = null
  private queue: Update[] = []
  private place = 0
  private deadline = 0
  private heldUntil = 0
  private restedAt = -Infinity
  private timer: ReturnType<typeof setTimeout> | undefined
  private film: Film | null = null

  constructor(private readonly pace: () => PlaybackSettings) {}

  get isPlaying(): boolean {
    return this.beat !== null
  }

  /** How the game shows its updates, once its board is there. */
  use(film: Film | null): void {
    this.film = film
  }

  /** Resets the queue: after a snapshot nothing is animated. */
  restart(state: TableState): void {
    this.latest = state
    this.skip()
  }

  /** What the server said, in the order in which it said so. */
  hear(state: TableState): void {
    const known = this.latest
    this.latest = state
    const isNews = known !== null && state.fresh !== known.fresh
    if (isNews && state.fresh.length === 0) return this.skip()
    if (this.isInstant()) return this.skip()
    const update = isNews ? this.updateOf(known, state) : null
    if (update && (update.beats.length > 0 || this.isPlaying)) this.push(update)
    else if (this.isPlaying) this.draw()
    else this.skip()
  }

  /** Skips to now; tells all remaining lines. */
  skip = (): void => {
    clearTimeout(this.timer)
    this.queue = []
    this.place = 0
    this.beat = null
    this.settled = this.shown = this.latest
  }

  /** Skips ahead: from a held beat to the next one, otherwise to now. */
  goOn = (): void => {
    if (!this.beat?.isHeld) return this.skip()
    clearTimeout(this.timer)
    this.deadline -= this.heldUntil - performance.now()
    this.next()
  }

  private isInstant(): boolean {
    const { speed, isCalm } = this.pace()
    return !this.film || isCalm || speed === 'none' || document.hidden
  }

  private updateOf(known: TableState, state: TableState): Update {
    const lines = state.fresh
    const reels = new Map(state.points.map((point) => [point.seat, this.reel(known, point, lines)]))
    return { state, lines, reels, beats: [...reels.values()][0] ?? [] }
  }

  private reel(known: TableState, point: Point, lines: readonly LogLine[]): Beat[] {
    const before = known.points.find(({ seat }) => seat === point.seat)?.view
    const hasBegun = before !== undefined && Object.keys(before).length > 0
    return this.film && hasBegun ? this.film({ before, view: point.view, lines }) : []
  }

  private push(update: Update): void {
    const [now, pace] = [performance.now(), PACE[this.pace().speed]]
    this.queue.push(update)
    const goesOn = this.isPlaying || this.isLull(now)
    this.deadline = goesOn ? Math.max(this.deadline, now + GLIMPSE * pace) : now + LONGEST * pace
    if (this.isPlaying) return this.draw()
    this.place = -1
    this.next()
  }

  /** Bots that answer one after the other leave the board at rest for a moment only. */
  private isLull(now: number): boolean {
    const isAsked = this.settled?.points.some(({ questions }) => questions.length > 0) ?? false
    return !isAsked && now - this.restedAt < LULL
  }

  private next = (): void => {
    this.place += 1
    while (this.queue.length > 0 && this.place >= this.queue[0]!.beats.length) {
      this.settled = this.queue.shift()!.state
      this.place = 0
    }
    const update = this.queue[0]
    if (!update) this.restedAt = performance.now()
    if (!update || this.isInstant()) return this.skip()
    const beat = update.beats[this.place]!
    const time = beat.isHeld ? HOLD : this.duration(beat)
    if (beat.isHeld) this.hold()
    this.beat = { ...beat, time }
    this.draw()
    this.timer = setTimeout(this.next, time)
  }

  /** Held beats do not count for the time limit. */
  private hold(): void {
    this.heldUntil = performance.now() + HOLD
    this.deadline += HOLD
  }

  /** The duration of a beat: its own, or its share of the time that is left. */
  private duration(beat: Beat): number {
    const pace = PACE[this.pace().speed]
    const all = this.queue.flatMap(({ beats }, at) => (at === 0 ? beats.slice(this.place) : beats))
    const left = pace * all.reduce((sum, { time, isHeld }) => sum + (isHeld ? 0 : time), 0)
    const budget = Math.max(this.deadline - performance.now(), 1)
    return beat.time * pace * Math.min(1, budget / left)
  }

  /** What is known at this beat: the table is as it is, the game as far as it was shown. */
  private draw(): void {
    const [update] = this.queue
    const { latest, settled } = this
    if (!update || !latest || !settled) return
    const told = this.place === 0 ? 0 : (update.beats[this.place - 1]?.told ?? 0)
    const { log } = update.state
    this.shown = {
      ...latest,
      log: log.slice(0, log.length - update.lines.length + told),
      thinking: settled.thinking,
      ending: settled.ending,
      fresh: [],
      points: latest.points.map((point) => this.pointAt(point, settled, update)),
    }
  }

  private pointAt(point: Point, settled: TableState, { reels, beats }: Update): Point {
    const reel = reels.get(point.seat) ?? beats
    const before = settled.points.find(({ seat }) => seat === point.seat)
    const asked = before?.questions ?? []
    return {
      ...point,
      view: reel[Math.min(this.place, reel.length - 1)]?.view ?? before?.view ?? point.view,
      questions: point.questions.filter((question) => asked.some((known) => isSame(known, question))),
    }
  }
}

const isSame = (one: Question, other: Question): boolean => one.number === other.number && one.seat === other.seat
