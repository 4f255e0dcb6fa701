import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LAST, leftOf, setGoing, watchClocks } from './hourglass'

const clock = {
  question: 'time_is_up',
  name: 'turn',
  after_ms: 45_000,
  left_ms: 30_000,
  is_running: true,
  seats: [],
}

describe('an hourglass', () => {
  it('runs out from what was left when it was told', () => {
    const [glass] = setGoing([clock], 1_000)
    expect(leftOf(glass!, 1_000)).toBe(30_000)
    expect(leftOf(glass!, 21_000)).toBe(10_000)
    expect(leftOf(glass!, 99_000)).toBe(0)
  })

  it('stands still while it does not run', () => {
    const [glass] = setGoing([{ ...clock, is_running: false }], 1_000)
    expect(leftOf(glass!, 90_000)).toBe(30_000)
  })
})

describe('clocks that are watched', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())
  const going = (left_ms: number, is_running = true) => setGoing([{ ...clock, left_ms, is_running }], performance.now())

  it('tell the time with every second, more often at the end, and not once they have run out', () => {
    const told: number[] = []
    const glasses = going(LAST + 2_500)
    watchClocks(glasses, (now) => told.push(Math.ceil(leftOf(glasses[0]!, now) / 1000)))
    vi.advanceTimersByTime(2_499)
    expect(told).toEqual([13, 12, 11])
    vi.advanceTimersByTime(LAST + 1_000)
    expect(told.length).toBeGreaterThan(13)
    expect(told.at(-1)).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('are drawn once while they stand still, and no more once nobody watches', () => {
    const tell = vi.fn()
    watchClocks(going(30_000, false), tell)
    expect([tell.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0])
    watchClocks(going(30_000), tell)()
    vi.advanceTimersByTime(5_000)
    expect([tell.mock.calls.length, vi.getTimerCount()]).toEqual([2, 0])
  })
})
