import { render, screen } from '@testing-library/svelte'
import { expect, it, vi } from 'vitest'
import en from '../../words/en.ftl?raw'
import { bundleOf, Speech } from '../words/speech'
import AtTable from './AtTable.test.svelte'
import { table } from './samples'
import UndoRequest from './UndoRequest.svelte'

const speech = new Speech('en', bundleOf('en', [en])).seating(['Ann', 'Bob'])

function show(mine: number[]): void {
  const given = { wish: { number: 3, seat: 0, waiting_for: [1] }, mine, consent: vi.fn() }
  render(AtTable, { Part: UndoRequest as never, given: given as never, info: table(), speech })
}

it('is told as their own to whoever asked, and by name to the others', () => {
  show([0])
  expect(screen.getByRole('status').textContent).toContain('You have asked')
  show([1])
  expect(screen.getAllByRole('status').at(-1)?.textContent).toContain('Ann would like')
})
