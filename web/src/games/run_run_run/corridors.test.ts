import { describe, expect, it } from 'vitest'
import { ALL_SIDES, APOTHEM, angleOf, edgeMiddle, neighbour, opposite, center } from '../../lib/board/hex'
import { round } from '../../lib/board/plane'
import { ARM, borders, corridor, rims } from './corridors'

/** The two ends of an opening on a side, as they are written in a path. */
function jambs(side: number): [string, string] {
  const middle = edgeMiddle(side)
  const along = angleOf(side) + Math.PI / 2
  const end = (width: number) =>
    `${round(middle.x + Math.cos(along) * width)} ${round(middle.y + Math.sin(along) * width)}`
  return [end(-ARM), end(ARM)]
}

describe('corridors', () => {
  it('reach the edge on every exit and on no wall, whatever the mask', () => {
    for (let exits = 0; exits < 64; exits += 1) {
      const corners = corridor(exits)
        .split(/[MLQZ]/)
        .map((piece) => piece.trim())
      for (const side of ALL_SIDES) {
        const isOpen = ((exits >> side) & 1) === 1
        for (const jamb of jambs(side)) expect(corners.includes(jamb), `${exits} ${side}`).toBe(isOpen)
      }
    }
  })

  it('meet the corridor of the neighbour end to end', () => {
    for (const side of ALL_SIDES) {
      const there = center(neighbour(0, side))
      const [left] = jambs(side)
      const [, right] = jambs(opposite(side))
      const [x, y] = left.split(' ').map(Number) as [number, number]
      const [farX, farY] = right.split(' ').map(Number) as [number, number]
      expect(farX + there.x).toBeCloseTo(x, 1)
      expect(farY + there.y).toBeCloseTo(y, 1)
    }
  })

  it('are one closed outline', () => {
    for (let exits = 0; exits < 64; exits += 1) {
      expect(corridor(exits).match(/M/g)).toHaveLength(1)
      expect(corridor(exits).endsWith('Z')).toBe(true)
      expect(corridor(exits)).not.toContain('NaN')
    }
  })

  it('can reach beyond the edge, so that no seam shows', () => {
    expect(corridor(1, APOTHEM + 10)).toContain(`${ARM} ${round(-APOTHEM - 10)}`)
  })

  it('have one rim between every two exits', () => {
    expect(rims(0b101010).match(/M/g)).toHaveLength(3)
    expect(rims(0b000001).match(/M/g)).toHaveLength(1)
    expect(rims(0).endsWith('Z')).toBe(true)
  })

  it('interrupt the border at exits only', () => {
    expect(borders(0).match(/M/g)).toHaveLength(6)
    expect(borders(0b111111).match(/M/g)).toHaveLength(12)
  })
})
