import { describe, expect, it } from 'vitest'
import { leftOf, setGoing } from './hourglass'

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
