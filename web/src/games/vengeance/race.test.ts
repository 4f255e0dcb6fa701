/** Announcements of a race and of a death, and descriptions of things. */
import { fireEvent, render, screen } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import type { Question } from '../../generated/protocol'
import { propsOf, type Fixture } from '../../lib/board/samples'
import type { BoardProps } from '../../lib/table/board'
import { bundleOf, Speech } from '../../lib/words/speech'
import Board from './Board.svelte'
import combat from './fixtures/combat.json'
import components from './fixtures/components.json'
import flashback from './fixtures/flashback.json'
import ready from './fixtures/ready.json'
import { GAME_WORDS } from './fixtures/words'
import game from './index'
import { asView } from './model'
import en from './words/en.ftl?raw'

const speech = new Speech('en', bundleOf('en', [GAME_WORDS.en, en]), ['Ada', 'Ben'])

function show(fixture: Fixture, more: Partial<BoardProps> = {}) {
  const props = propsOf(fixture, components, speech, more)
  return { props, ...render(Board, { props }) }
}

const press = (key: string) => fireEvent.keyDown(window, { key })
const chosen = (props: BoardProps, place: number) => [props.questions[0], props.questions[0]!.choices[place]]

describe('the board of Vengeance', () => {
  it('gives the space bar to the dice, and not to a button beside the board that kept the focus', async () => {
    const { props } = show(ready)
    const beside = document.body.appendChild(document.createElement('button'))
    beside.focus()
    expect(await fireEvent.keyDown(beside, { key: ' ' })).toBe(false)
    expect(props.answer).toHaveBeenCalledWith(...chosen(props, 0))
    expect(document.activeElement).not.toBe(beside)
    beside.remove()
  })

  it('leaves the space bar to buttons as soon as one rolls no more', async () => {
    const { view, seat } = structuredClone(ready) as unknown as Fixture
    asView(view as Record<string, unknown>).players[seat]!.standing = 'stopped'
    show({ view, seat, questions: [] })
    const beside = document.body.appendChild(document.createElement('button'))
    expect(await fireEvent.keyDown(beside, { key: ' ' })).toBe(true)
    beside.remove()
  })

  it('rolls nothing while the line is down, and not when it is back either', async () => {
    const { props, rerender, container } = show(ready, { isCut: true, questions: [] })
    expect(container.querySelector<HTMLButtonElement>('.roll')?.disabled).toBe(true)
    await press(' ')
    await rerender({ ...props, isCut: false, questions: ready.questions as unknown as Question[] })
    expect(props.answer).not.toHaveBeenCalled()
  })

  it('hides the dice in a pause, and the lines that tell them, where people race', () => {
    const view = (pace: string, players: number) => ({ phase: 'roll', options: { pace, players } })
    const hides = (pace: string, players: number, type?: string) =>
      game.hidesInPause?.(view(pace, players), type && { type })
    expect(hides('real_time', 1)).toBe(true)
    expect([hides('ticks', 2), hides('no_rush', 1)]).toEqual([false, false])
    expect([hides('no_rush', 2, 'dice_rolled'), hides('no_rush', 2, 'roll_began')]).toEqual([true, false])
    expect(game.hidesInPause?.({ phase: 'fight', options: { pace: 'real_time', players: 2 } })).toBe(false)
  })

  it('does not speak of others to somebody who dies alone', () => {
    const { view, seat } = structuredClone(combat) as unknown as Fixture
    const fresh = [
      { step: 1, event: { type: 'hero_died', seat }, phrase: { key: '', facts: {} }, clauses: [], seats: null },
    ]
    const alone = {
      ...view,
      players: asView(view as Record<string, unknown>).players.filter((one) => one.seat === seat),
    }
    const { unmount } = show({ view: alone, seat, questions: [] }, { fresh })
    expect(screen.getByText('That was the second knock-out. The challenge is lost.')).toBeTruthy()
    unmount()
    show({ view, seat, questions: [] }, { fresh })
    expect(screen.getByText(/The others fight on/)).toBeTruthy()
  })

  it('tells of the Reserve, the health bar, both tracks and the points what they are', () => {
    const told: string[] = []
    const explains: BoardProps['explains'] = (text) => {
      told.push(text())
      return () => undefined
    }
    show(flashback, { explains })
    for (const start of ['Health bar', 'Loot:', 'Training:', 'Points so far:'])
      expect(told.filter((text) => text.startsWith(start))).toHaveLength(1)
    expect(told.filter((text) => text.includes('New dice come from here'))).toHaveLength(1)
  })
})
