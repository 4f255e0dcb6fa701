import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Rest } from './rest'

describe('a table that nobody touches', () => {
  let root: HTMLElement
  let leave: () => void
  let rest: Rest
  beforeEach(() => {
    vi.useFakeTimers()
    root = document.createElement('div')
    rest = new Rest(root, 1000)
    leave = rest.follow()
  })
  afterEach(() => {
    leave()
    vi.useRealTimers()
  })

  it('comes to rest after a while', () => {
    vi.advanceTimersByTime(999)
    expect(root.dataset.rest).toBeUndefined()
    vi.advanceTimersByTime(2)
    expect(root.dataset.rest).toBe('')
  })

  it('moves again when it is touched, and rests later', () => {
    vi.advanceTimersByTime(1500)
    document.dispatchEvent(new Event('pointermove'))
    expect(root.dataset.rest).toBeUndefined()
    vi.advanceTimersByTime(1100)
    expect(root.dataset.rest).toBe('')
  })

  it('stays awake while something happens', () => {
    vi.advanceTimersByTime(900)
    rest.wake()
    vi.advanceTimersByTime(900)
    expect(root.dataset.rest).toBeUndefined()
  })
})
