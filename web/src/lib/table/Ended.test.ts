import { fireEvent, render, screen } from '@testing-library/svelte'
import { expect, it, vi } from 'vitest'
import type { Ending, SeatInfo, TableInfo } from '../../generated/protocol'
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

function show(shown: Ending, seats: SeatInfo[], info: Partial<TableInfo> = {}) {
  const given = { ending: shown, isBusy: false, act: vi.fn() }
  render(AtTable, { Part: Ended as never, given: given as never, info: table({ seats, ...info }), speech })
  return given.act
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

it('leads to the next game of a journey, which can be taken along as a file', async () => {
  const journey = { id: 'a', number: 2, legs: [{ table: 'a', reason: '', clause: '', winners: [] }] }
  const act = show(ending, [seat(0), seat(1)], { can_go_on: true, journey })
  expect(screen.getByText('Game 2 of a journey')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Download the journey' }).getAttribute('href')).toBe('/api/tables/t/journey')
  await fireEvent.click(screen.getByRole('button', { name: 'Continue the journey' }))
  expect(act).toHaveBeenCalledWith('sequel')
})

it('offers nothing of a journey where there is none, and no game after the last', () => {
  show(ending, [seat(0), seat(1)])
  expect(screen.queryByText('Download the journey')).toBeNull()
  expect(screen.queryByText('Continue the journey')).toBeNull()
})

it('lets people whose seat a bot has kept go on with the others', () => {
  show(ending, [seat(0, { is_mine: false }), seat(1, { is_mine: false })], { can_go_on: true, kept_seats: [0] })
  expect(screen.getByRole('button', { name: 'Continue the journey' })).toBeTruthy()
})

it('lets people take along what a game leaves behind, and only where it does', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:kept')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const keepsakes = () => [{ key: 'journal-download', name: 'notes', lines: ['one', 'two'] }]
  const given = { ending, isBusy: false, act: vi.fn(), module: { Board: Ended, keepsakes } }
  render(AtTable, { Part: Ended as never, given: given as never, info: table(), speech })
  const [, button] = screen.getAllByRole('button', { name: speech.t('journal-download') })
  await fireEvent.click(button!)
  expect((clicked.mock.contexts[0] as HTMLAnchorElement).download).toMatch(/-notes\.txt$/)
  expect(await (saved.mock.calls[0]![0] as Blob).text()).toBe('one\ntwo\n')
})
