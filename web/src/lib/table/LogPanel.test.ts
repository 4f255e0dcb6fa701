import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, expect, it } from 'vitest'
import type { LogLine } from '../../generated/protocol'
import en from '../../words/en.ftl?raw'
import { settings } from '../shell/settings.svelte'
import { bundleOf, Speech } from '../words/speech'
import AtTable from './AtTable.test.svelte'
import LogPanel from './LogPanel.svelte'
import { line, table } from './samples'

const speech = new Speech('en', bundleOf('en', [en]))
const log: LogLine[] = [
  { ...line(0), clauses: ['X-1', 'X-2'] },
  { ...line(1), clauses: [] },
  { ...line(2), clauses: ['X-3', 'X-4', 'X-5', 'X-6', 'X-7'] },
]

beforeEach(() => {
  settings.ids = true
})

const part = (lines: LogLine[]) => ({
  Part: LogPanel as never,
  given: { log: lines } as never,
  info: table(),
  speech,
})
const stops = () => screen.getAllByRole('button').flatMap((one) => (one.tabIndex === 0 ? one.textContent!.trim() : []))
const focused = () => document.activeElement!.textContent!.trim()
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key })

it('is one Tab stop, at the newest clause', async () => {
  const { rerender } = render(AtTable, part(log))
  expect(stops()).toEqual(['X-3'])
  expect(screen.getByRole('log').tabIndex).toBe(-1)
  await rerender(part([...log, { ...line(3), clauses: ['X-8'] }]))
  expect(stops()).toEqual(['X-8'])
})

it('is walked through with arrow keys, and stays where one is', async () => {
  const { rerender } = render(AtTable, part(log))
  screen.getByText('X-3').focus()
  await press('ArrowUp')
  expect(focused()).toBe('X-1')
  await press('ArrowRight')
  expect([focused(), stops()]).toEqual(['X-2', ['X-2']])
  await rerender(part([...log, { ...line(3), clauses: ['X-8'] }]))
  expect(stops()).toEqual(['X-2'])
})

it('offers “Why?” without ids, and opens the clauses behind it', async () => {
  settings.ids = false
  render(AtTable, part(log))
  expect(screen.getAllByText('Why?')).toHaveLength(2)
  await fireEvent.click(screen.getAllByText('Why?')[1]!)
  expect(screen.getAllByText('In the rulebook')).toHaveLength(5)
})

it('takes the focus itself where no line names a clause', () => {
  render(AtTable, part([line(0)]))
  expect(screen.getByRole('log').tabIndex).toBe(0)
})

it('marks what not everybody can read', () => {
  render(AtTable, part([line(0), { ...line(1), seats: [0] }]))
  const lines = [...screen.getByRole('log').querySelectorAll('li')]
  expect(lines.map((one) => one.classList.contains('own'))).toEqual([false, true])
  expect(lines.map((one) => one.querySelector('p')!.title)).toEqual(['', speech.t('log-private')])
})
