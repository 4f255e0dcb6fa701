import { render, screen } from '@testing-library/svelte'
import { beforeAll, expect, it, vi } from 'vitest'
import type { TableLine } from '../../generated/protocol'
import { speak } from '../words/words.svelte'
import TableList from './TableList.svelte'

beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('nobody there')))
  await speak('en')
})

const line = (id: string, updated_at: number, is_my_turn = false): TableLine => ({
  id,
  game: 'some-game',
  title: id,
  status: 'playing',
  seats: [],
  is_my_turn,
  updated_at,
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
const links = (): HTMLElement[] => screen.getAllByRole('link')
const order = (): string[] => links().map((link) => link.getAttribute('href')?.split('/').at(-1) ?? '')

it('shows the table that waits for you first', async () => {
  const { rerender } = render(TableList, { tables: [line('a', 1), line('b', 2)] })
  expect(order()).toEqual(['b', 'a'])
  await rerender({ tables: [line('a', 1, true), line('b', 2), line('c', 3)] })
  expect(order()).toEqual(['a', 'c', 'b'])
})

it('leaves everything in its place while a hand is on it, and says what changed there', async () => {
  const { rerender } = render(TableList, { tables: [line('a', 1), line('b', 2)] })
  links()[1]?.focus()
  await rerender({ tables: [line('a', 1, true), line('b', 2), line('c', 3)] })
  expect(order()).toEqual(['b', 'a', 'c'])
  expect(document.activeElement).toBe(links()[1])
  expect(links()[1]?.textContent).toContain('Your turn')
})

it('says which game of a journey a table is', () => {
  render(TableList, { tables: [{ ...line('a', 1), journey: 'first', number: 3 }, line('b', 2)] })
  expect(links().map((link) => link.textContent.includes('Game 3 of a journey'))).toEqual([false, true])
})

it('draws the way of a journey up to the game it has come to', () => {
  render(TableList, { tables: [{ ...line('a', 1), journey: 'first', number: 3 }, line('b', 2)] })
  const way = screen.getByRole('list', { name: 'The journey so far' })
  expect([...way.children].map((stop) => stop.textContent)).toEqual(['1', '2', '3'])
  expect(way.querySelector('[aria-current=step]')?.textContent).toBe('3')
})
