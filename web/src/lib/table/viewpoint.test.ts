import { describe, expect, it } from 'vitest'
import { point, question } from './samples'
import { eyes, handedTo } from './viewpoint'

const two = [point(0, { hand: 'own' }), point(1, { hand: 'other' }, [question(3, { seat: 1 })])]

describe('one screen', () => {
  it('needs no curtain for one seat or for a spectator', () => {
    expect(eyes([point(null)], { revealed: null }, false)).toEqual({ point: point(null), curtainFor: null, others: [] })
    expect(eyes([point(2)], { revealed: null }, false).curtainFor).toBeNull()
  })

  it('asks the player who has to answer to confirm first', () => {
    expect(eyes(two, { revealed: 0 }, false)).toEqual({ point: two[1], curtainFor: 1, others: [] })
  })

  it('shows their view once they have', () => {
    expect(eyes(two, { revealed: 1 }, false)).toEqual({ point: two[1], curtainFor: null, others: [] })
  })

  it('stays with who looked last while others think', () => {
    expect(eyes([point(0), point(1)], { revealed: 1 }, false)).toEqual({
      point: point(1),
      curtainFor: null,
      others: [],
    })
  })

  it('never asks where everybody may see everything', () => {
    expect(eyes(two, { revealed: 0 }, true)).toEqual({ point: two[1], curtainFor: null, others: [] })
  })
})

describe('several asked at one screen', () => {
  const three = [
    point(0, {}, [question(3)]),
    point(1),
    point(2, {}, [question(4, { seat: 2 })]),
    point(3, {}, [question(5, { seat: 3 })]),
  ]

  it('stays with who has it, and can go to any other who is asked', () => {
    expect(eyes(three, { revealed: 2 }, false)).toEqual({ point: three[2], curtainFor: null, others: [0, 3] })
  })

  it('is handed over behind a curtain', () => {
    expect(eyes(three, handedTo(3, false), false)).toEqual({ point: three[3], curtainFor: 3, others: [0, 2] })
  })

  it('is handed over openly where everybody may see everything', () => {
    expect(eyes(three, handedTo(3, true), true)).toEqual({ point: three[3], curtainFor: null, others: [0, 2] })
  })

  it('stays covered when the one who was called is no longer asked', () => {
    const holder = handedTo(3, false)
    expect(eyes([...three.slice(0, 3), point(3)], holder, false).curtainFor).toBe(0)
    expect(eyes([point(0), point(1), point(2), point(3)], holder, false).curtainFor).toBe(0)
  })
})
