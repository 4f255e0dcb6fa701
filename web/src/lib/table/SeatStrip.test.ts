import { render, screen } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import en from '../../words/en.ftl?raw'
import { bundleOf, Speech } from '../words/speech'
import AtTable from './AtTable.test.svelte'
import { seat, table } from './samples'
import SeatStrip from './SeatStrip.svelte'

function show(names: string[], given: object = {}): void {
  const speech = new Speech('en', bundleOf('en', [en])).seating(names)
  const all = { seats: names.map((_, place) => seat(place)), thinking: [], facts: () => [], ...given }
  render(AtTable, { Part: SeatStrip as never, given: all as never, info: table(), speech })
}

describe('the strip of seats', () => {
  const facts = () => [{ key: 'seat-fact-cards', n: 5 }]

  it('leaves numbers to the board and keeps them for screen readers', () => {
    show(['Ann'], { facts, areFactsDrawn: true })
    expect(screen.getByText('5 cards').closest('ul')?.classList).toContain('visually-hidden')
  })

  it('shows them where there is no board', () => {
    show(['Ann'], { facts })
    expect(screen.getByText('5 cards').closest('ul')?.classList).not.toContain('visually-hidden')
  })

  it('cuts a long name before the number that tells the seats of one person apart', () => {
    show(['Brave Scarab 1', 'Brave Scarab 2'])
    const shown = [...document.querySelectorAll('.name')].map((name) => [
      name.querySelector('bdi')?.textContent,
      name.lastChild?.textContent?.trim(),
    ])
    expect(shown).toEqual([
      ['Brave Scarab', '1'],
      ['Brave Scarab', '2'],
    ])
  })

  it('calls nobody “you” where several people share a screen', () => {
    const seats = [0, 1].map((place) => ({ ...seat(place), is_mine: true }))
    show(['Ann', 'Bob'], { seats, thinking: [0] })
    expect(screen.queryByText('You')).toBeNull()
    expect(screen.getByText('Your turn')).toBeTruthy()
    expect(screen.getByText('At this screen')).toBeTruthy()
  })
})
