import { describe, expect, it } from 'vitest'
import type { Box } from './plane'
import { StageView, type Subject } from './view.svelte'

const square = (x: number, y: number, half = 100): Box => ({
  left: x - half,
  right: x + half,
  top: y - half,
  bottom: y + half,
})
const SUBJECT: Subject = {
  whole: square(0, 0, 900),
  near: square(0, 0, 300),
  asked: square(0, 0),
  least: 0.46,
  enough: 0.3,
}

function phone(): StageView {
  const view = new StageView()
  view.isCalm = true
  view.size = { width: 390, height: 500 }
  view.follow(SUBJECT)
  return view
}

describe('the camera of a stage', () => {
  it('keeps its zoom while what is asked for fits, however little room a sheet leaves to it', () => {
    const view = phone()
    const { k } = view.camera
    view.insets = { left: 14, top: 58, right: 14, bottom: 300 }
    view.follow({ ...SUBJECT, asked: square(400, 200), near: square(400, 200, 300) })
    expect(view.camera.k).toBe(k)
    const { x, y } = view.pixels({ x: 400, y: 200 })
    expect(x).toBeGreaterThan(14)
    expect(x).toBeLessThan(390 - 14)
    expect(y).toBeGreaterThan(58)
    expect(y).toBeLessThan(200)
  })

  it('stays where it is while what is asked for is in sight', () => {
    const view = phone()
    const before = view.camera
    view.follow({ ...SUBJECT, asked: square(50, 50) })
    expect(view.camera).toEqual(before)
  })

  it('zooms out where what is asked for does not fit', () => {
    const view = phone()
    const { k } = view.camera
    const wide = square(0, 0, 700)
    view.follow({ ...SUBJECT, asked: wide, near: wide, least: 0.21 })
    expect(view.camera.k).toBeLessThan(k)
  })

  it('comes nearer only to what is too small to read', () => {
    const view = phone()
    view.camera = { x: 195, y: 250, k: 0.31 }
    view.follow(SUBJECT)
    expect(view.camera.k).toBe(0.31)
    view.camera = { x: 195, y: 250, k: 0.22 }
    view.follow(SUBJECT)
    expect(view.camera.k).toBeGreaterThan(0.3)
  })
})
