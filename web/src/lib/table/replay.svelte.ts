/** A finished game, looked at moment by moment. */
import type { Frame, LogLine } from '../../generated/protocol'
import { frame as fetchFrame } from '../api/lobby'
import { settings } from '../shell/settings.svelte'
import type { TableState } from './reducer'

export type PointOfView = number | 'public' | 'open'

/** Between two steps, by the speed of play. */
const PACE = { slow: 2000, normal: 1100, fast: 500, none: 250 }

/** The moment in an address; invalid parts mean the beginning, in the public view. */
export function momentOf(
  { step = '', seat = '' }: Record<string, string>,
  seats: number,
): { step: number; eyes: PointOfView } {
  const isSeat = /^\d+$/.test(seat) && Number(seat) < seats
  return {
    step: /^\d{1,9}$/.test(step) ? Number(step) : 0,
    eyes: seat === 'open' ? seat : isSeat ? Number(seat) : 'public',
  }
}

/** A frame as the playback queue takes it. */
export const replayState = (frame: Frame, fresh: LogLine[]): TableState => ({
  table: { seats: [], is_paused: false } as unknown as TableState['table'],
  points: frame.points,
  thinking: [],
  log: fresh,
  chat: [],
  markers: [],
  undo: null,
  ending: frame.ending,
  clocks: [],
  fresh,
})

export class Replay {
  frame = $state.raw<Frame | null>(null)
  fresh = $state.raw<LogLine[]>([])
  eyes = $state<PointOfView>('public')
  isPlaying = $state(false)

  private wanted = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly seen = new Map<string, Promise<Frame>>()

  constructor(
    private readonly table: string,
    private readonly key: string,
  ) {}

  async show(step: number): Promise<void> {
    this.wanted = Math.max(0, step)
    const found = await this.fetch(this.wanted)
    if (this.wanted !== step && this.wanted !== found.step) return
    const isNext = this.frame !== null && found.step === this.frame.step + 1
    this.frame = found
    this.fresh = isNext ? found.log : []
    if (found.step < found.steps) void this.fetch(found.step + 1).catch(() => undefined)
  }

  async look(eyes: PointOfView): Promise<void> {
    this.eyes = eyes
    await this.show(this.frame?.step ?? 0)
  }

  toggle(): void {
    this.isPlaying = !this.isPlaying
    if (this.isPlaying) this.walk()
    else clearTimeout(this.timer)
  }

  stop(): void {
    this.isPlaying = false
    clearTimeout(this.timer)
  }

  private walk(): void {
    const { frame } = this
    if (!this.isPlaying || !frame) return
    if (frame.step >= frame.steps) return this.stop()
    void this.show(frame.step + 1).then(
      () => (this.timer = setTimeout(() => this.walk(), PACE[settings.speed])),
      () => this.stop(),
    )
  }

  private fetch(step: number): Promise<Frame> {
    const name = `${this.eyes} ${step}`
    const known = this.seen.get(name)
    if (known) return known
    const seat = typeof this.eyes === 'number' ? this.eyes : null
    const asked = fetchFrame(this.table, { step, seat, isOpen: this.eyes === 'open' }, this.key)
    this.seen.set(name, asked)
    asked.catch(() => this.seen.delete(name))
    return asked
  }
}
