import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Question } from '../../generated/protocol'
import { propsOf, type Fixture } from '../../lib/board/samples'
import type { BoardProps } from '../../lib/table/board'
import type { Hourglass } from '../../lib/table/hourglass'
import { bundleOf, Speech } from '../../lib/words/speech'
import game from '../../../../src/lairkeeper/games/trapwords/words/en.ftl?raw'
import shell from '../../words/en.ftl?raw'
import Board from './Board.svelte'
import checking from './fixtures/checking.json'
import clueing from './fixtures/clueing.json'
import components from './fixtures/components.json'
import contest from './fixtures/contest.json'
import failed from './fixtures/failed.json'
import fighting from './fixtures/fighting.json'
import guessing from './fixtures/guessing.json'
import held from './fixtures/held.json'
import over from './fixtures/over.json'
import publicly from './fixtures/public.json'
import review from './fixtures/review.json'
import tableGiver from './fixtures/table_giver.json'
import tableSetter from './fixtures/table_setter.json'
import watching from './fixtures/watching.json'
import writing from './fixtures/writing.json'
import type { View } from './model'
import en from './words/en.ftl?raw'

const speech = new Speech('en', bundleOf('en', [shell, game, en]), ['Ada', 'Ben', 'Chiara', 'Dimitri'])

function show(fixture: unknown, more: Partial<BoardProps> = {}) {
  const props = propsOf(fixture as Fixture, components, speech, more)
  return { props, ...render(Board, { props }) }
}

const asked = (fixture: { questions: unknown }, name: string): Question =>
  (fixture.questions as Question[]).find(({ question }) => question === name)!
const chosen = (fixture: { questions: unknown }, name: string, option: object) =>
  asked(fixture, name).choices.find((choice) => JSON.stringify(choice.option) === JSON.stringify(option))!

const running = (question: string, left_ms: number): Hourglass => ({
  question,
  name: question,
  after_ms: left_ms,
  left_ms,
  is_running: true,
  seats: [],
  endsAt: performance.now() + left_ms,
})

async function type(container: Element, text: string) {
  await fireEvent.input(container.querySelector('form input')!, { target: { value: text } })
  await fireEvent.submit(container.querySelector('form')!)
}

describe('the hourglass', () => {
  beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(1_000))
  afterEach(() => void vi.restoreAllMocks())

  it('tells no number on a page that was opened when the turn was over', () => {
    expect(show(failed).container.querySelector('.glass .count')!.textContent!.trim()).toBe(
      speech.t('board-glass-over'),
    )
    expect(show(guessing).container.querySelector('.glass .count b')!.textContent).toMatch(/\d/)
  })

  it('keeps the seconds that were left when the word was found early', async () => {
    const { container, rerender } = show(guessing, { clocks: [running('run_glass', 41_000)] })
    const count = () => container.querySelector('.glass .count b')!.textContent
    expect(count()).toBe('41')
    const view = structuredClone(guessing.view)
    view.turns.at(-1)!.result = 'success'
    await rerender({ view, clocks: [] })
    expect(count()).toBe('41')
  })

  it('stands while a lost clue-giver is waited for, and says who takes the torch, and when', async () => {
    const view = structuredClone(guessing.view) as unknown as View
    const { container, rerender } = show({ ...guessing, view }, { clocks: [running('await_lost', 20_000)] })
    const headline = () => container.querySelector('.headline')!.textContent
    view.absent = [3]
    await rerender({ view: structuredClone(view) as unknown as BoardProps['view'] })
    expect(headline()).toBe('Dimitri is away: in 20 s the turn is lost')
    view.teams[1]!.seats = [0, 3, 1]
    await rerender({ view: structuredClone(view) as unknown as BoardProps['view'] })
    expect(headline()).toBe('Dimitri is away: in 20 s Ben takes the torch')
  })
})

describe('writing the list', () => {
  it('sends a proposed word in the shape the question wants', async () => {
    const { props, container } = show(writing)
    await type(container, '  wooden   stick ')
    expect(props.answer).toHaveBeenCalledWith(
      asked(writing, 'write_list'),
      expect.objectContaining({ option: { type: 'propose', text: 'wooden stick' } }),
    )
  })

  it('sends nothing that is blank or too long', async () => {
    const { props, container } = show(writing)
    await type(container, '   ')
    await type(container, 'x'.repeat(31))
    expect(props.answer).not.toHaveBeenCalled()
    expect(screen.getByText('31 / 30')).toBeTruthy()
  })

  it('keeps what is being written while others act, and clears what was taken', async () => {
    const { container, rerender, props } = show(writing)
    vi.mocked(props.answer).mockImplementation(() => void rerender({ questions: [] }))
    const field = container.querySelector<HTMLInputElement>('form input')!
    await type(container, 'golf bag')
    await rerender({ questions: [] })
    expect(field.value).toBe('golf bag')
    await rerender({ questions: [{ ...asked(writing, 'write_list'), number: 99 }] })
    expect(field.value).toBe('')
    await fireEvent.input(field, { target: { value: 'half a wo' } })
    await rerender({ questions: [{ ...asked(writing, 'write_list'), number: 100 }] })
    expect(field.value).toBe('half a wo')
  })

  it('sets a word aside, and confirms the list', async () => {
    const { props } = show(writing)
    const entry = writing.view.teams[0]!.writes!.entries.find(({ is_kept }) => is_kept)!
    await fireEvent.click(screen.getByLabelText(`Set aside: “${entry.text}”`))
    const aside = { type: 'set_aside', entry: entry.number }
    expect(props.answer).toHaveBeenCalledWith(asked(writing, 'write_list'), chosen(writing, 'write_list', aside))
    await fireEvent.click(screen.getByText('Confirm the list'))
    const confirm = chosen(writing, 'write_list', { type: 'confirm_list' })
    expect(props.answer).toHaveBeenLastCalledWith(asked(writing, 'write_list'), confirm)
  })

  it('shows who proposed what and who agrees', () => {
    const { container } = show(writing)
    expect(container.querySelector('.sheet')!.textContent).toMatch(/by Ada/)
    expect(container.querySelectorAll('.agree .isIn')).toHaveLength(1)
  })
})

describe('a turn', () => {
  it('puts clues and guesses in the order in which they were heard', () => {
    const { container } = show(guessing)
    const kinds = [...container.querySelectorAll('.talk > .clue, .talk > .guess')].map((one) => one.classList[0])
    expect(kinds).toEqual(['clue', 'guess', 'clue'])
  })

  it('sends a clue, and a guess', async () => {
    const giver = show(clueing)
    await type(giver.container, 'brown and old')
    expect(giver.props.answer).toHaveBeenCalledWith(
      asked(clueing, 'give_clue'),
      expect.objectContaining({ option: { type: 'say', text: 'brown and old' } }),
    )
    giver.unmount()
    const guesser = show(guessing)
    await type(guesser.container, 'oak')
    expect(guesser.props.answer).toHaveBeenCalledWith(
      asked(guessing, 'guess_word'),
      expect.objectContaining({ option: { type: 'guess', text: 'oak' } }),
    )
  })

  it('never shows a guesser the word or the traps', () => {
    const { container } = show(guessing)
    expect(container.textContent).toContain('Still a secret')
    expect(container.textContent).not.toMatch(/\boak\b|acorn/)
  })

  it('underlines the word of an alert, says why, and stops with one tap', async () => {
    const { props, container } = show(watching)
    expect(container.querySelector('mark.probable')!.textContent).toBe('treee')
    expect(container.textContent).toContain('“treee” looks like a misspelling of the trap “tree”.')
    const stops = container.querySelectorAll('[data-option="stop"]')
    await fireEvent.click(stops[stops.length - 1]!)
    const stop = chosen(watching, 'watch_clues', { type: 'stop', clue: 3 })
    expect(props.answer).toHaveBeenCalledWith(asked(watching, 'watch_clues'), stop)
  })

  it('writes on a button the digit that gives its answer', () => {
    const { container } = show(held)
    const digits = [...container.querySelectorAll('button[data-option=waive] kbd')].map((one) => one.textContent)
    const choices = asked(held, 'check_held_clue').choices.map(({ option }) => (option as { type: string }).type)
    expect(digits[0]).toBe(String(choices.indexOf('waive') + 1))
    expect(container.querySelector('button[data-option=waive]')!.getAttribute('aria-keyshortcuts')).toBe(digits[0])
  })

  it('gives no digits to the clues: the next one would take the digit of the last', () => {
    const { container } = show(watching)
    expect(container.querySelectorAll('button[data-option=stop]').length).toBeGreaterThan(0)
    expect(container.querySelector('button[data-option=stop] kbd')).toBeNull()
  })

  it('shows how long a clue can be objected to', () => {
    const clock = { question: 'objection_window', name: 'objection_window-3', after_ms: 6000, left_ms: 4000, seats: [] }
    const { container } = show(watching, {
      clocks: [{ ...clock, is_running: true, endsAt: performance.now() + 3900 }],
    })
    const countdowns = container.querySelectorAll('.countdown')
    expect([...countdowns].map((one) => one.textContent?.trim())).toEqual(['4 s'])
  })

  it('asks the setters about a held clue, which the guessers do not see', async () => {
    const setter = show(held)
    await fireEvent.click(setter.container.querySelector('[data-option="waive"]')!)
    expect(setter.props.answer).toHaveBeenCalledOnce()
    setter.unmount()
    const { container } = show(checking)
    expect(container.textContent).toContain('The opponents are checking a word')
    expect(container.textContent).not.toContain('acorn')
  })

  it('snaps shut on the very word, and lets the team contest', async () => {
    const { props, container } = show(contest)
    expect(container.querySelector('.snap.shut mark')!.textContent).toBe('acorn')
    await fireEvent.click(container.querySelector('[data-option="contest"]')!)
    expect(props.answer).toHaveBeenCalledOnce()
  })

  it('opens the rulebook at the reason', async () => {
    const { props, container } = show(review)
    await fireEvent.click(container.querySelector('.reason button')!)
    expect(props.showClause).toHaveBeenCalledWith('TRP-TRIG15')
    expect(container.querySelectorAll('[data-option="uphold"], [data-option="reject"]')).toHaveLength(2)
  })

  it('shows words of people as text, whatever they hold', () => {
    const nasty = '<img src=x onerror="alert(1)"> \u202eevil\u202c 🎲'
    const turn = guessing.view.turns[0]!
    const clues = [{ ...turn.clues[0]!, text: nasty }]
    const { container } = show({ ...guessing, view: { ...guessing.view, turns: [{ ...turn, clues }] } })
    expect(container.querySelector('img')).toBeNull()
    expect(container.querySelector('.clue p')!.textContent!.trim()).toBe(nasty)
    expect(container.querySelector('.clue p')!.getAttribute('dir')).toBe('auto')
  })
})

describe('at a real table', () => {
  it('gives setters large buttons, and the clue-giver one', async () => {
    const setter = show(tableSetter)
    expect(setter.container.querySelectorAll('button.large')).toHaveLength(3)
    await fireEvent.click(screen.getByText('Wrong guess'))
    const count = chosen(tableSetter, 'watch_table', { type: 'count_guess' })
    expect(setter.props.answer).toHaveBeenCalledWith(asked(tableSetter, 'watch_table'), count)
    setter.unmount()
    const giver = show(tableGiver)
    expect(giver.container.querySelectorAll('button.large')).toHaveLength(1)
  })

  it('shows everybody in the room the sand and the guesses, and no secret', () => {
    const { container } = show(publicly, { mySeat: null })
    expect(container.querySelector('.public')).not.toBeNull()
    expect(container.textContent).toContain('3 guesses left')
    const { word } = tableSetter.view.teams[tableSetter.view.turns[0]!.team]!
    expect(container.textContent).not.toContain(word!)
    expect(container.querySelector('form, .sheet, .talk')).toBeNull()
  })
})

describe('the dungeon', () => {
  it('shows the curse and the monster that bind a team', () => {
    const { container } = show(fighting)
    expect(container.querySelector('.team-0')!.textContent).toMatch(/the Mummy/)
    expect(container.querySelectorAll('.corridor .room')).toHaveLength(fighting.view.rooms.length)
  })

  it('shows the words and all traps when it is over', () => {
    const { container } = show(over, { isOver: true })
    expect(container.querySelectorAll('.outcome')).toHaveLength(2)
    expect(container.textContent).not.toMatch(/board-|effect-|team-\d/)
  })
})
