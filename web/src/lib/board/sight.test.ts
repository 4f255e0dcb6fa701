import { describe, expect, it } from 'vitest'
import { bringIntoSight } from './sight'

/** A scroll area of 100 px with one element of 40 px. */
function areaWith(top: number, overflow: string) {
  const area = document.createElement('div')
  const thing = document.createElement('button')
  area.style.overflowY = overflow
  area.append(thing)
  document.body.append(area)
  area.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100)
  thing.getBoundingClientRect = () => new DOMRect(0, top - area.scrollTop, 40, 40)
  return { area, thing }
}

describe('bringing something into sight', () => {
  it('scrolls down to what lies below, with room around it', () => {
    const { area, thing } = areaWith(200, 'auto')
    bringIntoSight(thing)
    expect(area.scrollTop).toBe(148)
  })

  it('leaves alone what is in sight', () => {
    const { area, thing } = areaWith(30, 'auto')
    bringIntoSight(thing)
    expect(area.scrollTop).toBe(0)
  })

  it('keeps clear of what sticks to an edge', () => {
    const { area, thing } = areaWith(30, 'auto')
    const bar = document.createElement('div')
    bar.dataset.sticks = 'bottom'
    bar.style.position = 'sticky'
    bar.getBoundingClientRect = () => new DOMRect(0, 60, 100, 40)
    area.append(bar)
    bringIntoSight(thing)
    expect(area.scrollTop).toBe(18)
  })

  it('never scrolls an area that hides what is too much', () => {
    const { area, thing } = areaWith(200, 'hidden')
    bringIntoSight(thing)
    expect(area.scrollTop).toBe(0)
  })
})
