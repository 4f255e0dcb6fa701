import { fireEvent, render, screen } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SeatInfo } from '../../generated/protocol'
import en from '../../words/en.ftl?raw'
import { bundleOf, Speech } from '../words/speech'
import AtTable from './AtTable.test.svelte'
import Gathering from './Gathering.svelte'
import { seat, table } from './samples'

const WORDS = 'game-title = Some game\ngame-about = A game.'
const speech = new Speech('en', bundleOf('en', [en, WORDS])).seating(['Ann', 'Bob'])
const children = createRawSnippet(() => ({ render: () => '<p>Talk</p>' }))

beforeEach(() => vi.stubGlobal('fetch', () => Promise.resolve(new Response('[]'))))
afterEach(() => vi.unstubAllGlobals())

/** The table as somebody with the link sees it who is not the host. */
function show(...seats: SeatInfo[]): void {
  const given = { isBusy: false, act: vi.fn(), chat: [], openChat: vi.fn(), children }
  const info = table({ status: 'gathering', is_host: false, may_sit: true, seats })
  render(AtTable, { Part: Gathering as never, given: given as never, info, speech })
}

it('tells newcomers at a full table that they watch', () => {
  show(seat(0, { is_mine: false }), seat(1, { kind: 'bot', bot: 'greedy' }))
  expect(screen.getByText('All seats are taken: you are watching.')).toBeTruthy()
})

it('lets the host make teams by tapping one seat and then another', async () => {
  const act = vi.fn()
  const given = { isBusy: false, act, chat: [], openChat: vi.fn(), children }
  const seats = [seat(0, { team: 0 }), seat(1, { is_mine: false, team: 1 })]
  const info = table({ status: 'gathering', is_host: true, seats })
  render(AtTable, { Part: Gathering as never, given: given as never, info, speech })
  const [ann] = await screen.findAllByRole('button', { name: 'Swap' })
  await fireEvent.click(ann!)
  await fireEvent.click(screen.getByRole('button', { name: 'Swap with Ann' }))
  expect(act).toHaveBeenCalledWith('swap', { seat: 0, other: 1 })
  expect(screen.getAllByRole('button', { name: 'Swap' })).toHaveLength(2)
})

it('offers the seat that is free, and tells seated players that all are here', () => {
  show(seat(0, { is_mine: false }), seat(1, { kind: 'empty' }))
  expect(screen.getByText('One seat is free: take it.')).toBeTruthy()
  show(seat(0), seat(1))
  expect(screen.getByText('Everyone is here.')).toBeTruthy()
})
