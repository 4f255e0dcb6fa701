import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, expect, it, vi } from 'vitest'
import type { DailyGame, OwnTry } from '../../generated/protocol'
import { speak } from '../words/words.svelte'
import DailyDeal from './DailyDeal.svelte'

beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('nobody there')))
  await speak('en')
})

const deal = (mine: OwnTry | null): DailyGame => ({
  game: 'some-game',
  preset: 'hard',
  choices: [],
  commitment: 'mark',
  tries: 3,
  mine,
})
const over: OwnTry = {
  table: 'a',
  status: 'over',
  is_shown: false,
  result: {
    place: 1,
    name: '',
    has_won: true,
    score: 80,
    turns: 4,
    phrase: { key: 'outcome-x', facts: {} },
    is_mine: true,
  },
}

it('offers the try that counts to those who have not begun it', () => {
  render(DailyDeal, { deal: deal(null), day: '2026-11-18' })
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy()
  expect(screen.getByText(/3 people have begun/)).toBeTruthy()
})

it('leads back to a try that goes on', () => {
  render(DailyDeal, { deal: deal({ ...over, status: 'playing', result: null }), day: '2026-11-18' })
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/table/a')
})

it('says how it went, and what can be done with the result', () => {
  render(DailyDeal, { deal: deal(over), day: '2026-11-18', isWhole: true })
  expect(screen.getByText(/Won with 80 points/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Show my name' }).getAttribute('aria-pressed')).toBe('false')
  expect(screen.getByRole('button', { name: 'Play again, uncounted' })).toBeTruthy()
})

it('says that a try which ended too late does not count', () => {
  render(DailyDeal, { deal: deal({ ...over, result: null }), day: '2026-11-18', isWhole: true })
  expect(screen.getByText(/after midnight UTC/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Copy as text' })).toBeNull()
})

it('says in one sentence why a try cannot begin', async () => {
  render(DailyDeal, { deal: deal(null), day: '2026-11-18' })
  await fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  expect((await screen.findByRole('alert')).textContent).not.toBe('')
})
