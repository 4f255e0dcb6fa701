import { render, screen } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import type { Hint } from '../../generated/protocol'
import en from '../../words/en.ftl?raw'
import AtTable from '../table/AtTable.test.svelte'
import type { GameModule } from '../table/board'
import { table } from '../table/samples'
import { bundleOf, Speech } from '../words/speech'
import HintReasons from './HintReasons.svelte'

const words =
  'explore = Explore\nregroup = Regroup\nwhy = For it: fuller hands (+3.1%).\nagainst = Against it: emptier hands (−3.1%).'
const speech = new Speech('en', bundleOf('en', [en, words]), ['Ada'])
const phrase = (key: string) => ({ key, facts: {} })
const answer = (key: string, value: number, reason: string | null) => ({
  option: { type: key },
  phrase: phrase(key),
  value,
  error: 21,
  reason: reason === null ? null : phrase(reason),
})

function show(given: Partial<Hint>, named?: GameModule['named']): void {
  const hint = { type: 'hint', sequence: 1, option: {}, phrase: phrase('explore'), kind: 'chance', ...given }
  render(AtTable, { Part: HintReasons as never, given: { hint, named } as never, info: table({}), speech })
}

it('says what both answers are worth and why', () => {
  const answers = [answer('explore', 724, 'why'), answer('regroup', 612, 'against')]
  show({ answers, is_clear: true, gap: 112, gap_error: 14 })
  const lines = screen.getAllByRole('listitem').map((line) => line.textContent!.replace(/\s+/g, ' ').trim())
  expect(lines).toEqual(['Explore 72% to win (±2) For it: fuller hands (+3.1%).', 'Regroup 61% to win (±2)'])
  expect(screen.getByText('The first is better by 11.2% (±1.4).')).toBeTruthy()
  expect(screen.queryByText('Both are about equal.')).toBeNull()
})

it('says that both are about equal where the difference is within its error', () => {
  show({ answers: [answer('explore', 724, null), answer('regroup', 719, null)], is_clear: false })
  expect(screen.getByText('Both are about equal.')).toBeTruthy()
})

it('does not call answers equal whose values lie apart, where too little is known of them', () => {
  show({ answers: [answer('explore', 724, null), answer('regroup', 512, null)], is_clear: false })
  expect(screen.getByText('Which of them is better is too uncertain to tell.')).toBeTruthy()
  expect(screen.queryByText('Both are about equal.')).toBeNull()
})

it('compares no two answers in the same words', () => {
  show({ answers: [answer('explore', 724, null), answer('explore', 720, null)], is_clear: false })
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.queryByText('Both are about equal.')).toBeNull()
})

it('tells two places in the same words apart', () => {
  const places = ['north', 'south']
  const answers = [answer('explore', 724, null), answer('explore', 720, null)]
  show({ answers, is_clear: false }, () => places.shift()!)
  expect(screen.getByText('north')).toBeTruthy()
  expect(screen.getByText('south')).toBeTruthy()
})

it('says nothing where answers were not compared', () => {
  show({ answers: [], is_clear: false })
  expect(screen.queryByRole('list')).toBeNull()
})
