import { describe, expect, it } from 'vitest'
import { placeFor } from './placing'

const frame = { left: 0, top: 0, width: 390, height: 500 }
const note = { width: 300, height: 100 }
const thing = { left: 20, top: 150, width: 200, height: 40 }

describe('a note about a thing', () => {
  it('lies below it, inside the frame', () => {
    expect(placeFor(note, thing, frame, [])).toMatchObject({ left: 8, top: 198 })
  })

  it('lies above it where a button is below', () => {
    const button = { left: 20, top: 220, width: 120, height: 48 }
    expect(placeFor(note, thing, frame, [button])).toMatchObject({ top: 42 })
  })

  it('lies at an edge where buttons are on both sides', () => {
    const buttons = [220, 60].map((top) => ({ left: 20, top, width: 120, height: 48 }))
    expect(placeFor(note, thing, frame, buttons)).toMatchObject({ top: 392 })
  })
})
