import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { LogLine, Question, TipInfo } from '../../generated/protocol'
import en from '../../words/en.ftl?raw'
import { settings } from '../shell/settings.svelte'
import { bundleOf, Speech } from '../words/speech'
import AtTable from './AtTable.test.svelte'
import { line, question, table } from './samples'
import Tips from './Tips.svelte'

const WORDS = `
tip-heart = A heart.
tip-token = A token.
tip-fight = A fight.
`
const speech = new Speech('en', bundleOf('en', [en, WORDS]))
const tip = (id: string, given: Partial<TipInfo>): TipInfo => ({ id, event: '', question: '', mine: false, ...given })
const tips = [
  tip('heart', { event: 'heart_placed' }),
  tip('token', { event: 'token_found', mine: true }),
  tip('fight', { question: 'fight' }),
]
const told = (type: string, seat = 0): LogLine => ({ ...line(0), event: { type, seat } })
const at = (log: LogLine[], questions: Question[] = [], isHeld = false) => ({
  Part: Tips as never,
  given: { tips, log, questions, mySeat: 0, isHeld } as never,
  info: table(),
  speech,
})
const said = () => document.querySelector('.tip p')?.textContent ?? ''

beforeEach(() => {
  settings.guide = true
  settings.guided = []
})

describe('a tip', () => {
  it('comes with the first event of its kind, and never again', async () => {
    const log = [told('heart_placed')]
    const { rerender } = render(AtTable, at([]))
    await rerender(at(log))
    expect(said()).toBe('A heart.')
    await fireEvent.click(screen.getByText('Got it'))
    await rerender(at([...log, told('heart_placed')]))
    expect(said()).toBe('')
  })

  it('does not come for what happened before the page was opened', () => {
    render(AtTable, at([told('heart_placed')]))
    expect(said()).toBe('')
  })

  it('may be for one seat alone', async () => {
    const { rerender } = render(AtTable, at([]))
    await rerender(at([told('token_found', 1)]))
    expect(said()).toBe('')
    await rerender(at([told('token_found', 1), told('token_found', 0)]))
    expect(said()).toBe('A token.')
  })

  it('waits for the one before it', async () => {
    const { rerender } = render(AtTable, at([]))
    await rerender(at([told('heart_placed')], [question(1, { question: 'fight' })]))
    expect(said()).toBe('A heart.')
    await fireEvent.click(screen.getByText('Got it'))
    expect(said()).toBe('A fight.')
  })

  it('waits until nothing else is explained, and counts as heard only then', async () => {
    const { rerender } = render(AtTable, at([]))
    const log = [told('heart_placed')]
    await rerender(at(log, [], true))
    expect([said(), settings.guided]).toEqual(['', []])
    await rerender(at(log))
    expect(said()).toBe('A heart.')
    expect(settings.guided).toHaveLength(1)
  })

  it('is not told when it had to wait too long, but at the next event of its kind', async () => {
    vi.useFakeTimers()
    const { rerender } = render(AtTable, at([]))
    const log = [told('heart_placed')]
    await rerender(at(log, [], true))
    await vi.advanceTimersByTimeAsync(21_000)
    await rerender(at(log))
    expect([said(), settings.guided]).toEqual(['', []])
    await rerender(at([...log, told('heart_placed')]))
    expect(said()).toBe('A heart.')
    vi.useRealTimers()
  })

  it('goes with the next event once there was time to read it', async () => {
    vi.useFakeTimers()
    const log = [told('heart_placed'), told('walked')]
    const { rerender } = render(AtTable, at([]))
    await rerender(at(log.slice(0, 1)))
    await rerender(at(log))
    expect(said()).toBe('A heart.')
    await vi.advanceTimersByTimeAsync(9_000)
    expect(said()).toBe('A heart.')
    await rerender(at([...log, told('token_found')]))
    expect(said()).toBe('A token.')
    vi.useRealTimers()
  })

  it('goes soon after the question that it is about', async () => {
    vi.useFakeTimers()
    const { rerender } = render(AtTable, at([]))
    await rerender(at([], [question(1, { question: 'fight' })]))
    await rerender(at([]))
    expect(said()).toBe('A fight.')
    await vi.advanceTimersByTimeAsync(3_000)
    expect(said()).toBe('')
    vi.useRealTimers()
  })

  it('goes by itself where nothing happens, but not from under a finger', async () => {
    vi.useFakeTimers()
    const { rerender } = render(AtTable, at([]))
    await rerender(at([told('heart_placed')]))
    await fireEvent.pointerEnter(screen.getByLabelText('Tip'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(said()).toBe('A heart.')
    await fireEvent.pointerLeave(screen.getByLabelText('Tip'))
    await vi.advanceTimersByTimeAsync(31_000)
    expect(said()).toBe('')
    vi.useRealTimers()
  })

  it('goes with all others at one tap', async () => {
    const { rerender } = render(AtTable, at([]))
    await rerender(at([told('heart_placed')], [question(1, { question: 'fight' })]))
    await fireEvent.click(screen.getByText('Hide tips'))
    expect([said(), settings.guide]).toEqual(['', false])
  })
})
