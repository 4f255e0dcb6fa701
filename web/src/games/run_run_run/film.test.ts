import { describe, expect, it } from 'vitest'
import type { LogLine } from '../../generated/protocol'
import type { Event } from '../../generated/run_run_run'
import { film, walk } from './film'
import recorded from './fixtures/film.json'
import { asView, type View } from './model'

/** All frames of a recorded game as whole views. */
function views(): View[] {
  let whole: Record<string, unknown> = {}
  return recorded.map((frame) => asView((whole = { ...whole, ...frame.view })))
}

const scene = (at: number, all = views()) => ({
  before: all[at - 1] as unknown as Record<string, unknown>,
  view: all[at] as unknown as Record<string, unknown>,
  lines: recorded[at]!.fresh as unknown as LogLine[],
})
const eventsAt = (at: number) => recorded[at]!.fresh.map(({ event }) => event as unknown as Event)
const frameWith = (type: Event['type']) =>
  recorded.findIndex((frame, at) => at > 0 && frame.fresh.some(({ event }) => event.type === type))

describe('what is played', () => {
  it('ends with the maze and the figures as they are, after every update of a game', () => {
    const all = views()
    for (let at = 1; at < all.length; at += 1) {
      const last = film(scene(at, all)).at(-1)?.view as unknown as View | undefined
      if (!last) continue
      const end = all[at]!
      expect(new Set(last.spaces.map(({ hex }) => hex))).toEqual(new Set(end.spaces.map(({ hex }) => hex)))
      expect(last.cats.map(({ hex }) => hex)).toEqual(end.cats.map(({ hex }) => hex))
      expect(last.awake.map(({ mummy, hex }) => [mummy, hex])).toEqual(end.awake.map(({ mummy, hex }) => [mummy, hex]))
    }
  })

  it('tells no line before its beat is over', () => {
    for (let at = 1; at < recorded.length; at += 1) {
      let told = 0
      for (const beat of film(scene(at))) {
        const place = eventsAt(at).findIndex(({ type }) => type === (beat.event as Event).type)
        if (told > 0) expect(beat.told).toBeGreaterThanOrEqual(told)
        else expect(beat.told === 0 || beat.told > place).toBe(true)
        told = beat.told
      }
    }
  })

  it('begins where everybody was before', () => {
    const at = frameWith('cat_moved')
    const moved = eventsAt(at).find((event) => event.type === 'cat_moved')!
    const before = asView(scene(at).before)
    expect(before.cats.find((cat) => cat.seat === moved.seat)?.hex).toBe(moved.origin)
    const beats = film(scene(at)).filter(({ event }) => event === moved)
    expect(beats).toHaveLength(walk(views()[at]!, moved.origin, moved.to).length - 1)
    expect(asView(beats.at(-1)!.view).cats.find((cat) => cat.seat === moved.seat)?.hex).toBe(moved.to)
  })

  it('shows a Room only once it is laid', () => {
    const at = frameWith('room_laid')
    const laid = eventsAt(at).find((event) => event.type === 'room_laid')!
    const has = (view: unknown) => (view as View).spaces.some(({ hex }) => hex === laid.hex)
    for (const beat of film(scene(at))) {
      expect(has(beat.view)).toBe(eventsAt(at).indexOf(beat.event as Event) >= eventsAt(at).indexOf(laid))
    }
  })
})

describe('a moment that decides', () => {
  it('is held: a mummy that falls, not one that walks', () => {
    const view = views().at(-1)! as unknown as Record<string, unknown>
    const line = (event: object) => ({ event }) as unknown as LogLine
    const lines = [line({ type: 'mummy_moved', mummy: 0, to: 0 }), line({ type: 'mummy_defeated', mummy: 0 })]
    const beats = film({ before: view, view, lines })
    expect(beats.filter(({ isHeld }) => isHeld).map(({ event }) => (event as Event).type)).toEqual(['mummy_defeated'])
  })
})

describe('a walk', () => {
  it('follows corridors', () => {
    const view = views().at(-1)!
    const path = walk(view, view.spaces[0]!.hex, view.spaces.at(-1)!.hex)
    const hexes = view.spaces.map((space) => space.hex)
    for (const hex of path) expect(hexes).toContain(hex)
  })

  it('is straight where no way is known', () => {
    expect(walk(views()[0]!, 0, 99999)).toEqual([0, 99999])
  })
})
