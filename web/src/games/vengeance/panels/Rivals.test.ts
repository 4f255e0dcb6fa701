import { fireEvent, render, screen } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import { propsOf, type Fixture } from '../../../lib/board/samples'
import { bundleOf, Speech } from '../../../lib/words/speech'
import Board from '../Board.svelte'
import combat from '../fixtures/combat.json'
import components from '../fixtures/components.json'
import scored from '../fixtures/scored.json'
import { GAME_WORDS } from '../fixtures/words'
import { asView } from '../model'
import en from '../words/en.ftl?raw'

const speech = new Speech('en', bundleOf('en', [GAME_WORDS.en, en]), ['Ada', 'Ben', 'Chiara', 'Dimitri'])
const show = (fixture: Fixture) => render(Board, { props: propsOf(fixture, components, speech) })

describe('the others', () => {
  it('are shown by the shape of their seats, and named for screen readers', () => {
    const { view, seat, questions } = structuredClone(combat) as unknown as Fixture
    asView(view as Record<string, unknown>).players[1]!.is_dead = true
    const { container } = show({ view, seat, questions })
    const [ben] = container.querySelectorAll('.rivals button')
    expect(ben!.querySelector('.visually-hidden')!.textContent).toContain('Ben')
    expect(ben!.querySelector('.facts')!.textContent!.trim()).toMatch(/^dead/)
    expect(ben!.querySelector('.facts [data-seat="1"]')).not.toBeNull()
    expect(ben!.querySelector('.heart')).toBeNull()
  })

  it('have no hero before they have chosen one', () => {
    const { view, seat, questions } = structuredClone(combat) as unknown as Fixture
    asView(view as Record<string, unknown>).players[1]!.hero = null
    const { container } = show({ view, seat, questions })
    const said = container.querySelector('.rivals .visually-hidden')!.textContent!.trim()
    expect(said).toMatch(/^Ben: \S/)
    expect(said).not.toContain('“”')
  })

  it('stay in sight while they go on, until the phase is over', async () => {
    const { container, rerender } = show(combat)
    await fireEvent.click(container.querySelectorAll('.rivals button')[0]!)
    await rerender({ view: structuredClone(combat.view) })
    expect(screen.queryByText(/boards of Ben/)).not.toBeNull()
    await rerender({ view: scored.view, questions: [] })
    expect(screen.queryByText(/boards of Ben/)).toBeNull()
  })

  it('show their boards, and nothing to press there', async () => {
    const { container } = show(combat)
    await fireEvent.click(container.querySelectorAll('.rivals button')[0]!)
    expect(container.querySelectorAll('.offered')).toHaveLength(0)
    expect(screen.getByText(/boards of Ben/)).toBeTruthy()
  })
})
