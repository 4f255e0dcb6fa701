import { fireEvent, render, screen } from '@testing-library/svelte'
import { expect, it, vi } from 'vitest'
import type { TextWanted } from '../../generated/protocol'
import en from '../../words/en.ftl?raw'
import { bundleOf, Speech } from '../words/speech'
import AtTable from './AtTable.test.svelte'
import OpenAnswer from './OpenAnswer.svelte'
import { question, table } from './samples'

const speech = new Speech('en', bundleOf('en', [en]), ['Ada'])
const line: TextWanted = { option: 'guess', field: 'word', least: 2, most: 12, lines: 0 }
const list: TextWanted = { option: 'write', field: 'texts', least: 2, most: 12, lines: 3 }

function show(wanted: TextWanted, more: object = {}) {
  const answer = vi.fn()
  const given = { question: question(1), wanted, isWaiting: false, hinted: null, answer, ...more }
  render(AtTable, { Part: OpenAnswer as never, given: given as never, info: table(), speech })
  return answer
}

const write = async (text: string) => {
  await fireEvent.input(screen.getByRole('textbox'), { target: { value: text } })
  await fireEvent.click(screen.getByRole('button'))
}

it('sends the option that the question wants, with the text in its field', async () => {
  const answer = show(line)
  await write('  a  word ')
  expect(answer).toHaveBeenCalledWith({ type: 'guess', word: 'a word' })
})

it('sends a list line by line, without those that are empty', async () => {
  const answer = show(list)
  await write('dark\n\n shiny ')
  expect(answer).toHaveBeenCalledWith({ type: 'write', texts: ['dark', 'shiny'] })
})

it.each([
  [line, 'x'],
  [line, 'far too long a text'],
  [list, 'one\ntwo\nthree\nfour'],
  [list, ' \n'],
])('sends nothing that does not keep the limits', async (wanted, text) => {
  const answer = show(wanted)
  await write(text)
  expect(answer).not.toHaveBeenCalled()
})

it('takes a hint as something to begin with', () => {
  show(list, { hinted: { type: 'write', texts: ['fire', 'stone'] } })
  expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe('fire\nstone')
})
