import { describe, expect, it } from 'vitest'
import { neighbour, neighbours } from '../../lib/board/hex'
import { arrowFrom, isArrow } from './keys'

describe('arrow keys', () => {
  const around = new Set(neighbours(0))

  it('lead to the neighbour on that side', () => {
    expect(arrowFrom(0, 'ArrowUp', around, false)).toBe(neighbour(0, 0))
    expect(arrowFrom(0, 'ArrowDown', around, false)).toBe(neighbour(0, 3))
    expect(arrowFrom(0, 'ArrowRight', around, false)).toBe(neighbour(0, 1))
    expect(arrowFrom(0, 'ArrowRight', around, true)).toBe(neighbour(0, 2))
  })

  it('take the other way sideways where one is missing, and stay where there is none', () => {
    expect(arrowFrom(0, 'ArrowLeft', new Set([neighbour(0, 4)]), false)).toBe(neighbour(0, 4))
    expect(arrowFrom(0, 'ArrowUp', new Set(), false)).toBeNull()
  })

  it('are arrows and nothing else', () => {
    expect(isArrow('ArrowUp')).toBe(true)
    expect(isArrow('Enter')).toBe(false)
  })
})
