import { render, screen } from '@testing-library/svelte'
import { expect, it, vi } from 'vitest'
import type { Ending, SeatInfo } from '../../generated/protocol'
import en from '../../words/en.ftl?raw'
import { bundleOf, Speech } from '../words/speech'
import AtTable from './AtTable.test.svelte'
import Ended from './Ended.svelte'
import { seat, table } from './samples'

const speech = new Speech('en', bundleOf('en', [en, 'end = It is over.']), ['Ada', 'Ben', 'Bot 3'])
const ending: Ending = { reason: 'end', phrase: { key: 'end', facts: {} }, clause: 'X-1', winners: [], scores: [] }

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

it('names everybody with their points: who won first, then who has most', () => {
  show({ ...ending, winners: [1], scores: [-1, 4, 9] }, [seat(0), seat(1), seat(2, { kind: 'bot' })])
  expect(lines()).toEqual(['Ben 4 points', 'Bot 3 9 points', 'Ada −1 point'])
})

it('lists nobody where nobody has points, or one alone', () => {
  show(ending, [seat(0), seat(1)])
  show({ ...ending, scores: [12] }, [seat(0)])
  expect(lines()).toEqual([])
})
