import { render, screen } from '@testing-library/svelte'
import { beforeAll, expect, it, vi } from 'vitest'
import type { GameLine } from '../../generated/protocol'
import { speak } from '../words/words.svelte'
import FinishedGames from './FinishedGames.svelte'

beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('nobody there')))
  await speak('en')
})

const line = (given: Partial<GameLine>): GameLine => ({
  id: 'a',
  game: 'some-game',
  title: 'Thursday',
  status: 'over',
  seats: [],
  is_my_turn: false,
  updated_at: 0,
  preset: null,
  journey: null,
  number: 1,
  can_go_on: false,
  is_fork: false,
  counts: true,
  has_won: false,
  score: null,
  result: {
    phrase: { key: 'outcome-over', facts: {} },
    winners: [],
    started_at: 0,
    turns: 3,
    is_cooperative: true,
    scores: [],
    facets: [],
  },
  ...given,
})

it('tells won, lost and uncounted games apart in words', () => {
  const games = [line({ id: 'a', has_won: true }), line({ id: 'b' }), line({ id: 'c', counts: false, has_won: true })]
  render(FinishedGames, { games })
  expect(screen.getAllByText(/^(Won|Lost|Not counted)$/).map((chip) => chip.textContent)).toEqual([
    'Won',
    'Lost',
    'Not counted',
  ])
})

it('leads to the replay, and says the score where there is one', () => {
  render(FinishedGames, { games: [line({ score: 1 })] })
  expect(screen.getByRole('link', { name: 'Replay' }).getAttribute('href')).toBe('/replay/a')
  expect(screen.getByText(/1 point/)).toBeTruthy()
})
