import { render, screen } from '@testing-library/svelte'
import { beforeAll, expect, it, vi } from 'vitest'
import type { GameLine } from '../../generated/protocol'
import { seat } from '../table/samples'
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
  daily: null,
  luck: 'server',
  language: '',
  days: 0,
  is_found: false,
  counts: true,
  has_won: false,
  score: null,
  facets: [],
  rates: [],
  result: {
    phrase: { key: 'outcome-over', facts: {} },
    winners: [],
    started_at: 0,
    turns: 3,
    is_cooperative: true,
    ended_at: 0,
    scores: [],
    facets: [],
    seat_facets: [],
    seat_rates: [],
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

it('offers a rematch where the person sat, and none of a challenge of the day', () => {
  const seats = [seat(0)]
  render(FinishedGames, {
    games: [
      line({ id: 'a', seats }),
      line({ id: 'b', seats, daily: { day: '2026-11-18', is_counted: true } }),
      line({ id: 'c', seats: [seat(0, { is_mine: false })] }),
    ],
  })
  expect(screen.getAllByRole('button', { name: 'Play it again' })).toHaveLength(1)
  expect(screen.getByText(/challenge of the day/)).toBeTruthy()
})
