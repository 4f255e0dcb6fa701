import { beforeAll, expect, it } from 'vitest'
import type { DailyResult } from '../../generated/protocol'
import { speak, t } from '../words/words.svelte'
import { hoursAndMinutes, sentenceOf, threeLines } from './daily'

beforeAll(() => speak('en'))

const result = (given: Partial<DailyResult> = {}): DailyResult => ({
  place: 2,
  name: 'Ann',
  has_won: true,
  score: null,
  turns: 12,
  phrase: { key: 'outcome-secret-word', facts: {} },
  is_mine: true,
  ...given,
})

it('tells points where a game has them, and otherwise turns', () => {
  expect(sentenceOf(t, result())).toBe('Won after 12 turns')
  expect(sentenceOf(t, result({ score: 80 }))).toBe('Won with 80 points')
  expect(sentenceOf(t, result({ has_won: false, score: 1 }))).toBe('Lost with one point')
  expect(sentenceOf(t, result({ turns: 0 }))).toBe('Won')
})

it('hands on three lines that spoil nothing', () => {
  const lines = threeLines(t, 'Some Game', '2026-11-18', result()).split('\n')
  expect(lines).toEqual([
    'Lairkeeper, challenge of 2026-11-18: Some Game',
    'Won after 12 turns',
    `${location.origin}/daily`,
  ])
})

it('counts what is left of the day in hours and minutes, and never below nothing', () => {
  expect(hoursAndMinutes(5 * 3_600_000 + 60_000)).toEqual({ hours: 5, minutes: 1 })
  expect(hoursAndMinutes(1)).toEqual({ hours: 0, minutes: 1 })
  expect(hoursAndMinutes(-5)).toEqual({ hours: 0, minutes: 0 })
})
