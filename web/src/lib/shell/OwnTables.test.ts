import { render, screen } from '@testing-library/svelte'
import { beforeAll, expect, it, vi } from 'vitest'
import type { TableLine } from '../../generated/protocol'
import { speak } from '../words/words.svelte'
import OwnTables from './OwnTables.svelte'

beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('nobody there')))
  await speak('en')
})

const line = (id: string, status: TableLine['status']): TableLine => ({
  id,
  game: 'some-game',
  title: id,
  status,
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
})

it('shows the tables that go on, and folds finished games away', () => {
  render(OwnTables, { tables: [line('old', 'over'), line('now', 'playing'), line('older', 'over')] })
  const isFolded = (id: string): boolean => screen.getByText(id).closest('details') !== null
  expect(['old', 'now', 'older'].map(isFolded)).toEqual([true, false, true])
  expect(screen.getByText('Finished games (2)').closest('details')?.open).toBe(false)
})

it('never lists a finished game as going on, but opens the fold where one can be continued', () => {
  render(OwnTables, { tables: [{ ...line('series', 'over'), can_go_on: true }] })
  const fold = screen.getByText('series').closest('details')
  expect(fold?.open).toBe(true)
  expect(fold?.textContent).toContain('Next game ready')
})
