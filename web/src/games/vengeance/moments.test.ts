import { fireEvent, render } from '@testing-library/svelte'
import { describe, expect, it, vi } from 'vitest'
import type { Event } from '../../generated/vengeance'
import type { LogLine } from '../../generated/protocol'
import { propsOf, type Fixture } from '../../lib/board/samples'
import { bundleOf, Speech } from '../../lib/words/speech'
import Board from './Board.svelte'
import combat from './fixtures/combat.json'
import components from './fixtures/components.json'
import { GAME_WORDS } from './fixtures/words'
import { asView } from './model'
import en from './words/en.ftl?raw'

const speech = new Speech('en', bundleOf('en', [GAME_WORDS.en, en]), ['Ada', 'Ben', 'Chiara', 'Dimitri'])
const show = (fresh: LogLine[] = []) =>
  render(Board, { props: propsOf(combat as unknown as Fixture, components, speech, { fresh }) })
const told = (event: Event): LogLine[] => [
  { step: 1, seats: null, event, phrase: { key: 'option-stop', facts: {} }, clauses: [] } as unknown as LogLine,
]

describe('a moment that decides something', () => {
  it('is held up where a Boss dies, until somebody taps or for a while', async () => {
    vi.useFakeTimers()
    const boss = asView(combat.view as Record<string, unknown>).players[combat.seat]!.boss!.id
    const died: Event = { type: 'boss_died', seat: combat.seat, boss }
    const { container, rerender } = show()
    const isHeldUp = () => container.querySelector('.fall') !== null
    expect(isHeldUp()).toBe(false)
    await rerender({ fresh: told(died) })
    expect(container.querySelector('.fall')!.textContent).toMatch(/is dead!.*\+\d+ points/s)
    await fireEvent.pointerDown(window)
    expect(isHeldUp()).toBe(false)
    await rerender({ fresh: told(died) })
    expect(isHeldUp()).toBe(true)
    await vi.advanceTimersByTimeAsync(3000)
    expect(isHeldUp()).toBe(false)
    vi.useRealTimers()
  })

  it('lies over the rooms while something can be answered below them', async () => {
    const { container, rerender } = show(told({ type: 'loot_found', seat: combat.seat, symbols: 3 } as Event))
    const isHigh = () => container.querySelector('.card[role="dialog"]')!.classList.contains('high')
    expect(isHigh()).toBe(true)
    await rerender({ questions: [] })
    expect(isHigh()).toBe(false)
  })
})
