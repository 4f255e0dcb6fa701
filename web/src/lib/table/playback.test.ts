import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LogLine } from '../../generated/protocol'
import { filmOf } from './film'
import { HOLD, LONGEST, Playback, type Speed } from './playback.svelte'
import { fromSnapshot, withUpdate, type TableState } from './reducer'
import { line, point, question, snapshot, update } from './samples'

interface Counted {
  count: number
}

/** A game in which every event adds one to a number, and is looked at for 100 ms; a `quiet` one for no time. */
const film = filmOf<Counted, { type: string }>({
  time: ({ type }) => (type === 'quiet' ? 0 : 100),
  holds: ({ type }) => type === 'decisive',
  step: (shown) => ({ ...shown, count: shown.count + 1 }),
})

let pace: { speed: Speed; isCalm: boolean }
let playback: Playback
let now: TableState

const lines = (from: number, count: number, key?: string): LogLine[] =>
  Array.from({ length: count }, (_, place) => line(from + place, key))

function hear(count: number, given: Parameters<typeof update>[0] = {}, key?: string): void {
  const step = now.log.length
  const total = (now.points[0]!.view as unknown as Counted).count + count
  const told = { log_since: step, log: lines(step, count, key), points: [point(0, { count: total })] }
  now = withUpdate(now, update({ ...told, ...given }))!
  playback.hear(now)
}

const count = (): number => (playback.shown!.points[0]!.view as unknown as Counted).count
const told = (): number => playback.shown!.log.length
const asked = (): number[] => playback.shown!.points[0]!.questions.map(({ number }) => number)

beforeEach(() => {
  vi.useFakeTimers()
  pace = { speed: 'normal', isCalm: false }
  playback = new Playback(() => pace)
  playback.use(film)
  now = fromSnapshot(snapshot({ log: [], points: [point(0, { count: 0 })], thinking: [1] }))
  playback.restart(now)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the queue', () => {
  it('never tells more than the board has shown', () => {
    hear(30)
    for (let passed = 0; passed < 4000; passed += 10) {
      expect(told()).toBeLessThanOrEqual(count())
      vi.advanceTimersByTime(10)
    }
    expect([told(), count(), playback.isPlaying]).toEqual([30, 30, false])
  })

  it('holds what decides something, and takes no time from the rest for it', () => {
    hear(1, {}, 'decisive')
    hear(1)
    expect(playback.beat?.isHeld).toBe(true)
    vi.advanceTimersByTime(HOLD - 10)
    expect(count()).toBe(1)
    vi.advanceTimersByTime(20)
    expect([count(), playback.beat?.time]).toEqual([2, 100])
  })

  it('goes on from a held moment with a tap, and to now with the next', () => {
    hear(1, {}, 'decisive')
    hear(3)
    playback.goOn()
    expect([count(), playback.beat?.isHeld]).toEqual([2, false])
    playback.goOn()
    expect([count(), playback.isPlaying]).toEqual([4, false])
  })

  it('shows updates one after the other, whose turn it was included', () => {
    hear(1, { thinking: [2] })
    hear(1, { thinking: [3] })
    hear(1, { thinking: [0], points: [point(0, { count: 3 }, [question(7)])] })
    const seen: unknown[] = []
    for (let step = 0; step < 4; step += 1) {
      seen.push([count(), playback.shown!.thinking, asked()])
      vi.advanceTimersByTime(100)
    }
    expect(seen).toEqual([
      [1, [1], []],
      [2, [2], []],
      [3, [3], []],
      [3, [0], [7]],
    ])
  })

  it('keeps the end for the end', () => {
    const phrase = { key: 'outcome-lost', facts: {} }
    hear(3, { ending: { reason: 'lost', clause: 'X-1', winners: [], phrase, scores: [], ranks: [] } })
    expect(playback.shown!.ending).toBeNull()
    vi.advanceTimersByTime(299)
    expect(playback.shown!.ending).toBeNull()
    vi.advanceTimersByTime(1)
    expect(playback.shown!.ending).not.toBeNull()
  })

  it('leaves a question that still waits where it is', () => {
    now = { ...now, points: [point(0, { count: 0 }, [question(4)])] }
    playback.restart(now)
    hear(2, { points: [point(0, { count: 2 }, [question(4), question(5)])] })
    expect(asked()).toEqual([4])
    vi.advanceTimersByTime(200)
    expect(asked()).toEqual([4, 5])
  })

  it('does not interrupt what is shown for chat, and hears it at once', () => {
    hear(3)
    now = withUpdate(
      now,
      update({
        log: [],
        points: [],
        log_since: 3,
        chat: [{ at: 1, name: 'A', text: 'hi', seat: 1, channel: 'table', author: '', reaction: null }],
      }),
    )!
    playback.hear(now)
    expect([playback.shown!.chat.length, told(), playback.isPlaying]).toEqual([1, 0, true])
  })

  it('tells an event that takes no time with what follows it', () => {
    hear(2, {}, 'quiet')
    expect([told(), playback.isPlaying]).toEqual([2, false])
  })

  it.each([
    ['normal', 1],
    ['slow', 1.8],
    ['fast', 0.45],
  ] as const)('shows three long turns of bots in time: %s', (speed, factor) => {
    pace.speed = speed
    for (let turn = 0; turn < 3; turn += 1) hear(40)
    vi.advanceTimersByTime(LONGEST * factor - 20)
    expect(playback.isPlaying).toBe(true)
    vi.advanceTimersByTime(40)
    expect(playback.isPlaying).toBe(false)
    expect(LONGEST).toBeLessThanOrEqual(4000)
  })

  it('keeps the time when the turns come one by one', () => {
    for (let turn = 0; turn < 3; turn += 1) {
      hear(40)
      vi.advanceTimersByTime(1000)
    }
    vi.advanceTimersByTime(1000)
    expect(playback.isPlaying).toBe(false)
  })

  it('shows three bots that pause between their turns in real time', () => {
    const began = performance.now()
    for (let bot = 0; bot < 3; bot += 1) {
      hear(12, bot < 2 ? {} : { points: [point(0, { count: 36 }, [question(9)])] })
      while (playback.isPlaying) vi.advanceTimersByTime(10)
      if (bot < 2) vi.advanceTimersByTime(600)
    }
    expect(asked()).toEqual([9])
    expect(performance.now() - began).toBeLessThanOrEqual(4000)
  })

  it('takes its time again after a rest', () => {
    hear(36)
    vi.advanceTimersByTime(LONGEST + 1000)
    const began = performance.now()
    hear(12)
    while (playback.isPlaying) vi.advanceTimersByTime(10)
    expect(performance.now() - began).toBeGreaterThanOrEqual(1200)
  })

  it('skips to now', () => {
    hear(30)
    hear(30, { thinking: [0] })
    playback.skip()
    expect([told(), count(), playback.shown!.thinking, playback.isPlaying]).toEqual([60, 60, [0], false])
    vi.advanceTimersByTime(5000)
    expect(told()).toBe(60)
  })
})

describe('at once', () => {
  it.each([
    ['without motion', () => (pace.isCalm = true)],
    ['without speed', () => (pace.speed = 'none')],
    ['without a film', () => playback.use(null)],
    ['in a tab nobody sees', () => vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)],
  ])('is what is shown %s', (_, set) => {
    set()
    hear(30)
    expect([told(), count(), playback.isPlaying]).toEqual([30, 30, false])
  })

  it('is everything once the tab is hidden in the middle', () => {
    hear(30)
    vi.advanceTimersByTime(300)
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    vi.advanceTimersByTime(200)
    expect([told(), playback.isPlaying]).toEqual([30, false])
  })

  it('is a snapshot after a reconnect in the middle, and nothing is told twice', () => {
    hear(30)
    vi.advanceTimersByTime(300)
    now = fromSnapshot(snapshot({ log: lines(0, 31), points: [point(0, { count: 31 })] }))
    playback.restart(now)
    expect([told(), count(), playback.isPlaying]).toEqual([31, 31, false])
    vi.advanceTimersByTime(5000)
    expect(told()).toBe(31)
    hear(1)
    expect([told(), count()]).toEqual([31, 32])
  })

  it('is the beginning of a game, before which there was nothing to see', () => {
    now = fromSnapshot(snapshot({ log: [], points: [point(0, {})] }))
    playback.restart(now)
    now = withUpdate(now, update({ log_since: 0, log: lines(0, 5), points: [point(0, { count: 5 })] }))!
    playback.hear(now)
    expect([told(), count(), playback.isPlaying]).toEqual([5, 5, false])
  })

  it('is what was taken back', () => {
    hear(4)
    now = withUpdate(now, update({ log_since: 2, log: [], points: [point(0, { count: 2 })] }))!
    playback.hear(now)
    expect([told(), count(), playback.isPlaying]).toEqual([2, 2, false])
  })
})
