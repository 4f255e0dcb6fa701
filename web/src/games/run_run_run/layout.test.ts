import { describe, expect, it } from 'vitest'
import { placed, standings, type Figure } from './layout'

const cat = (seat: number, hex = 0): Figure => ({ key: `cat-${seat}`, hex, kind: 'cat' })
const mummy = (id: number, hex = 0): Figure => ({ key: `mummy-${id}`, hex, kind: 'mummy' })

describe('figures of one space', () => {
  it('stand alone and tall', () => {
    const [, at] = standings([cat(0)])[0]!
    expect(at.x).toBe(0)
    expect(at.scale).toBeGreaterThan(1)
  })

  it('put mummies behind cats', () => {
    const all = standings([cat(0), mummy(1), cat(2)])
    expect(all.map(([figure]) => figure.kind)).toEqual(['mummy', 'cat', 'cat'])
    expect(all[0]![1].y).toBeLessThan(all[1]![1].y)
  })

  it('never stand on the same spot, even when all nine meet', () => {
    const crowd = [cat(0), cat(1), cat(2), cat(3), mummy(0), mummy(1), mummy(2), mummy(3), mummy(4)]
    for (let count = 2; count <= crowd.length; count += 1) {
      const spots = standings(crowd.slice(0, count)).map(([, at]) => `${at.x} ${at.y}`)
      expect(new Set(spots).size).toBe(count)
    }
  })

  it('stay within their hex', () => {
    const crowd = [cat(0), cat(1), cat(2), cat(3)]
    for (const [, { x, y }] of standings(crowd)) expect(Math.hypot(x, y)).toBeLessThan(87)
  })
})

describe('figures of the maze', () => {
  it('are told apart by their space', () => {
    const [one, other] = placed([cat(0, 0), cat(1, 256)])
    expect(one!.hexCenter.x).not.toBe(other!.hexCenter.x)
  })
})
