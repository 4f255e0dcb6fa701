import { describe, expect, it } from 'vitest'
import { point, question } from './samples'
import { eyes } from './viewpoint'

const two = [point(0, { hand: 'own' }), point(1, { hand: 'other' }, [question(3, { seat: 1 })])]

describe('one screen', () => {
  it('needs no curtain for one seat or for a spectator', () => {
    expect(eyes([point(null)], null, false)).toEqual({ point: point(null), curtainFor: null })
    expect(eyes([point(2)], null, false).curtainFor).toBeNull()
  })

  it('asks whoever is to answer to say so first', () => {
    expect(eyes(two, 0, false)).toEqual({ point: two[1], curtainFor: 1 })
  })

  it('shows their view once they have', () => {
    expect(eyes(two, 1, false)).toEqual({ point: two[1], curtainFor: null })
  })

  it('stays with who looked last while others think', () => {
    expect(eyes([point(0), point(1)], 1, false)).toEqual({ point: point(1), curtainFor: null })
  })

  it('never asks where everybody may see everything', () => {
    expect(eyes(two, 0, true)).toEqual({ point: two[1], curtainFor: null })
  })
})
