import { fireEvent, render, screen } from '@testing-library/svelte'
import { describe, expect, it, vi } from 'vitest'
import type { TableInfo } from '../../generated/protocol'
import en from '../../words/en.ftl?raw'
import { bundleOf, Speech } from '../words/speech'
import AtTable from './AtTable.test.svelte'
import { awaitedOf, awayOf } from './presence'
import { seat, table } from './samples'
import SeatStrip from './SeatStrip.svelte'
import Stalled from './Stalled.svelte'
import TurnLine from './TurnLine.svelte'

const speech = new Speech('en', bundleOf('en', [en])).seating(['Ann', 'Bob', 'Cy'])
const gone = [seat(0), seat(1, { is_connected: false }), seat(2, { is_mine: false })]

function show(Part: unknown, given: object, info: Partial<TableInfo> = {}): void {
  render(AtTable, { Part: Part as never, given: given as never, info: table({ seats: gone, ...info }), speech })
}

const line = (thinking: number[], given: object = {}): object => ({
  thinking,
  asked: null,
  isPaused: false,
  isSending: false,
  isCut: false,
  ...given,
})

describe('who is waited for', () => {
  it('is away only if a person without a connection is asked', () => {
    expect(awayOf(gone, [1, 2]).map(({ seat }) => seat)).toEqual([1])
    expect(awayOf(gone, [2])).toEqual([])
    expect(awayOf([seat(0, { is_connected: false })], [0])).toEqual([])
  })
})

describe('the line that says whose turn it is', () => {
  it('does not say of somebody who is away that they think', () => {
    show(TurnLine, line([1]))
    expect(screen.getByText('Bob is away')).toBeTruthy()
  })

  it('says who thinks as long as one of them is here', () => {
    show(TurnLine, line([1, 2]))
    expect(screen.getByText(/are thinking/)).toBeTruthy()
  })

  it('does not say of oneself that one thinks', () => {
    show(TurnLine, line([0]))
    expect(screen.getByText('Your turn')).toBeTruthy()
  })

  it('says first that nobody hears', () => {
    show(TurnLine, line([0], { asked: 0, isCut: true }))
    expect(screen.getByText(/No connection/)).toBeTruthy()
  })
})

describe('the strip of seats', () => {
  it('says who is away before it says that they think', () => {
    show(SeatStrip, { seats: gone, thinking: [1, 2], facts: () => [] })
    expect(screen.getByText('away')).toBeTruthy()
    expect(screen.getAllByText('thinking…')).toHaveLength(1)
  })
})

describe('where the game does not go on', () => {
  it('a host lets a bot play for somebody who is away', async () => {
    const act = vi.fn()
    show(Stalled, { thinking: [1], isBusy: false, act })
    await fireEvent.click(screen.getByRole('button', { name: /Let a bot play for Bob/ }))
    expect(act).toHaveBeenCalledWith('leave', { seat: 1 })
  })

  it('others who wait may do so after two minutes', async () => {
    vi.useFakeTimers()
    const act = vi.fn()
    show(Stalled, { thinking: [1], isBusy: false, act }, { is_host: false })
    await vi.advanceTimersByTimeAsync(119_000)
    expect(screen.queryByRole('button')).toBeNull()
    await vi.advanceTimersByTimeAsync(4_000)
    vi.useRealTimers()
    await fireEvent.click(screen.getByRole('button', { name: /Let a bot play for Bob/ }))
    expect(act).toHaveBeenCalledWith('leave', { seat: 1 })
  })

  it('spectators are never asked to', async () => {
    vi.useFakeTimers()
    const seats = [seat(0, { is_mine: false }), seat(1, { is_connected: false })]
    show(Stalled, { thinking: [1], isBusy: false, act: vi.fn() }, { is_host: false, seats })
    await vi.advanceTimersByTimeAsync(200_000)
    vi.useRealTimers()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('says how long nobody has moved, and after a minute a host may let a bot play', async () => {
    vi.useFakeTimers()
    const act = vi.fn()
    show(Stalled, { thinking: [2], isBusy: false, act })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(screen.queryByText(/No move from/)).toBeNull()
    await vi.advanceTimersByTimeAsync(35_000)
    expect(screen.getByText('No move from Cy for 45 seconds.')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(screen.getByText('No move from Cy for 1 min 5 s.')).toBeTruthy()
    vi.useRealTimers()
    await fireEvent.click(screen.getByRole('button', { name: /Let a bot play for Cy/ }))
    expect(act).toHaveBeenCalledWith('leave', { seat: 2 })
  })

  it('nobody is said to wait who is asked as well', () => {
    expect(awaitedOf(gone, [0, 2])).toEqual([])
    expect(awaitedOf(gone, [1, 2]).map(({ seat }) => seat)).toEqual([1, 2])
  })

  it('a leaver takes the seat back, whatever they are called by now', async () => {
    const act = vi.fn()
    const kept = seat(1, { kind: 'bot', keeps_for: 'Somebody' })
    show(
      Stalled,
      { thinking: [], isBusy: false, act },
      { seats: [seat(0, { is_mine: false }), kept], kept_seats: [1], is_host: false },
    )
    await fireEvent.click(screen.getByRole('button', { name: 'Take Bob’s seat' }))
    expect(act).toHaveBeenCalledWith('sit', { seat: 1 })
  })

  it('a family takes its seats back under their names', async () => {
    const act = vi.fn()
    const kept = seat(1, { kind: 'bot', keeps_for: 'Tim' })
    const mine = seat(0, { is_mine: true })
    show(Stalled, { thinking: [], isBusy: false, act }, { seats: [mine, kept], kept_seats: [1], is_host: false })
    await fireEvent.click(screen.getByRole('button', { name: /^Take / }))
    expect(act).toHaveBeenCalledWith('sit', { seat: 1, name: 'Tim' })
  })

  it('the host ends the pause, and others are told who can', async () => {
    const act = vi.fn()
    show(Stalled, { thinking: [], isBusy: false, act }, { is_paused: true })
    await fireEvent.click(screen.getByRole('button', { name: 'Resume' }))
    expect(act).toHaveBeenCalledWith('pause', { paused: false })
    show(Stalled, { thinking: [], isBusy: false, act }, { is_paused: true, is_host: false })
    expect(screen.getByText(/The host resumes/)).toBeTruthy()
  })
})
