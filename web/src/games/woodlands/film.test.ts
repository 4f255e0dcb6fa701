import { describe, expect, it } from 'vitest'
import type { LogLine } from '../../generated/protocol'
import type { Event } from '../../generated/woodlands'
import { film } from './film'
import recorded from './fixtures/film.json'
import { asView, type View } from './model'

/** All frames of a recorded game as whole views. */
function views(): View[] {
  let whole: Record<string, unknown> = {}
  return (recorded as { view: object }[]).map((frame) => asView((whole = { ...whole, ...frame.view })))
}

const linesAt = (at: number) => recorded[at]!.fresh as unknown as LogLine[]
const eventsAt = (at: number) => linesAt(at).map(({ event }) => event as Event)
const scene = (at: number, all = views()) => ({
  before: all[at - 1] as unknown as Record<string, unknown>,
  view: all[at] as unknown as Record<string, unknown>,
  lines: linesAt(at),
})
const frameWith = (type: Event['type']) =>
  recorded.findIndex((_, at) => at > 0 && eventsAt(at).some((event) => event.type === type))

describe('what is played', () => {
  it('ends with the forest, the Heroes and the enemies as they are, after every update of a game', () => {
    const all = views()
    let played = 0
    for (let at = 1; at < all.length; at += 1) {
      const last = film(scene(at, all)).at(-1)?.view as unknown as View | undefined
      if (!last) continue
      const end = all[at]!
      played += 1
      expect(last.tiles.map(({ cell }) => cell)).toEqual(end.tiles.map(({ cell }) => cell))
      expect(last.heroes.map(({ node }) => node)).toEqual(end.heroes.map(({ node }) => node))
      expect(last.foes.map(({ foe, kind }) => [foe, kind])).toEqual(end.foes.map(({ foe, kind }) => [foe, kind]))
    }
    expect(played).toBeGreaterThan(10)
  })

  it('shows a Hero who was just chosen while the first tile is drawn', () => {
    const at = frameWith('round_began')
    const { hero } = eventsAt(at).find((event) => event.type === 'hero_chosen')!
    const beats = film(scene(at))
    expect(beats.map(({ event }) => (event as Event).type)).toContain('tile_drawn')
    for (const { view } of beats) expect(asView(view).heroes.map((one) => one.hero)).toContain(hero)
  })

  it('shows a tile only once it is placed', () => {
    const at = frameWith('tile_placed')
    const placed = eventsAt(at).find((event) => event.type === 'tile_placed')!
    const has = (view: unknown) => (view as View).tiles.some(({ cell }) => cell === placed.cell)
    for (const beat of film(scene(at))) {
      expect(has(beat.view)).toBe(eventsAt(at).indexOf(beat.event as Event) >= eventsAt(at).indexOf(placed))
    }
  })

  it('shows the dice of a combat when they are rolled', () => {
    const at = frameWith('combat_dice_rolled')
    const beats = film(scene(at))
    const rolled = beats.find(({ event }) => (event as Event).type === 'combat_dice_rolled')!
    const event = rolled.event as Extract<Event, { type: 'combat_dice_rolled' }>
    const dice = asView(rolled.view).combat!.dice.filter(({ hero, colour }) => hero === event.hero && colour < 0)
    expect(dice.map(({ face }) => face)).toEqual(event.faces)
  })

  it('tells no line before its beat is over', () => {
    for (let at = 1; at < recorded.length; at += 1) {
      let told = 0
      for (const beat of film(scene(at))) {
        expect(beat.told).toBeGreaterThanOrEqual(told)
        told = beat.told
      }
    }
  })
})
