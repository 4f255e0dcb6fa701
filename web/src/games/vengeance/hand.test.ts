import { describe, expect, it } from 'vitest'
import { common, facesOf, picked, settled, type Die } from './hand'

const dice = (...faces: number[]): Die[] => faces.map((face, id) => ({ id, face, isKept: false, throws: 0 }))

describe('the dice in hand', () => {
  it('stay where they are when only others were thrown', () => {
    const before = dice(3, 0, 1, 4)
    const after = settled(before, [0, 2, 3, 4], [2])
    expect(after.map(({ face }) => face)).toEqual([3, 0, 2, 4])
    expect(after.map(({ throws }) => throws)).toEqual([0, 0, 1, 0])
  })

  it('that show the same again were thrown all the same', () => {
    expect(settled(dice(0, 0), [0, 0], [1]).map(({ throws }) => throws)).toEqual([0, 1])
  })

  it('leave when they are locked on a skill, and new ones come last', () => {
    const after = settled(dice(0, 0, 3, 1), [1, 3, 6, 6], [])
    expect(after.map(({ face }) => face)).toEqual([6, 6, 3, 1])
    expect(settled([], [6, 6], []).map(({ id }) => id)).toEqual([0, 1])
  })

  it('are kept as long as they lie there', () => {
    const kept = dice(0, 1).map((die) => ({ ...die, isKept: die.face === 1 }))
    expect(settled(kept, [1, 2], [0]).map(({ isKept }) => isKept)).toEqual([false, true])
  })

  it('are picked from the kept ones first', () => {
    const hand = dice(0, 0, 1).map((die) => ({ ...die, isKept: die.id === 1 }))
    expect(picked(hand, [0])).toEqual([1])
    expect(picked(hand, [0, 0])).toEqual([1, 0])
  })

  it('are counted by face', () => {
    expect(facesOf(dice(4, 0, 2))).toEqual([0, 2, 4])
    expect(common([0, 0, 1], [0, 1, 1])).toBe(2)
  })
})
