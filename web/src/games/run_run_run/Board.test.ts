import { fireEvent, render, screen } from '@testing-library/svelte'
import { describe, expect, it, vi } from 'vitest'
import type { Question } from '../../generated/protocol'
import { propsOf, type Fixture } from '../../lib/board/samples'
import type { BoardProps } from '../../lib/table/board'
import { bundleOf, Speech } from '../../lib/words/speech'
import Board from './Board.svelte'
import components from './fixtures/components.json'
import early from './fixtures/early.json'
import mid from './fixtures/mid.json'
import rotation from './fixtures/rotation.json'
import shell from '../../words/en.ftl?raw'
import en from './words/en.ftl?raw'

const speech = new Speech('en', bundleOf('en', [shell, en]), ['Cleo', 'Bastien', 'Mo', 'Ines'])

function show(fixture: Fixture, more: Partial<BoardProps> = {}) {
  const props = propsOf(fixture, components, speech, more)
  return { props, ...render(Board, { props }) }
}

const cell = (container: Element, hex: number) => container.querySelector(`[data-hex="${hex}"]`)!

describe('the board', () => {
  it('shows nobody as a cat before cats are dealt', () => {
    const view = { ...early.view, cats: early.view.cats.map((cat) => ({ ...cat, cat: -1 })) }
    const { container } = show({ ...early, view }, { isReplay: true, questions: [] })
    const shown = [...container.querySelectorAll('[data-cat]')].map((figure) => figure.getAttribute('data-cat'))
    expect(new Set(shown)).toEqual(new Set(['']))
    expect(container.textContent).not.toMatch(/cat-|ability-|“”/)
    expect(cell(container, early.view.cats[0]!.hex).getAttribute('aria-label')).toMatch(/Cleo(?! \()/)
  })

  it('answers with the hex that is touched', async () => {
    const { props, container } = show(early)
    const choice = props.questions[0]!.choices[2]!
    await fireEvent.click(cell(container, (choice.option as { hex: number }).hex))
    expect(props.answer).toHaveBeenCalledWith(props.questions[0], choice)
  })

  it('offers a list of what can be meant only as long as it is asked for', async () => {
    const [asked] = early.questions as unknown as Question[]
    const other = asked!.choices.map((choice) => ({ ...choice, option: { ...(choice.option as object), other: true } }))
    const twice = [asked!, { ...asked!, number: asked!.number + 1, choices: other }]
    const { container, rerender } = show({ ...early, questions: twice })
    await fireEvent.click(cell(container, (asked!.choices[0]!.option as { hex: number }).hex))
    expect(container.querySelectorAll('.chooser .answer')).toHaveLength(2)
    await rerender({ questions: [{ ...asked!, number: asked!.number + 2 }] })
    expect(container.querySelector('.chooser')).toBeNull()
  })

  it('answers from the keyboard', async () => {
    const { props, container } = show(early)
    const choice = props.questions[0]!.choices[0]!
    await fireEvent.keyDown(cell(container, (choice.option as { hex: number }).hex), { key: 'Enter' })
    expect(props.answer).toHaveBeenCalledWith(props.questions[0], choice)
  })

  it('asks why not, and never sends what was not offered', async () => {
    const { props, container } = show(early, { whyNot: vi.fn(async () => ['RRR-EXP3']) })
    const other = container.querySelector('.cell.empty:not(.offered)')!
    await fireEvent.click(other)
    expect(props.answer).not.toHaveBeenCalled()
    const hex = Number(other.getAttribute('data-hex'))
    expect(props.whyNot).toHaveBeenCalledWith(props.questions[0], { type: 'pick_hex', hex })
    expect(await screen.findByText('Rule')).toBeTruthy()
  })

  it('answers with the card that is touched', async () => {
    const { props, container } = show(mid)
    await fireEvent.click(container.querySelector('.card.offered')!)
    expect(props.answer).toHaveBeenCalledOnce()
  })

  it('begins to explore with a card that is touched, and places it', async () => {
    const explore = { option: { type: 'explore' }, phrase: { key: 'x', facts: {} } }
    const [asked] = mid.questions as unknown as Question[]
    const action = {
      ...asked!,
      question: 'choose_action',
      choices: [explore, { ...explore, option: { type: 'fight' } }],
    }
    const { props, container, rerender } = show({ ...mid, questions: [action] })
    const card = mid.view.hand[0]!
    await fireEvent.click(container.querySelectorAll('button.card')[0]!)
    expect(props.answer).toHaveBeenCalledWith(action, explore)
    const pick = { option: { type: 'pick_card', card }, phrase: { key: 'x', facts: {} } }
    const room = { ...asked!, question: 'choose_room', number: 99, choices: [pick] }
    await rerender({ questions: [room] })
    expect(props.answer).toHaveBeenLastCalledWith(room, pick)
  })

  it('puts another card in the place of the one that was chosen', async () => {
    const beginAgain = vi.fn()
    const { container } = show(rotation, { beginAgain })
    const [asked] = rotation.questions as unknown as Question[]
    const other = rotation.view.hand.findIndex((card) => card !== Number(asked!.facts.card))
    await fireEvent.click(container.querySelectorAll('button.card')[other]!)
    expect(beginAgain).toHaveBeenCalledOnce()
  })

  it('turns a Room among the offered rotations, then lays it', async () => {
    const { props } = show(rotation)
    await fireEvent.keyDown(window, { key: 'r' })
    await fireEvent.click(screen.getByText('Place here'))
    expect(props.answer).toHaveBeenCalledWith(props.questions[0], props.questions[0]!.choices[1])
  })

  it('keeps a Room that is turned in sight while the walk is paid for', () => {
    const [asked] = rotation.questions as unknown as Question[]
    const facts = { ...asked!.facts, rotation: 0, passages: 0 }
    const { container } = show({
      ...rotation,
      questions: [{ ...asked!, question: 'choose_extra_move', facts, choices: [] }],
    })
    expect(container.querySelector('.preview')).not.toBeNull()
  })

  it('marks the space of a fight that is declared', () => {
    const [asked] = early.questions as unknown as Question[]
    const facts = { target: early.view.cats[0]!.hex, dice: 0, cards: 0 }
    const question = { ...asked!, question: 'choose_fight_cards', facts, choices: [] }
    const { container } = show({ ...early, questions: [question] })
    expect(container.querySelector('.fought')).not.toBeNull()
  })

  it('shows the last of a game without the hand on a phone', async () => {
    const { container, rerender } = show(early)
    expect(container.querySelector('.hand')).not.toBeNull()
    await rerender({ questions: [], isOver: true })
    expect(container.querySelector('.hand')).toBeNull()
  })

  it('reserves an empty hex, and takes the marker back', async () => {
    const { props, container } = show(early)
    const hex = Number(container.querySelector('.cell.empty')!.getAttribute('data-hex'))
    await fireEvent.focus(cell(container, hex))
    await fireEvent.keyDown(cell(container, hex), { key: 'm' })
    expect(props.mark).toHaveBeenCalledWith(hex)
  })

  it('names every hex', () => {
    const { container } = show(early)
    for (const one of container.querySelectorAll('[data-hex]')) {
      expect(one.getAttribute('aria-label')).toMatch(/Room|Vault|Empty/)
    }
  })

  it('shows the dice that are rolling, and nothing of them afterwards', async () => {
    const event = { type: 'combat_dice_rolled', seat: 0, hits: 2, abilities: 1, rooms: 0, steps: 1, dice: 5 }
    const beat = { told: 0, time: 1000, view: mid.view, event }
    const { container, rerender } = show(mid, { beat, questions: [] })
    expect(container.querySelectorAll('.tray .place')).toHaveLength(5)
    await rerender({ beat: null })
    expect(container.querySelector('.tray')).toBeNull()
  })

  it('comes to rest when the game is over', async () => {
    const { props, container, rerender } = show(early)
    const empty = container.querySelector('.cell.empty:not(.offered)')!
    await fireEvent.click(empty)
    expect(await screen.findByText('Not possible:')).toBeTruthy()
    await rerender({ questions: [], isOver: true })
    expect(screen.queryByText('Not possible:')).toBeNull()
    await fireEvent.keyDown(empty, { key: 'm' })
    expect(props.mark).not.toHaveBeenCalled()
  })

  it('shows a spectator no hand', () => {
    const { container } = show({ ...mid, questions: [] }, { mySeat: null })
    expect(container.querySelector('.hand')).toBeNull()
  })
})
