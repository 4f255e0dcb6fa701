import { describe, expect, it } from 'vitest'
import { NO_INSETS, fit, panned, pinch, reveal, toPixels, within, zoomAt } from './camera'
import { Gestures } from './gestures'
import { boxOf } from './hex'

const size = { width: 390, height: 300 }
const here = { x: 10, y: 20, k: 0.5 }

describe('the camera', () => {
  it('shows a box whole and in the middle', () => {
    const box = boxOf([0, 512, -512])
    const camera = fit(box, size, NO_INSETS)
    expect(toPixels(camera, { x: box.left, y: 0 }).x).toBeGreaterThanOrEqual(-0.001)
    expect(toPixels(camera, { x: box.right, y: 0 }).x).toBeLessThanOrEqual(size.width + 0.001)
    expect(toPixels(camera, { x: (box.left + box.right) / 2, y: 0 }).x).toBeCloseTo(size.width / 2)
  })

  it('keeps a hex large enough for a finger', () => {
    const camera = fit(boxOf([0, 256 * 20]), size, NO_INSETS, 0.34)
    expect(camera.k * 173).toBeGreaterThan(44)
  })

  it('zooms around the point under the finger', () => {
    const at = { x: 200, y: 100 }
    const board = { x: (at.x - here.x) / here.k, y: (at.y - here.y) / here.k }
    expect(toPixels(zoomAt(here, at, 1.7), board).x).toBeCloseTo(at.x)
    expect(toPixels(zoomAt(here, at, 1000), board).y).toBeCloseTo(at.y)
  })

  it('follows two fingers', () => {
    const pinched = pinch(
      here,
      [
        { x: 0, y: 0 },
        { x: 100, y: 0 },
      ],
      [
        { x: 0, y: 0 },
        { x: 200, y: 0 },
      ],
    )
    expect(pinched.k).toBeCloseTo(1)
  })

  it('shows no empty ground while there is more to see', () => {
    const box = { left: -1000, right: 1000, top: -1000, bottom: 1000 }
    const far = within({ x: 5000, y: -5000, k: 1 }, box, size, NO_INSETS)
    expect(far.x).toBe(1000)
    expect(far.y).toBe(-700)
  })

  it('brings a hex that the keyboard reached into sight', () => {
    const seen = reveal(here, { x: 2000, y: 0 }, size, NO_INSETS, 40)
    expect(toPixels(seen, { x: 2000, y: 0 }).x).toBeCloseTo(size.width - 40)
  })
})

describe('a camera that keeps still', () => {
  const box = { left: 0, right: 200, top: 0, bottom: 200 }

  it('stays where what matters is in sight', () => {
    expect(panned({ x: 10, y: 20, k: 1 }, box, size, NO_INSETS)).toEqual({ x: 10, y: 20, k: 1 })
  })

  it('moves as little as needed, and never zooms', () => {
    expect(panned({ x: 300, y: -50, k: 1 }, box, size, NO_INSETS)).toEqual({ x: 190, y: 0, k: 1 })
  })

  it('gives up where what matters is too large', () => {
    expect(panned({ x: 0, y: 0, k: 2 }, box, size, NO_INSETS)).toBeNull()
  })
})

describe('gestures', () => {
  const moves: unknown[] = []
  const make = () => {
    moves.length = 0
    return new Gestures({ camera: () => here, move: (camera) => moves.push(camera), longPress: () => undefined })
  }

  it('leave a tap alone, even one that trembles', () => {
    const gestures = make()
    gestures.down(1, { x: 10, y: 10 })
    expect(gestures.move(1, { x: 14, y: 12 })).toBe(false)
    gestures.up(1)
    expect(gestures.swallowsClick()).toBe(false)
    expect(moves).toEqual([])
  })

  it('make a drag of a long way, and no tap', () => {
    const gestures = make()
    gestures.down(1, { x: 10, y: 10 })
    expect(gestures.move(1, { x: 60, y: 10 })).toBe(true)
    gestures.up(1)
    expect(gestures.swallowsClick()).toBe(true)
    expect(moves).toEqual([{ x: 60, y: 20, k: 0.5 }])
  })
})
