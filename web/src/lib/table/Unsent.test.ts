import { fireEvent, render, screen } from '@testing-library/svelte'
import { expect, it, vi } from 'vitest'
import en from '../../words/en.ftl?raw'
import { bundleOf, Speech } from '../words/speech'
import AtTable from './AtTable.test.svelte'
import { point, question, table } from './samples'
import Unsent from './Unsent.svelte'

it('names the answer that waits to be sent again, and drops it', async () => {
  const drop = vi.fn()
  const speech = new Speech('en', bundleOf('en', [en, 'option-b = Open the door']))
  const answer = { type: 'answer' as const, sequence: 3, seat: 0, number: 7, option: { type: 'b' } }
  const given = { answer, points: [point(0, {}, [question(7)])], drop }
  render(AtTable, { Part: Unsent as never, given: given as never, info: table(), speech })
  expect(screen.getByText('Open the door')).toBeTruthy()
  await fireEvent.click(screen.getByRole('button', { name: 'Don’t send it again' }))
  expect(drop).toHaveBeenCalledOnce()
})
