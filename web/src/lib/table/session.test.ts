import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ClientMessage, ServerMessage } from '../../generated/protocol'
import { point, question, seat, snapshot, table, update } from './samples'
import { TableSession } from './session.svelte'
import { waitBefore } from './socket'

/** A socket whose other end is the test. */
class Line {
  static readonly OPEN = 1
  static all: Line[] = []
  readyState = 0
  sent: ClientMessage[] = []
  onopen: () => void = () => undefined
  onclose: () => void = () => undefined
  onmessage: (event: { data: string }) => void = () => undefined

  constructor(readonly address: string) {
    Line.all.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage)
  }

  close(): void {
    this.readyState = 3
    this.onclose()
  }

  connect(): this {
    this.readyState = 1
    this.onopen()
    return this
  }

  say(message: ServerMessage): void {
    this.onmessage({ data: JSON.stringify(message) })
  }
}

const asked = question(7)
const asking = snapshot({ points: [point(0, {}, [asked])] })
const latest = (): Line => Line.all.at(-1) as Line

function seated(): TableSession {
  const session = new TableSession('t', 'secret')
  session.open()
  latest().connect().say(asking)
  return session
}

beforeEach(() => {
  Line.all = []
  vi.stubGlobal('WebSocket', Line)
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a person at a table', () => {
  it('enters with the key of the link, which is in no address', () => {
    seated()
    expect(latest().sent).toEqual([{ type: 'enter', key: 'secret', sent_at: expect.any(Number) }])
    expect(latest().address).not.toContain('secret')
  })

  it('adds a number to the luck by itself, and a refusal of that is shown to nobody', () => {
    const session = new TableSession('t', '')
    session.open()
    const lots = { is_closed: false, attempt: 1, lots: [], secret: null }
    const seats = [{ ...seat(0), is_mine: true }]
    latest()
      .connect()
      .say(snapshot({ table: table({ status: 'gathering', seats, lots }) }))
    const [, part] = latest().sent
    expect(part).toMatchObject({ type: 'announce', sequence: 1 })
    const refusal = { code: 'table-not-now', phrase: { key: 'x', facts: {} }, clauses: [] }
    latest().say({ type: 'refused', sequence: 1, refusal })
    expect(session.refusal).toBeNull()
  })

  it('answers once, and waits until that is acknowledged', () => {
    const session = seated()
    session.answer(asked, { option: { type: 'a' } })
    session.answer(asked, { option: { type: 'b' } })
    expect(latest().sent.slice(1)).toEqual([
      { type: 'answer', sequence: 1, seat: 0, number: 7, option: { type: 'a' }, sent_at: expect.any(Number) },
    ])
    latest().say({ type: 'acknowledged', sequence: 1 })
    expect(session.waiting).toBeNull()
  })

  it('may answer the next question as soon as it is asked', () => {
    const session = seated()
    session.answer(asked, { option: { type: 'a' } })
    latest().say(update({ points: [point(0, {}, [asked])] }))
    expect(session.waiting).not.toBeNull()
    latest().say(update({ points: [point(0, {}, [question(8)])] }))
    expect(session.waiting).toBeNull()
    session.answer(question(8), { option: { type: 'b' } })
    latest().say({ type: 'acknowledged', sequence: 1 })
    expect(session.waiting?.number).toBe(8)
  })

  it('gives an answer nobody acknowledged once more, with the same number', () => {
    const session = seated()
    session.answer(asked, { option: { type: 'a' } })
    for (const isFirst of [true, false]) {
      latest().close()
      expect(session.connection).toBe('reconnecting')
      vi.advanceTimersByTime(20_000)
      latest().connect().say(asking)
      const again = latest().sent.filter(({ type }) => type === 'answer')
      expect(again).toHaveLength(isFirst ? 1 : 0)
    }
    expect(session.waiting).toBeNull()
  })

  it('sends nothing that is pressed while the line is down, not even later', () => {
    const session = seated()
    latest().close()
    session.answer(asked, { option: { type: 'a' } })
    expect(session.waiting).toBeNull()
    vi.advanceTimersByTime(20_000)
    latest().connect().say(asking)
    expect(latest().sent.filter(({ type }) => type === 'answer')).toEqual([])
  })

  it('does not repeat an answer of a race that comes back too late for it', () => {
    const hurried = question(7, { cooldown_ms: 600 })
    for (const [gap, times] of [
      [500, 1],
      [25_000, 0],
    ] as const) {
      const session = seated()
      session.answer(hurried, { option: { type: 'a' } })
      latest().close()
      vi.advanceTimersByTime(gap)
      latest()
        .connect()
        .say(snapshot({ points: [point(0, {}, [hurried])] }))
      expect(latest().sent.filter(({ type }) => type === 'answer')).toHaveLength(times)
      expect(session.waiting === null).toBe(times === 0)
      session.close()
    }
  })

  it('forgets an answer that was dropped while the line was down', () => {
    const session = seated()
    session.answer(asked, { option: { type: 'a' } })
    latest().close()
    session.drop()
    vi.advanceTimersByTime(20_000)
    latest().connect().say(asking)
    expect(latest().sent.filter(({ type }) => type === 'answer')).toEqual([])
  })

  it('lets an answer go whose question no longer waits', () => {
    const session = seated()
    session.answer(asked, { option: { type: 'a' } })
    latest().close()
    vi.advanceTimersByTime(20_000)
    latest().connect().say(snapshot())
    expect(latest().sent).toHaveLength(1)
    expect(session.waiting).toBeNull()
  })

  it('tells whether a chat line was acknowledged', async () => {
    const session = seated()
    const heard = session.chat('hello')
    latest().say({ type: 'acknowledged', sequence: 1 })
    expect(await heard).toBe(true)
    const lost = session.chat('are you there?')
    latest().close()
    expect(await lost).toBe(false)
    expect(await session.chat('anybody?')).toBe(false)
  })

  it('forgets why it was sent away once it is back', () => {
    const session = seated()
    const refusal = { code: 'server-leaving', phrase: { key: 'x', facts: {} }, clauses: [] }
    latest().say({ type: 'closing', refusal, retry_after: 1 })
    latest().close()
    expect(session.refusal).toEqual(refusal)
    vi.advanceTimersByTime(20_000)
    latest().connect().say(asking)
    expect(session.refusal).toBeNull()
  })

  it('answers a ping at once, so that the server knows how far away it is', () => {
    seated()
    latest().say({ type: 'ping', mark: 7 })
    expect(latest().sent.at(-1)).toEqual({ type: 'pong', mark: 7 })
  })

  it('says why something was refused, but not that it came too late', () => {
    const session = seated()
    session.answer(asked, { option: { type: 'a' } })
    const refusal = { code: 'option-illegal', phrase: { key: 'error-option-illegal', facts: {} }, clauses: ['X-1'] }
    latest().say({ type: 'refused', sequence: 1, refusal })
    expect(session.refusal?.clauses).toEqual(['X-1'])
    session.answer(asked, { option: { type: 'b' } })
    latest().say({ type: 'refused', sequence: 2, refusal: { ...refusal, code: 'decision-stale' } })
    expect(session.refusal).toBeNull()
  })

  it('asks to be shown everything anew when an update does not fit', () => {
    seated()
    latest().say(update({ table: table({ seats: [seat(0), seat(1, { is_mine: true })] }) }))
    expect(Line.all).toHaveLength(2)
  })

  it('gives up only when told not to come back', () => {
    const session = seated()
    const refusal = { code: 'table-not-allowed', phrase: { key: 'x', facts: {} }, clauses: [] }
    latest().say({ type: 'closing', refusal, retry_after: null })
    latest().close()
    vi.advanceTimersByTime(60_000)
    expect(session.connection).toBe('closed')
    expect(Line.all).toHaveLength(1)
  })

  it('returns clauses and hints to the caller', async () => {
    const session = seated()
    const why = session.whyNot(0, asked, { type: 'z' })
    latest().say({ type: 'why_not', sequence: 1, clauses: ['X-2'] })
    expect(await why).toEqual(['X-2'])
    void session.askHint(0, asked)
    latest().say({
      type: 'hint',
      sequence: 2,
      option: { type: 'b' },
      phrase: { key: 'option-b', facts: {} },
      kind: 'chance',
      answers: [],
      is_clear: false,
      gap: 0,
      gap_error: 0,
    })
    await vi.waitFor(() => expect(session.hint?.hint.option).toEqual({ type: 'b' }))
  })
})

it('waits longer with every attempt, up to a limit', () => {
  const waits = [0, 1, 2, 3, 4, 5, 9].map((attempt) => waitBefore(attempt, 1))
  expect(waits).toEqual([300, 1000, 2000, 4000, 8000, 15000, 15000])
  expect(waitBefore(2, 0)).toBe(1200)
})
