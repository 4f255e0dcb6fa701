import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SeatInfo } from '../../generated/protocol'
import en from '../../words/en.ftl?raw'
import SeatShape from '../shell/SeatShape.svelte'
import { bundleOf, Speech } from '../words/speech'
import AtTable from './AtTable.test.svelte'
import Gathering from './Gathering.svelte'
import { seatNames } from './names'
import { seat, table } from './samples'
import SeatStrip from './SeatStrip.svelte'
import { sideName } from './teams'

const speech = new Speech('en', bundleOf('en', [en, 'role-juror = juror\nteam-1 = the blue team']))
const empty = { kind: 'empty', name: '', is_mine: false } as const
const seats: SeatInfo[] = [
  seat(0, { team: 0 }),
  seat(1, { team: 1 }),
  seat(2, { team: 0, ...empty }),
  seat(3, { team: 1, ...empty }),
  seat(4, { role: 'juror', ...empty }),
  seat(5, { role: 'juror', ...empty }),
]
const act = vi.fn()

function show(Part: unknown, given: object, shown = seats): void {
  const words = speech.seating(seatNames(shown, speech))
  const info = table({ status: 'gathering', seats: shown })
  render(AtTable, { Part: Part as never, given: given as never, info, speech: words })
}
const gather = (shown = seats): void =>
  show(Gathering, { isBusy: false, act, chat: [], openChat: vi.fn(), children: () => undefined }, shown)
const group = (name: string): HTMLElement => screen.getByRole('region', { name })

beforeEach(() => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response('[{"name":"some-game","bots":["random"],"options":[],"presets":[]}]')),
  )
})
afterEach(() => act.mockClear())

describe('a table with teams', () => {
  it('gathers each team in a place of its own, with the names the game gives them, and roles apart', async () => {
    gather()
    await vi.waitFor(() => expect(screen.getAllByRole('region').length).toBeGreaterThan(3))
    expect(within(group('Team 1')).getAllByRole('listitem')).toHaveLength(2)
    expect(group('The blue team').textContent).toContain('1 of 2')
    const roles = group('Extra seats')
    expect(roles.textContent).toMatch(/Juror 1.*Juror 2/s)
    expect(within(roles).queryByRole('button', { name: 'Add a bot' })).toBeNull()
  })

  it('does not wait for optional seats', async () => {
    gather(seats.filter(({ kind, role }) => kind !== 'empty' || role !== null))
    const start = await screen.findByRole<HTMLButtonElement>('button', { name: 'Start the game' })
    expect(start.disabled).toBe(false)
  })

  it('lets people change their team by sitting elsewhere', async () => {
    gather()
    await vi.waitFor(() => group('The blue team'))
    await fireEvent.click(within(group('The blue team')).getByRole('button', { name: 'Move here' }))
    expect(act).toHaveBeenCalledWith('move', { seat: 3, from: 0 })
  })

  it('shows a spectator a free role while the game goes on', async () => {
    const sit = vi.fn()
    const watched = seats.map((one) => ({ ...one, is_mine: false }))
    show(SeatStrip, { seats: watched, thinking: [], facts: () => [], sit }, watched)
    expect(screen.getAllByRole('list').map((list) => list.children.length)).toEqual([2, 2, 2])
    await fireEvent.click(screen.getAllByRole('button', { name: 'Sit here' })[0]!)
    expect(sit).toHaveBeenCalledWith(4)
  })
})

it('gives sixteen seats sixteen shapes and colours', () => {
  const drawn = Array.from({ length: 16 }, (_, number) => {
    const { container } = render(SeatShape, { seat: number })
    return [container.querySelector('path')?.getAttribute('d'), container.querySelector('svg')?.dataset.seat]
  })
  expect(new Set(drawn.map(([shape]) => shape)).size).toBe(16)
  expect(drawn.map(([, colour]) => colour)).toEqual(Array.from({ length: 16 }, (_, number) => String(number)))
})

it('names a curve after its team, or after its seat where there are no teams', () => {
  const words = speech.seating(['Ada', 'Bob'])
  expect(sideName(1, seats, words)).toBe('The blue team')
  expect(sideName(1, [seat(0), seat(1)], words)).toBe('Bob')
})
