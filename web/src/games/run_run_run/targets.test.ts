import { describe, expect, it } from 'vitest'
import type { Question } from '../../generated/protocol'
import { neighbour } from '../../lib/board/hex'
import door from './fixtures/door.json'
import early from './fixtures/early.json'
import fight from './fixtures/fight.json'
import mid from './fixtures/mid.json'
import rotation from './fixtures/rotation.json'
import share from './fixtures/share.json'
import tokens from './fixtures/tokens.json'
import { sameOption } from '../../lib/board/answering.svelte'
import { claims, targetsOf, wishFor } from './targets'

const asked = (fixture: { questions: unknown }): Question[] => fixture.questions as Question[]
const make = (name: string, options: object[], facts: Question['facts'] = {}): Question => ({
  ...asked(early)[0]!,
  question: name,
  facts,
  choices: options.map((option) => ({ option, phrase: { key: '', facts: {} } })),
})

describe('what can be touched', () => {
  it('are the hexes a Room may be laid on', () => {
    const { hexes, cards } = targetsOf(asked(early))
    expect(hexes.size).toBe(asked(early)[0]!.choices.length)
    expect(cards.size).toBe(0)
  })

  it('are cards of the hand', () => {
    for (const fixture of [mid, fight]) {
      const { cards } = targetsOf(asked(fixture))
      expect(cards.size).toBeGreaterThan(0)
      for (const card of cards.keys()) expect(fixture.view.hand).toContain(card)
    }
  })

  it('are rotations, tokens and seats', () => {
    expect(targetsOf(asked(rotation)).rotations.length).toBeGreaterThan(1)
    expect(targetsOf(asked(tokens)).tokens.size).toBeGreaterThan(0)
    expect(targetsOf(asked(share)).seats.size).toBeGreaterThan(1)
  })

  it('is the empty hex for the Exit Door, with every path that leads there', () => {
    const { hexes } = targetsOf(asked(door))
    const laid = new Set(door.view.spaces.map((space) => space.hex))
    for (const hex of hexes.keys()) expect(laid.has(hex)).toBe(false)
    expect([...hexes.values()].flat()).toHaveLength(asked(door)[0]!.choices.length)
  })

  it('is the space beyond the wall for a secret passage', () => {
    const { hexes } = targetsOf([
      make('choose_passages', [{ type: 'dig_passage', side: 2 }, { type: 'done' }], { hex: 0 }),
    ])
    expect([...hexes.keys()]).toEqual([neighbour(0, 2)])
  })

  it('is the intersection of a triangle', () => {
    const { triangles } = targetsOf([make('trigger_door_mechanism', [{ type: 'trigger', rooms: [0, 1, 256] }])])
    expect(triangles[0]?.rooms).toEqual([0, 1, 256])
  })

  it('is nothing where chance is asked', () => {
    const draw = { ...make('draw_one_room', [{ type: 'draw_room', card: 3 }]), is_draw: true }
    expect(targetsOf([draw]).cards.size).toBe(0)
    expect(claims(draw)).toBe(false)
  })
})

describe('questions the board takes upon itself', () => {
  it('are those whose answers all lie on it', () => {
    for (const fixture of [early, mid, rotation, fight, share, door]) expect(claims(asked(fixture)[0]!)).toBe(true)
    expect(claims(make('choose_action', [{ type: 'explore' }, { type: 'fight' }]))).toBe(false)
    expect(claims(make('choose_passages', [{ type: 'done' }]))).toBe(false)
  })
})

describe('a wish for another place', () => {
  it('is the same answer with another hex', () => {
    expect(wishFor(asked(early), 77)?.option).toEqual({ type: 'pick_hex', hex: 77 })
    expect(wishFor(asked(mid), 77)).toBeNull()
  })

  it('is recognised when a hint names it', () => {
    expect(sameOption({ type: 'pick_hex', hex: 1 }, { type: 'pick_hex', hex: 1 })).toBe(true)
    expect(sameOption(null, null)).toBe(false)
  })
})
