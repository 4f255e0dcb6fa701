import { describe, expect, it } from 'vitest'
import { arrowFrom, cellAt, center, coordinates, maskOf, neighbour, opposite, SIDES, towards, turned } from './grid'

describe('cells', () => {
  it('are numbered as the server numbers them', () => {
    expect(cellAt(0, 0)).toBe(0)
    expect(coordinates(cellAt(-4, -7))).toEqual({ x: -4, y: -7 })
    expect(coordinates(cellAt(20, 3))).toEqual({ x: 20, y: 3 })
  })

  it('face each other with opposite sides, half way between their middles', () => {
    for (const side of SIDES) {
      const beyond = neighbour(cellAt(2, -3), side)
      expect(neighbour(beyond, opposite(side))).toBe(cellAt(2, -3))
      const [here, there] = [center(cellAt(2, -3)), center(beyond)]
      const edge = towards(side, 100)
      expect(here.x + edge.x).toBeCloseTo((here.x + there.x) / 2)
      expect(here.y + edge.y).toBeCloseTo((here.y + there.y) / 2)
    }
  })

  it('turn their paths clockwise', () => {
    expect(turned(maskOf('N'), 90)).toBe(maskOf('E'))
    expect(turned(maskOf('NES'), 270)).toBe(maskOf('WNE'))
  })

  it('are reached by arrow keys where there is one', () => {
    expect(arrowFrom(0, 'ArrowRight', new Set([0, 1]))).toBe(1)
    expect(arrowFrom(0, 'ArrowUp', new Set([0, 1]))).toBeNull()
  })
})
