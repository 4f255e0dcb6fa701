import { render, screen } from '@testing-library/svelte'
import { expect, it, vi } from 'vitest'
import type { Ending, SeatInfo } from '../../generated/protocol'
import en from '../../words/en.ftl?raw'
import { bundleOf, Speech } from '../words/speech'
import AtTable from './AtTable.test.svelte'
import Ended from './Ended.svelte'
import { seat, table } from './samples'

const speech = new Speech('en', bundleOf('en', [en, 'end = It is over.']), ['Ada', 'Ben', 'Bot 3'])
const ending: Ending = {
  reason: 'end',
  phrase: { key: 'end', facts: {} },
  clause: 'X-1',
  winners: [],
  scores: [],
  ranks: [],
}

function show(shown: Ending, seats: SeatInfo[]) {
  const given = { ending: shown, isBusy: false, act: vi.fn() }
  render(AtTable, { Part: Ended as never, given: given as never, info: table({ seats }), speech })
}

it.each<[string, SeatInfo[]]>([
  ['Play again', [seat(0), seat(1, { kind: 'bot', is_mine: false })]],
  ['Play again together', [seat(0), seat(1)]],
  ['Play again together', [seat(0), seat(1, { is_mine: true })]],
])('offers to %s', (name, seats) => {
  show(ending, seats)
  expect(screen.getByRole('button', { name })).toBeTruthy()
})

const lines = () => screen.queryAllByRole('listitem').map((line) => line.textContent!.replace(/\s+/g, ' ').trim())

it('names everybody with their points in the order the rules give, which need not be that of the points', () => {
  const shown = { ...ending, winners: [1], scores: [-1, 4, 9], ranks: [2, 1, 3] }
  show(shown, [seat(0), seat(1), seat(2, { kind: 'bot' })])
  expect(lines()).toEqual(['1. Ben 4 points', '2. Ada −1 point', '3. Bot 3 9 points'])
})

it('gives equals the same place', () => {
  show({ ...ending, winners: [0, 1], scores: [4, 4, 1], ranks: [1, 1, 3] }, [seat(0), seat(1), seat(2)])
  expect(lines()).toEqual(['1. Ada 4 points', '1. Ben 4 points', '3. Bot 3 1 point'])
})

it('lists nobody where nobody has points, or one alone', () => {
  show(ending, [seat(0), seat(1)])
  show({ ...ending, scores: [12] }, [seat(0)])
  expect(lines()).toEqual([])
})
