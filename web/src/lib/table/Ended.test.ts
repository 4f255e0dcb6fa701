import { render, screen } from '@testing-library/svelte'
import { expect, it, vi } from 'vitest'
import type { SeatInfo } from '../../generated/protocol'
import en from '../../words/en.ftl?raw'
import { bundleOf, Speech } from '../words/speech'
import AtTable from './AtTable.test.svelte'
import Ended from './Ended.svelte'
import { seat, table } from './samples'

const speech = new Speech('en', bundleOf('en', [en, 'end = It is over.']))
const ending = { phrase: { key: 'end', facts: {} }, clause: 'X-1', winners: [] }

it.each<[string, SeatInfo[]]>([
  ['Play again', [seat(0), seat(1, { kind: 'bot', is_mine: false })]],
  ['Play again together', [seat(0), seat(1)]],
  ['Play again together', [seat(0), seat(1, { is_mine: true })]],
])('offers to %s', (name, seats) => {
  const given = { ending, isBusy: false, act: vi.fn() }
  render(AtTable, { Part: Ended as never, given: given as never, info: table({ seats }), speech })
  expect(screen.getByRole('button', { name })).toBeTruthy()
})
