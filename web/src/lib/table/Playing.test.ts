import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ServerMessage } from '../../generated/protocol'
import en from '../../words/en.ftl?raw'
import { settings } from '../shell/settings.svelte'
import { bundleOf, Speech } from '../words/speech'
import CountingBoard from './CountingBoard.test.svelte'
import { filmOf } from './film'
import PlayingAtTable from './PlayingAtTable.test.svelte'
import { line, point, question, snapshot, table, update } from './samples'
import { TableSession } from './session.svelte'

const WORDS = `
game-title = Some game
event-lost = A line is told.
question-choose = What now?
option-a = Explore
option-b = Fight
option-c = Rest
outcome-lost = All is lost.
seat-player = Player { $number }
X-1 = A clause.
`
const speech = new Speech('en', bundleOf('en', [en, WORDS]), ['Ann', 'Bob'])
const film = filmOf<{ count: number }, object>({
  time: () => 100,
  step: (shown) => ({ ...shown, count: shown.count + 1 }),
})
const module = { Board: CountingBoard, film }

function sitDown() {
  const session = new TableSession('t', '')
  const hear = (message: ServerMessage): void =>
    (session as unknown as { hear(message: ServerMessage): void }).hear(message)
  session.playback.use(film)
  hear(snapshot({ log: [], points: [point(0, { count: 0 })], thinking: [1] }))
  render(PlayingAtTable, { session, speech, module })
  return hear
}

const ending = {
  reason: 'lost',
  clause: 'X-1',
  winners: [],
  phrase: { key: 'outcome-lost', facts: {} },
  scores: [],
  ranks: [],
}
const lines = (count: number) => Array.from({ length: count }, (_, step) => line(step, 'event-lost'))
const told = (): number => document.querySelectorAll('.log li:not(.none)').length
const board = (): number => Number(document.querySelector('.board')?.textContent)

beforeEach(() => {
  vi.useFakeTimers()
  settings.motion = 'full'
  settings.speed = 'normal'
})
afterEach(() => vi.useRealTimers())

describe('a table', () => {
  it('tells no line, no turn and no end that its board has not shown', async () => {
    const hear = sitDown()
    hear(update({ log_since: 0, log: lines(30), points: [point(0, { count: 30 })], ending }))
    for (let step = 0; step < 30; step += 1) {
      await vi.advanceTimersByTimeAsync(step === 0 ? 0 : 100)
      expect(told()).toBeLessThanOrEqual(board())
      expect(screen.queryByText('All is lost.')).toBeNull()
    }
    await vi.advanceTimersByTimeAsync(2000)
    expect([told(), board()]).toEqual([30, 30])
    expect(screen.getByText('All is lost.')).toBeTruthy()
  })

  it('asks when everything was shown, and at once after a tap', async () => {
    const hear = sitDown()
    hear(update({ log_since: 0, log: lines(9), points: [point(0, { count: 9 }, [question(1)])] }))
    await vi.advanceTimersByTimeAsync(100)
    expect(screen.queryByText('What now?')).toBeNull()
    await fireEvent.pointerDown(document.body)
    expect([told(), board()]).toEqual([9, 9])
    expect(screen.getByText('What now?')).toBeTruthy()
  })

  it('lets a key skip, but not one that is typed', async () => {
    const hear = sitDown()
    hear(update({ log_since: 0, log: lines(9), points: [point(0, { count: 9 })] }))
    const field = document.body.appendChild(document.createElement('input'))
    await fireEvent.keyDown(field, { key: 'a' })
    expect(board()).toBe(1)
    await fireEvent.keyDown(document.body, { key: 'Enter' })
    expect(board()).toBe(9)
    field.remove()
  })

  it('shows everything at once where motion is reduced', async () => {
    settings.motion = 'reduced'
    const hear = sitDown()
    hear(update({ log_since: 0, log: lines(30), points: [point(0, { count: 30 })] }))
    await vi.advanceTimersByTimeAsync(0)
    expect([told(), board()]).toEqual([30, 30])
  })

  it('lets a thing say what it is', async () => {
    sitDown()
    await fireEvent.click(screen.getByText('thing'))
    expect(screen.getByText(/There are 0\./)).toBeTruthy()
    await fireEvent.click(screen.getByText('thing'))
    expect(screen.queryByText(/There are 0\./)).toBeNull()
  })
})

describe('two people at one screen', () => {
  const both = [point(0, { count: 0 }), point(1, { count: 0 }, [question(1, { seat: 1 })])]

  function share(hidesNothing: boolean, points = both): void {
    const session = new TableSession('t', '')
    ;(session as unknown as { hear(message: ServerMessage): void }).hear(snapshot({ log: [], points }))
    render(PlayingAtTable, { session, speech, module, hidesNothing })
  }

  it('pass it on behind a curtain', () => {
    share(false)
    expect(screen.getByText('Bob is next')).toBeTruthy()
    expect(screen.queryByText('What now?')).toBeNull()
  })

  it('just go on where nobody hides anything', () => {
    share(true)
    expect(screen.queryByText('Bob is next')).toBeNull()
    expect(screen.getByText('What now?')).toBeTruthy()
  })

  const asked = [point(0, { count: 7 }, [question(1)]), point(1, { count: 8 }, [question(2, { seat: 1 })])]
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

  it('hand it over when both are asked, and nothing is seen on the way', async () => {
    share(false, asked)
    await press('I am Ann: show me the table')
    expect(board()).toBe(7)
    await press('Hand over to Bob')
    expect(screen.getByText('Bob is next')).toBeTruthy()
    expect(document.querySelector('.board')).toBeNull()
    expect(screen.queryByText('What now?')).toBeNull()
    await press('I am Bob: show me the table')
    expect(board()).toBe(8)
    expect(screen.getByRole('button', { name: 'Hand over to Ann' })).toBeTruthy()
  })

  it('may say at the curtain that the other one takes it', async () => {
    share(false, asked)
    await press('Hand over to Bob')
    expect(screen.getByText('Bob is next')).toBeTruthy()
    await press('Hand over to Ann')
    expect(screen.getByText('Ann is next')).toBeTruthy()
  })

  it('change places without a curtain where nobody hides anything', async () => {
    share(true, asked)
    expect(board()).toBe(7)
    await press('Hand over to Bob')
    expect(board()).toBe(8)
  })

  it('have nobody to hand it to when one alone is asked', async () => {
    share(false)
    await press('I am Bob: show me the table')
    expect(screen.queryByRole('button', { name: /^Hand over/ })).toBeNull()
  })
})

describe('a public screen', () => {
  it('shows the board, whose turn it is and what happened, and nothing to press', () => {
    const session = new TableSession('t', '', 'public')
    session.connection = 'open'
    const seen = snapshot({
      log: [line(0, 'event-lost')],
      points: [point(null, { count: 0 })],
      thinking: [1],
      table: table({ screen: 'public', is_host: false }),
    })
    ;(session as unknown as { hear(message: ServerMessage): void }).hear(seen)
    render(PlayingAtTable, { session, speech, module })
    expect(document.querySelector('.board')).toBeTruthy()
    expect(screen.getByText('Bob is thinking…')).toBeTruthy()
    expect(screen.getByText('A line is told.')).toBeTruthy()
    expect(screen.getAllByRole('button').filter((button) => !button.closest('.stage'))).toEqual([])
    expect(screen.queryByRole('tab')).toBeNull()
  })
})
