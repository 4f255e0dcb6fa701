import { describe, expect, it } from 'vitest'
import game from '../../../../src/lairkeeper/games/run_run_run/words/en.ftl?raw'
import type { Phrase } from '../../generated/protocol'
import { bundleOf, Speech } from '../../lib/words/speech'
import { named, wayTo } from './places'
import en from './words/en.ftl?raw'

const { t } = new Speech('en', bundleOf('en', [game, en]))
const hex = (q: string, r: string) => ({ type: 'name' as const, key: 'hex', facts: { q, r }, otherwise: null })
const said = (key: string, facts: Phrase['facts']): string | null =>
  named({ key, facts }, t)?.replace(/[\u2068\u2069]/g, '') ?? null

describe('the way from the Vault', () => {
  it.each([
    [0, -3, { steps: 3, side: 0, steps2: 0, side2: 1 }],
    [1, -3, { steps: 2, side: 0, steps2: 1, side2: 1 }],
    [2, 0, { steps: 2, side: 2, steps2: 0, side2: 3 }],
    [-1, -2, { steps: 1, side: 5, steps2: 2, side2: 0 }],
  ])('to %d, %d', (q, r, way) => expect(wayTo(q, r)).toEqual(way))
})

it('tells two places apart that the board alone could show', () => {
  expect(said('option-wake_at', { hex: hex('0', '\u22123') })).toBe('Appear on the space 3 north of the Vault')
  expect(said('option-wake_at', { hex: hex('1', '\u22123') })).toBe(
    'Appear on the space 2 north and 1 north-east of the Vault',
  )
})

it('names the Vault, and leaves other answers as they are', () => {
  const vault = { type: 'name' as const, key: 'hex-vault', facts: {}, otherwise: null }
  expect(said('option-move_to', { hex: vault })).toBe('Go to the Vault')
  expect(said('option-raise_shield', {})).toBeNull()
})
