import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EVERY, keepFresh, waitAfter } from './refreshing'

let stop = (): void => undefined

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  stop()
  see(true)
  vi.useRealTimers()
})

function see(isSeen: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!isSeen)
  document.dispatchEvent(new Event('visibilitychange'))
}

async function looking(look = vi.fn(() => Promise.resolve())): Promise<typeof look> {
  stop = keepFresh(look)
  await vi.advanceTimersByTimeAsync(0)
  expect(look).toHaveBeenCalledTimes(1)
  return look
}

describe('a page that keeps fresh', () => {
  it('looks again while it is seen', async () => {
    const look = await looking()
    await vi.advanceTimersByTimeAsync(3 * 1.2 * EVERY)
    expect(look.mock.calls.length).toBeGreaterThanOrEqual(4)
    expect(look.mock.calls.length).toBeLessThanOrEqual(5)
  })

  it('rests while nobody sees it, and looks as soon as somebody does', async () => {
    const look = await looking()
    see(false)
    await vi.advanceTimersByTimeAsync(10 * EVERY)
    expect(look).toHaveBeenCalledTimes(1)
    see(true)
    expect(look).toHaveBeenCalledTimes(2)
  })

  it('does not look each time somebody goes from tab to tab', async () => {
    const look = await looking()
    for (let times = 0; times < 5; times += 1) {
      see(false)
      see(true)
    }
    await vi.advanceTimersByTimeAsync(1_000)
    expect(look).toHaveBeenCalledTimes(1)
  })

  it('asks more and more seldom while nobody answers, and as before once somebody does', async () => {
    const look = await looking(vi.fn(() => Promise.reject(new Error('away'))))
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(look.mock.calls.length).toBeLessThan(25)
    look.mockImplementation(() => Promise.resolve())
    await vi.advanceTimersByTimeAsync(360_000)
    const before = look.mock.calls.length
    await vi.advanceTimersByTimeAsync(10 * EVERY)
    expect(look.mock.calls.length - before).toBeGreaterThanOrEqual(8)
  })

  it('never asks twice at once, and not at all once it is left', async () => {
    let answer = (): void => undefined
    const look = await looking(vi.fn(() => new Promise<void>((resolve) => (answer = resolve))))
    await vi.advanceTimersByTimeAsync(10 * EVERY)
    see(true)
    expect(look).toHaveBeenCalledTimes(1)
    stop()
    answer()
    await vi.advanceTimersByTimeAsync(10 * EVERY)
    expect(look).toHaveBeenCalledTimes(1)
  })
})

it('does not wait equally long everywhere, nor forever', () => {
  expect(waitAfter(0, 0)).toBeLessThan(waitAfter(0, 1))
  expect(waitAfter(50, 1)).toBeLessThanOrEqual(360_000)
})
