import { describe, expect, it } from 'vitest'
import type { LogLine } from '../../generated/protocol'
import type { Event } from '../../generated/run_run_run'
import film from './fixtures/film.json'
import { asView, type View } from './model'
import { beatsOf, viewAt, walk } from './playback'

const lines = (...events: object[]): LogLine[] =>
  events.map((event) => ({ step: 0, event, phrase: { key: '', facts: {} }, clauses: [], seats: null }))

/** All frames of the film as whole views. */
function views(): View[] {
  let whole: Record<string, unknown> = {}
  return film.map((frame) => asView((whole = { ...whole, ...frame.view })))
}

describe('what is played', () => {
  it('ends with the view as it is, after every update of a game', () => {
    views().forEach((view, at) => {
      const beats = beatsOf(film[at]!.fresh as unknown as LogLine[], view)
      const last = beats.at(-1)?.moment ?? null
      expect(viewAt(view, last).spaces).toEqual(view.spaces)
      expect(viewAt(view, last).cats).toEqual(view.cats)
      expect(viewAt(view, last).awake.map(({ mummy, hex }) => ({ mummy, hex }))).toEqual(
        view.awake.map(({ mummy, hex }) => ({ mummy, hex })),
      )
    })
  })

  it('begins where everybody was before', () => {
    const at = film.findIndex((frame) => frame.fresh.some(({ event }) => event.type === 'cat_moved'))
    const events = film[at]!.fresh.map(({ event }) => event as unknown as Event)
    const moved = events.find((event) => event.type === 'cat_moved')!
    const view = views()[at]!
    const first = beatsOf(film[at]!.fresh as unknown as LogLine[], view)[0]!
    expect(viewAt(view, first.moment).cats.find((cat) => cat.seat === moved.seat)?.hex).toBe(moved.origin)
  })

  it('throws the dice that were thrown', () => {
    const [view] = views() as [View]
    const [began, rolled] = beatsOf(
      lines(
        { type: 'fight_began', seat: 0, hex: 0, cards: [], dice: 5, is_doubled: false },
        { type: 'combat_dice_rolled', seat: 0, hits: 2, abilities: 1, rooms: 0, steps: 1 },
      ),
      view,
    )
    expect(began?.dice).toBeUndefined()
    expect(rolled?.dice).toEqual({ kind: 'combat', hits: 2, abilities: 1, rooms: 0, steps: 1, blanks: 1 })
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
