import { describe, expect, it } from 'vitest'
import components from '../fixtures/components.json'
import { asBox } from '../model'
import { arrowTo } from './arrows'
import { boxOf, doorsOf, floorOf, places } from './geometry'

const { lairs } = asBox(components)

describe('the floor plan', () => {
  it('draws every door once, on the wall that both rooms share', () => {
    for (const lair of lairs) {
      const pairs = lair.room.flatMap(({ doors }, number) => doors.filter((other) => other > number))
      const doors = doorsOf(lair)
      expect(doors).toHaveLength(pairs.length)
      for (const { key, from, to, isVertical } of doors) {
        for (const number of key.split('-').map(Number)) {
          const { x, y, width, height } = boxOf(lair.room[number]!.at)
          if (isVertical) {
            expect([x, x + width]).toContain(from.x)
            expect(from.y >= y && to.y <= y + height).toBe(true)
          } else {
            expect([y, y + height]).toContain(from.y)
            expect(from.x >= x && to.x <= x + width).toBe(true)
          }
        }
      }
    }
  })

  it('finds room for everybody inside the walls, and nobody stands on another', () => {
    for (const lair of lairs) {
      for (const { at, minions } of lair.room) {
        const floor = floorOf(boxOf(at))
        const crowd = places(floor, minions.length + 3)
        for (const [place, { x, y }] of crowd.at.entries()) {
          expect(x > floor.x && x < floor.x + floor.width && y > floor.y && y < floor.y + floor.height).toBe(true)
          const nearest = crowd.at.filter((_, other) => other !== place).map((one) => Math.hypot(one.x - x, one.y - y))
          expect(Math.min(...nearest)).toBeGreaterThanOrEqual(crowd.size * 0.99)
        }
      }
    }
  })

  it('can be walked with arrow keys from any room to any other', () => {
    for (const lair of lairs) {
      const reached = new Set([0])
      for (const number of reached) {
        for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
          const to = arrowTo(lair, number, key)
          if (to !== null) reached.add(to)
        }
      }
      expect(reached.size).toBe(lair.room.length)
    }
    expect(arrowTo(lairs[0]!, 0, 'x')).toBeNull()
  })
})
