import { fireEvent, render, screen } from '@testing-library/svelte'
import { describe, expect, it, vi } from 'vitest'
import type { TableInfo } from '../../generated/protocol'
import en from '../../words/en.ftl?raw'
import { bundleOf, Speech } from '../words/speech'
import AtTable from './AtTable.test.svelte'
import BigScreen from './BigScreen.svelte'
import OfferSeats from './OfferSeats.svelte'
import { seat, table } from './samples'

const speech = new Speech('en', bundleOf('en', [en])).seating(['Ann', 'Bob', 'Cy'])

function show(Part: unknown, given: object, info: Partial<TableInfo>): void {
  render(AtTable, { Part: Part as never, given: given as never, info: table(info), speech })
}

describe('the menu of a table', () => {
  it('offers a seat that a bot plays to a newcomer, and counts the people who agree', async () => {
    const choose = vi.fn()
    const seats = [seat(0), seat(1, { kind: 'bot', can_offer: true }), seat(2, { kind: 'bot', offers: 1 })]
    show(OfferSeats, { choose }, { seats })
    expect(screen.getByText('One player would let a newcomer have Cy’s seat.')).toBeTruthy()
    await fireEvent.click(screen.getByRole('button', { name: 'Offer Bob’s seat to a newcomer' }))
    expect(choose).toHaveBeenCalledWith('offer', { seat: 1 })
  })

  it('says nothing of it where no seat can be offered', () => {
    show(OfferSeats, { choose: vi.fn() }, {})
    expect(document.body.textContent.trim()).toBe('')
  })

  it('shows the code of a public screen to those it was given to, until the game is over', () => {
    show(BigScreen, {}, { screen_code: 'AB23CD' })
    expect(screen.getByText('AB23CD')).toBeTruthy()
    expect(screen.getByRole('link', { hidden: true }).getAttribute('href')).toBe('/screen/AB23CD')
    document.body.innerHTML = ''
    show(BigScreen, {}, { screen_code: 'AB23CD', status: 'over' })
    expect(document.body.textContent.trim()).toBe('')
  })
})
