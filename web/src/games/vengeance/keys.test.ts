import { describe, expect, it } from 'vitest'
import { commandOf, DICE_KEYS, SKILL_KEYS, STOP_KEY, TAKE_KEY, WOUND_KEY } from './keys'

describe('the keys', () => {
  it('mean one thing each', () => {
    const keys = [...SKILL_KEYS, ...DICE_KEYS, TAKE_KEY, WOUND_KEY, STOP_KEY]
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.every((key) => commandOf(key) !== null && commandOf(key.toUpperCase()) !== null)).toBe(true)
  })

  it('roll with the space bar, lay with the home row, keep with the row below', () => {
    expect(commandOf(' ')).toEqual({ kind: 'roll' })
    expect(commandOf('f')).toEqual({ kind: 'skill', place: 2 })
    expect(commandOf('X')).toEqual({ kind: 'keep', place: 0 })
    expect(commandOf('1')).toBeNull()
  })
})
