import { fireEvent, render, screen } from '@testing-library/svelte'
import { describe, expect, it, vi } from 'vitest'
import { bundleOf, Speech } from '../words/speech'
import QuestionBarAtTable from './QuestionBarAtTable.test.svelte'
import { question } from './samples'

const words = `
question-choose = What now?
option-a = Explore
option-b = Fight
option-c = Rest
undo = Take back
begin-again = Begin again
hint = Hint
hint-mark = bot
answers-all = All answers
answers-search = Find
answers-none = none
X-1 = A clause.
why = Why?
why-rulebook = In the rulebook
error-no = Not so.
`
const speech = new Speech('en', bundleOf('en', [words]))

function show(given: object = {}) {
  const props = {
    questions: [question(1)],
    isWaiting: false,
    canUndo: false,
    mustAskUndo: false,
    considered: null,
    hinted: null,
    refusal: null,
    isClaimed: () => false,
    answer: vi.fn(),
    consider: vi.fn(),
    beginAgain: vi.fn(),
    takeBack: vi.fn(),
    askHint: vi.fn(),
    ...given,
  }
  const showClause = vi.fn()
  const { rerender } = render(QuestionBarAtTable, { speech, showClause, bar: props })
  const change = (bar: object) => rerender({ speech, showClause, bar: { ...props, ...bar } })
  return { ...props, showClause, change }
}

describe('the question bar', () => {
  it('asks in a sentence and offers every answer as a button', async () => {
    const { answer } = show()
    expect(screen.getByRole('heading', { name: 'What now?' })).toBeTruthy()
    await fireEvent.click(screen.getByRole('button', { name: 'Fight' }))
    expect(answer.mock.calls[0]?.[1]).toMatchObject({ option: { type: 'b' } })
  })

  it('folds answers away on small screens where the board offers all of them, until asked', async () => {
    show({ isClaimed: () => 'whole' })
    expect(screen.getByRole('group').classList).toContain('folded')
    await fireEvent.click(screen.getByRole('button', { name: 'All answers' }))
    expect(screen.getByRole('group').classList).not.toContain('folded')
  })

  it('tells what holds for every answer while none is looked at', () => {
    const effect = (key: string) => ({ kind: 'fact' as const, phrase: { key, facts: {} } })
    const effectsOf = ({ option }: { option: unknown }) => [
      effect('preview-all'),
      effect((option as { type: string }).type === 'a' ? 'preview-one' : 'preview-other'),
    ]
    show({ isClaimed: () => 'whole', effectsOf })
    expect(document.querySelector('.known')?.textContent).toContain('preview-all')
    expect(document.querySelector('.known')?.textContent).not.toContain('preview-one')
  })

  it('takes digits for answers, except while somebody writes', async () => {
    const { answer } = show()
    await fireEvent.keyDown(window, { key: '3' })
    await fireEvent.keyDown(window, { key: '4' })
    expect(answer).toHaveBeenCalledTimes(1)
    expect(answer.mock.calls[0]?.[1]).toMatchObject({ option: { type: 'c' } })
  })

  it('takes no digit twice because it is held, and none behind an open menu', async () => {
    const { answer } = show()
    await fireEvent.keyDown(window, { key: '3', repeat: true })
    const menu = document.createElement('dialog')
    menu.setAttribute('open', '')
    document.body.append(menu)
    await fireEvent.keyDown(window, { key: '3' })
    menu.remove()
    expect(answer).not.toHaveBeenCalled()
  })

  it('takes nothing while an answer is on its way', async () => {
    const { answer } = show({ isWaiting: true })
    await fireEvent.keyDown(window, { key: '1' })
    await fireEvent.click(screen.getByRole('button', { name: 'Explore' }))
    expect(answer).not.toHaveBeenCalled()
  })

  it('opens the rulebook at the clause of the question', async () => {
    const { showClause } = show()
    await fireEvent.click(screen.getByText('Why?'))
    await fireEvent.click(screen.getByText('In the rulebook'))
    expect(showClause).toHaveBeenCalledWith('X-1')
  })

  it('marks the choice of the bot when a hint was asked for', () => {
    show({ hinted: { type: 'c' } })
    expect(screen.getByRole('button', { name: 'Rest bot' })).toBeTruthy()
  })

  it('makes many answers searchable', async () => {
    const choices = Array.from({ length: 30 }, (_, n) => ({
      option: { type: 'a', n },
      phrase: { key: n === 17 ? 'option-b' : 'option-a', facts: {} },
    }))
    show({ questions: [question(1, { choices })] })
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'fig' } })
    expect(screen.getAllByRole('button', { name: /Fight|Explore/ })).toHaveLength(1)
  })

  it('offers the ways back where there are any', async () => {
    const { takeBack, beginAgain } = show({ canUndo: true, questions: [question(1, { can_begin_again: true })] })
    await fireEvent.click(screen.getByRole('button', { name: 'Take back' }))
    await fireEvent.click(screen.getByRole('button', { name: 'Begin again' }))
    expect(takeBack).toHaveBeenCalledOnce()
    expect(beginAgain).toHaveBeenCalledOnce()
  })

  it('moves the focus of keyboard users to the next question, even after others had their turn', async () => {
    const { change } = show()
    const button = screen.getByRole('button', { name: 'Fight' })
    button.focus()
    await fireEvent.click(button)
    await change({ questions: [] })
    await change({ questions: [question(2)] })
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What now?' }))
  })

  it('leaves the focus of people who write elsewhere by then', async () => {
    const { change } = show()
    const field = document.body.appendChild(document.createElement('input'))
    const button = screen.getByRole('button', { name: 'Fight' })
    button.focus()
    await fireEvent.click(button)
    await change({ questions: [] })
    field.focus()
    await change({ questions: [question(2)] })
    expect(document.activeElement).toBe(field)
    field.remove()
  })

  it('says a refusal to people who are asked nothing, too', () => {
    show({ questions: [], refusal: { code: 'x', phrase: { key: 'error-no', facts: {} }, clauses: [] } })
    expect(screen.getByRole('alert').textContent).toContain('Not so.')
  })

  it('says a refusal aloud', () => {
    show({ refusal: { code: 'x', phrase: { key: 'error-no', facts: {} }, clauses: ['X-1'] } })
    expect(screen.getByRole('alert').textContent).toContain('Not so.')
  })
})
