import { afterEach, expect, it, vi } from 'vitest'
import { settings } from './settings.svelte'
import { play, SOUNDS } from './sound'

const made = vi.fn()
vi.stubGlobal(
  'AudioContext',
  class {
    constructor() {
      made()
      throw new Error('heard')
    }
  },
)
afterEach(() => {
  settings.sound = false
  settings.volume = 0.6
})

it('is silent unless it is switched on', () => {
  play('dice')
  settings.sound = true
  settings.volume = 0
  play('dice')
  expect(made).not.toHaveBeenCalled()
  settings.volume = 0.5
  expect(() => play('dice')).toThrow('heard')
})

it('is short and soft', () => {
  for (const notes of Object.values(SOUNDS)) {
    expect(Math.max(...notes.map(({ at, lasts }) => at + lasts))).toBeLessThan(1.5)
    expect(Math.max(...notes.map(({ gain }) => gain))).toBeLessThan(0.5)
  }
})
