import { render, screen } from '@testing-library/svelte'
import { expect, it, vi } from 'vitest'
import type { LogLine, UndoWish } from '../../generated/protocol'
import en from '../../words/en.ftl?raw'
import { bundleOf, Speech } from '../words/speech'
import AtTable from './AtTable.test.svelte'
import { line, table } from './samples'
import UndoRequest from './UndoRequest.svelte'

const events = [...Array(9).keys()].map((step) => `event-${step} = Line ${step}.`).join('\n')
const speech = new Speech('en', bundleOf('en', [en, events])).seating(['Ann', 'Bob'])
const WISH: UndoWish = { number: 3, seat: 0, waiting_for: [1], since: 2, answers: [] }

function show(mine: number[], wish: Partial<UndoWish> = {}, log: LogLine[] = []): string {
  const given = { wish: { ...WISH, ...wish }, mine, log, consent: vi.fn() }
  render(AtTable, { Part: UndoRequest as never, given: given as never, info: table(), speech })
  return screen.getAllByRole('status').at(-1)?.textContent ?? ''
}

const lines = (last: number): LogLine[] => [...Array(last + 1).keys()].map((step) => line(step))

it('speaks to the player who asked, and names them to the others', () => {
  expect(show([0])).toContain('You have asked')
  expect(show([1])).toContain('Ann would like')
})

it('shows what would be undone, and nothing that would stay', () => {
  const told = show([1], {}, lines(3))
  expect(told).toContain('Line 2.')
  expect(told).toContain('Line 3.')
  expect(told).not.toContain('Line 1.')
})

it('folds away what is too long to be read beside a question', () => {
  expect(show([1], {}, lines(8))).not.toContain('Line 5.')
  expect(screen.getByText('4 more lines').closest('details')?.textContent).toContain('Line 8.')
})

it('says so where the log has told nothing', () => {
  expect(show([1], {}, lines(1))).toContain('The log says nothing about it.')
})

it('counts own answers that would be undone with the one that was asked for', () => {
  expect(show([1], { answers: [1, 1] })).toContain('2 of your own answers')
  expect(show([0], { answers: [0] })).not.toContain('of your own answers')
})
