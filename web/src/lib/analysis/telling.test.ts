import { expect, it } from 'vitest'
import type { Phrase, TurningPointInfo } from '../../generated/protocol'
import en from '../../words/en.ftl?raw'
import { bundleOf, Speech } from '../words/speech'
import { cardLines, told } from './telling'

const speech = new Speech('en', bundleOf('en', [en, 'option-wake = Appear here\nfound = A key is found.']), ['Ada'])
const wake = (place: string): Phrase => ({ key: 'option-wake', facts: { place } })
const named = ({ facts }: Phrase): string => `Appear at ${String(facts.place)}`
const point = (given: Partial<TurningPointInfo>): TurningPointInfo => ({
  kind: 'choice',
  step: 3,
  curve: null,
  seat: 0,
  amount: -112,
  error: 20,
  told: [],
  chosen: wake('A'),
  better: wake('B'),
  gain: 84,
  gain_error: 21,
  reason: null,
  ...given,
})
const bare = (text: string | null): string => (text ?? '').replace(/[\u2068\u2069]/g, '').replace(/\u00a0/g, ' ')

it('names the places of both answers where a game can', () => {
  const { what, by, better } = told(point({}), 'chance', speech, named)
  expect([what, by, better].map(bare)).toEqual([
    'Ada: “Appear at A”.',
    '\u221211.2% (±2.0)',
    '“Appear at B” would have been better by 8.4% (±2.1).',
  ])
})

it('never says that an answer would have been better than itself', () => {
  expect(bare(told(point({}), 'chance', speech).better)).toBe(
    '“Appear here” would have been better at another place, by 8.4% (±2.1).',
  )
})

it('tells strokes of luck, which nobody chose', () => {
  const luck = point({ kind: 'luck', seat: -1, chosen: null, better: null, told: [{ key: 'found', facts: {} }] })
  expect(told(luck, 'chance', speech)).toMatchObject({ what: 'Luck. A key is found.', better: null })
})

it('puts the two greatest moments on the card, in their order', () => {
  const points = [point({ amount: 30 }), point({ amount: -80 }), point({ amount: 50 })]
  expect(cardLines(points, 'score', speech, named).map((line) => line.slice(0, 2))).toEqual(['2.', '3.'])
})

it('tells a whole turn by what it began with, and whose chances it changed', () => {
  const turn = point({ kind: 'turn', curve: 1, told: [{ key: 'found', facts: {} }], chosen: null, better: null })
  const team = (seat: number): string => `Team ${seat}`
  expect(bare(told(turn, 'chance', speech, undefined, team).what)).toBe('A key is found. Team 1:')
  expect(bare(cardLines([turn], 'chance', speech, undefined, team)[0]!)).toMatch(/^1\. A key is found\. Team 1: /)
})
