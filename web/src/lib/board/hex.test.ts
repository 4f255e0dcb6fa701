import { describe, expect, it } from 'vitest'
import * as hex from './hex'

describe('hexes', () => {
  it('are numbered as the server numbers them', () => {
    expect(hex.hexAt({ q: -1, r: -1 })).toBe(-257)
    expect(hex.axial(-257)).toEqual({ q: -1, r: -1 })
    expect(hex.axial(255)).toEqual({ q: 1, r: -1 })
    expect(hex.axial(0)).toEqual({ q: 0, r: 0 })
  })

  it('have a number for each pair of coordinates', () => {
    for (let q = -63; q <= 63; q += 9) {
      for (let r = -63; r <= 63; r += 7) expect(hex.axial(hex.hexAt({ q, r }))).toEqual({ q, r })
    }
  })

  it('face each other with opposite sides', () => {
    for (const side of hex.ALL_SIDES) {
      const beyond = hex.neighbour(-257, side)
      expect(hex.neighbour(beyond, hex.opposite(side))).toBe(-257)
      expect(hex.sideTowards(-257, beyond)).toBe(side)
    }
    expect(hex.sideTowards(0, 0)).toBeNull()
  })

  it('lie flat: north is up, and the middle of a side is half way to the neighbour', () => {
    const north = hex.center(hex.neighbour(0, 0))
    expect(north.x).toBeCloseTo(0)
    expect(north.y).toBeCloseTo(-2 * hex.APOTHEM)
    for (const side of hex.ALL_SIDES) {
      const there = hex.center(hex.neighbour(0, side))
      expect(hex.edgeMiddle(side).x).toBeCloseTo(there.x / 2)
      expect(hex.edgeMiddle(side).y).toBeCloseTo(there.y / 2)
    }
  })

  it('turn their sides clockwise', () => {
    expect(hex.turned(hex.maskOf('101000'), 1)).toBe(hex.maskOf('010100'))
    expect(hex.turned(hex.maskOf('000011'), 1)).toBe(hex.maskOf('100001'))
    expect(hex.turned(0b010101, 6)).toBe(0b010101)
    expect(hex.sidesOf(hex.maskOf('101010'))).toEqual([0, 2, 4])
  })

  it('know the empty hexes around them', () => {
    expect(hex.frontier([0])).toHaveLength(6)
    expect(hex.frontier([0, hex.neighbour(0, 0)])).toHaveLength(8)
  })
})
