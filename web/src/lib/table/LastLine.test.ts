import { fireEvent, render, screen } from '@testing-library/svelte'
import { expect, it, vi } from 'vitest'
import { bundleOf, Speech } from '../words/speech'
import AtTable from './AtTable.test.svelte'
import LastLine from './LastLine.svelte'
import { line, table } from './samples'

const speech = new Speech('en', bundleOf('en', ['event-1 = A door opened.\nevent-2 = A cat ran.\nlog-last = Last:']))

it('says what happened last, and leads to what happened before', async () => {
  const open = vi.fn()
  const given = { log: [line(1), line(2)], open }
  render(AtTable, { Part: LastLine as never, given: given as never, info: table(), speech })
  await fireEvent.click(screen.getByRole('button', { name: /A cat ran/, hidden: true }))
  expect(open).toHaveBeenCalledOnce()
})
