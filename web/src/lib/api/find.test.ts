import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hearLobby } from './find'

class Line {
  static all: Line[] = []
  onmessage: (event: { data: string }) => void = () => undefined
  onclose: () => void = () => undefined

  constructor(readonly address: string) {
    Line.all.push(this)
  }

  close(): void {
    this.onclose()
  }
}

beforeEach(() => {
  Line.all = []
  vi.stubGlobal('WebSocket', Line)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('hears what changes, comes back when the line is cut, and stops when nobody looks any more', () => {
  const heard = vi.fn()
  const stop = hearLobby(heard)
  Line.all[0]!.onmessage({ data: '{"tables":[],"looking":{"a":2}}' })
  expect(heard).toHaveBeenCalledWith({ tables: [], looking: { a: 2 } })
  Line.all[0]!.close()
  vi.advanceTimersByTime(10_000)
  expect(Line.all).toHaveLength(2)
  stop()
  vi.advanceTimersByTime(600_000)
  expect(Line.all).toHaveLength(2)
})

it('waits longer each time nobody answers', () => {
  const stop = hearLobby(vi.fn())
  for (let round = 0; round < 4; round++) {
    Line.all.at(-1)!.close()
    vi.advanceTimersByTime(2_000 * 2 ** round * 0.7)
    expect(Line.all).toHaveLength(round + 1)
    vi.advanceTimersByTime(2_000 * 2 ** round)
    expect(Line.all).toHaveLength(round + 2)
  }
  stop()
})
