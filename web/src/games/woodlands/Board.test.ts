import { fireEvent, render, screen } from '@testing-library/svelte'
import { describe, expect, it, vi } from 'vitest'
import type { Choice, Question } from '../../generated/protocol'
import { propsOf, type Fixture } from '../../lib/board/samples'
import type { BoardProps } from '../../lib/table/board'
import { bundleOf, Speech } from '../../lib/words/speech'
import game from '../../../../src/lairkeeper/games/woodlands/words/en.ftl?raw'
import shell from '../../words/en.ftl?raw'
import Board from './Board.svelte'
import action from './fixtures/action.json'
import combat from './fixtures/combat.json'
import components from './fixtures/components.json'
import dice from './fixtures/dice.json'
import fight from './fixtures/fight.json'
import merchant from './fixtures/merchant.json'
import rotation from './fixtures/rotation.json'
import space from './fixtures/space.json'
import { neighbour } from './grid'
import { asBox, asView, cellOf, counted, heroOf, profileOf } from './model'
import { claims } from './targets'
import en from './words/en.ftl?raw'

const speech = new Speech('en', bundleOf('en', [shell, game, en]), ['Ada', 'Ben', 'Chiara'])

function show(fixture: Fixture, more: Partial<BoardProps> = {}) {
  const props = propsOf(fixture, components, speech, more)
  return { props, ...render(Board, { props }) }
}

const cell = (container: Element, at: number) => container.querySelector(`[data-cell="${at}"]`)!
const asked = (fixture: { questions: unknown }) => (fixture.questions as Question[])[0]!
const choiceOf = (fixture: { questions: unknown }, type: string): Choice =>
  asked(fixture).choices.find(({ option }) => (option as { type: string }).type === type)!

/** The fight of the shelf, as another question. */
const facing = (question: string): Fixture => ({
  ...(fight as unknown as Fixture),
  questions: [{ ...asked(fight), question }],
})

describe('enemies in the way', () => {
  const story = (question: string) => show(facing(question)).container.querySelector('.encounter')!.textContent!

  it('are fought or fled from', () => {
    expect(story('choose_fight')).toMatch(/Fight, or tap a golden tile|There is no way out: fight/)
  })

  it('strike those who flee: nobody is told to fight, or which comes later', () => {
    expect(story('suffer_flight')).toMatch(/as you flee/)
    expect(story('suffer_flight')).not.toMatch(/fight\.|It comes later/)
    expect(story('choose_strike')).toMatch(/strikes next/)
    expect(story('choose_strike')).not.toMatch(/There is no way out/)
  })
})

describe('the board', () => {
  it('lays the tile on the square that is touched', async () => {
    const { props, container } = show(space)
    const choice = choiceOf(space, 'place_at')
    await fireEvent.click(cell(container, (choice.option as { cell: number }).cell))
    expect(props.answer).toHaveBeenCalledWith(props.questions[0], choice)
  })

  it('shows how the tile would lie, and what it would join, on a square that is only looked at', () => {
    const considered = choiceOf(space, 'place_at')
    const at = (considered.option as { cell: number }).cell
    const fits = { type: 'fits', ways: 2, rotation: 90 }
    const effectsOf = () => [{ kind: 'fact' as const, effect: fits, phrase: { key: 'preview-fits', facts: {} } }]
    expect(show(space, { effectsOf }).container.querySelector('[data-ghost]')).toBeNull()
    const { container, props } = show(space, { considered, effectsOf })
    expect(container.querySelector('[data-ghost]')!.getAttribute('data-ghost')).toBe(`${at}`)
    expect(container.querySelectorAll('[data-ghost] [data-link]').length).toBeGreaterThan(0)
    expect(props.answer).not.toHaveBeenCalled()
  })

  it('tells why a tile cannot go somewhere, and sends nothing', async () => {
    const { props, container } = show(space, { whyNot: vi.fn(async () => ['WDL-GRO3']) })
    const other = container.querySelector('.cell.empty:not(.offered)')!
    await fireEvent.click(other)
    expect(props.answer).not.toHaveBeenCalled()
    const at = Number(other.getAttribute('data-cell'))
    expect(props.whyNot).toHaveBeenCalledWith(props.questions[0], { type: 'place_at', cell: at })
    expect(await screen.findByText('Rule')).toBeTruthy()
  })

  it('turns a tile among the offered rotations, marks what it joins, then lays it', async () => {
    const { props, container } = show(rotation)
    expect(container.querySelectorAll('[data-link="true"]').length).toBeGreaterThan(0)
    await fireEvent.keyDown(window, { key: 'r' })
    await fireEvent.click(screen.getByText('Place here'))
    expect(props.answer).toHaveBeenCalledWith(props.questions[0], props.questions[0]!.choices[1])
  })

  it('goes where a linked tile is touched, also from the keyboard', async () => {
    const { props, container } = show(action)
    const choice = choiceOf(action, 'move')
    const view = asView(action.view as Record<string, unknown>)
    const here = cellOf(view, heroOf(view, view.active)!.node)
    const there = neighbour(here, (choice.option as { side: number }).side)
    await fireEvent.keyDown(cell(container, there), { key: 'Enter' })
    expect(props.answer).toHaveBeenCalledWith(props.questions[0], choice)
  })

  it('puts the die that is asked about on the slot that is touched, or by its key', async () => {
    const { props, container } = show(dice)
    const choice = choiceOf(dice, 'put_on')
    const { slot } = choice.option as { slot: number }
    await fireEvent.click(container.querySelector(`[data-slot="${slot}"]`)!)
    expect(props.answer).toHaveBeenLastCalledWith(props.questions[0], choice)
    await fireEvent.keyDown(window, { key: 'mfvsi'[slot]! })
    expect(props.answer).toHaveBeenCalledTimes(2)
  })

  it('asks why a die does not fit', async () => {
    const { props, container } = show(dice)
    await fireEvent.click(container.querySelector('.slot:not(.offered)')!)
    expect(props.answer).not.toHaveBeenCalled()
    expect(props.whyNot).toHaveBeenCalledOnce()
  })

  it('fights the enemy that is chosen', async () => {
    const { props, container } = show(fight)
    await fireEvent.click(container.querySelector('.encounter .answers button')!)
    expect(props.answer).toHaveBeenCalledWith(props.questions[0], choiceOf(fight, 'fight'))
  })

  it('tells for every die of a combat whether it hits, and why', () => {
    const { container } = show(combat)
    const view = asView(combat.view as Record<string, unknown>)
    const foe = view.foes.find(({ foe }) => foe === view.combat!.foe)!
    const profile = profileOf(asBox(components), foe.kind!)
    expect(container.querySelectorAll('.combat .die')).toHaveLength(view.combat!.dice.length)
    for (const [place, die] of view.combat!.dice.entries()) {
      const { total } = counted(die, profile)
      const shown = container.querySelector(`[data-die="${place}"]`)!
      expect(shown.classList.contains('hit')).toBe(total >= foe.defence)
      expect(shown.textContent).toContain(total >= foe.defence ? `≥ ${foe.defence}` : `< ${foe.defence}`)
    }
  })

  it('buys what is touched in the drawer of the Merchant', async () => {
    const { props, container } = show(merchant)
    await fireEvent.click(container.querySelector('.sheet button.offered')!)
    expect(props.answer).toHaveBeenCalledWith(props.questions[0], choiceOf(merchant, 'buy'))
  })

  it('explains every sign of the game in the field book', async () => {
    const { container, props } = show(action)
    await fireEvent.click(screen.getByLabelText('Field book'))
    expect(container.querySelectorAll('.sheet li').length).toBeGreaterThan(30)
    expect(container.textContent).not.toMatch(/board-|loot-|special-/)
    await fireEvent.click(container.querySelector('.sheet .clause')!)
    expect(props.showClause).toHaveBeenCalledWith('WDL-SET2')
  })

  it('names every place', () => {
    const { container } = show(action)
    for (const one of container.querySelectorAll('[data-cell]')) {
      expect(one.getAttribute('aria-label')).toMatch(/^(The|Empty)/)
    }
  })

  it('shows a spectator the forest and nothing to answer', () => {
    const { container } = show({ ...action, questions: [] }, { mySeat: null })
    expect(container.querySelectorAll('.offered')).toHaveLength(0)
    expect(container.querySelectorAll('[data-tile]')).toHaveLength(action.view.tiles.length)
  })
})

describe('what the board claims', () => {
  it('is every answer to a question about the forest, the dice and the fights', () => {
    for (const fixture of [space, rotation, dice, action, fight, combat]) {
      expect(claims(asked(fixture as { questions: unknown }))).toBe('whole')
    }
  })
})
