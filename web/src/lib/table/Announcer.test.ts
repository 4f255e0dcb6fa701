import { render } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import type { TableInfo } from '../../generated/protocol'
import en from '../../words/en.ftl?raw'
import { bundleOf, Speech } from '../words/speech'
import Announcer from './Announcer.svelte'
import AtTable from './AtTable.test.svelte'
import { fromSnapshot } from './reducer'
import { point, question, seat, snapshot, table } from './samples'

const speech = new Speech('en', bundleOf('en', [en, 'game-title = Some game'])).seating(['Ann', 'Bob'])

function show(info: TableInfo, questions = 0): void {
  const asked = Array.from({ length: questions }, (_, number) => question(number))
  const state = fromSnapshot(snapshot({ table: info, points: [point(0, {}, asked)] }))
  render(AtTable, { Part: Announcer as never, given: { state, shown: state } as never, info, speech })
}

const found = { fill_in: null, ready_in: 45_000 }
const seats = (isReady: boolean) => [seat(0, { is_ready: isReady }), seat(1, { is_mine: false })]

it('calls people in the title of the page when it is their turn', () => {
  show(table({ status: 'playing' }), 1)
  expect(document.title).toBe('● Your turn – Some game')
})

it('calls people who are asked whether they are ready, until they have said so', () => {
  show(table({ status: 'gathering', found, seats: seats(false) }))
  expect(document.title).toBe('● Are you ready? – Some game')
  show(table({ status: 'gathering', found, seats: seats(true) }))
  expect(document.title).toBe('Some game – Lairkeeper')
  show(table({ status: 'gathering', found: { ...found, ready_in: null }, seats: seats(false) }))
  expect(document.title).toBe('Some game – Lairkeeper')
})
