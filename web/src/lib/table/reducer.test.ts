import { describe, expect, it } from 'vitest'
import { fromSnapshot, withUpdate } from './reducer'
import { line, point, question, seat, snapshot, table, update } from './samples'

const start = () => fromSnapshot(snapshot())

describe('an update', () => {
  it('lays changed fields over the view and takes the new questions', () => {
    const next = withUpdate(start(), update({ points: [point(0, { turn: 2 }, [question(9)])] }))
    expect(next?.points[0]?.view).toEqual({ hand: [1, 2], turn: 2 })
    expect(next?.points[0]?.questions[0]?.number).toBe(9)
    expect(next?.thinking).toEqual([1])
  })

  it('adds log lines and hands them out for animation', () => {
    const next = withUpdate(start(), update())
    expect(next?.log.map(({ step }) => step)).toEqual([0, 1, 2, 3])
    expect(next?.fresh).toEqual([line(3)])
  })

  it('lets the animation go on when nothing new was told', () => {
    const moved = withUpdate(start(), update())
    const chatted = moved && withUpdate(moved, update({ log_since: 4, log: [], points: [] }))
    expect(chatted?.fresh).toBe(moved?.fresh)
  })

  it('replaces log lines from where answers were taken back, without animation', () => {
    const next = withUpdate(start(), update({ log_since: 1, log: [line(1, 'event-other')] }))
    expect(next?.log.map(({ phrase }) => phrase.key)).toEqual(['event-0', 'event-other'])
    expect(next?.fresh).toEqual([])
  })

  it('keeps the table and the markers where nothing is said of them', () => {
    const before = fromSnapshot(snapshot({ markers: [{ seat: 1, place: 4 }] }))
    const next = withUpdate(before, update())
    expect(next?.table).toBe(before.table)
    expect(next?.markers).toEqual([{ seat: 1, place: 4 }])
    expect(withUpdate(before, update({ markers: [] }))?.markers).toEqual([])
  })

  it('leaves a point of view alone that it does not mention', () => {
    const before = fromSnapshot(snapshot({ points: [point(0, { a: 1 }, [question(4)]), point(1, { a: 2 })] }))
    const next = withUpdate(before, update({ points: [point(1, { a: 3 })] }))
    expect(next?.points).toEqual([point(0, { a: 1 }, [question(4)]), point(1, { a: 3 })])
  })

  it('needs a snapshot for a seat taken in a running game, whose view was never seen whole', () => {
    const mine = table({ seats: [seat(0), seat(1, { is_mine: true })] })
    expect(withUpdate(start(), update({ table: mine, points: [point(0), point(1)] }))).toBeNull()
  })

  it('needs none while people gather, for there is nothing to see yet', () => {
    const before = fromSnapshot(snapshot({ table: table({ status: 'gathering' }), points: [point(null)] }))
    expect(withUpdate(before, update({ table: table(), points: [point(0)] }))?.points).toEqual([point(0)])
  })

  it('forgets a point of view the person no longer has', () => {
    const before = fromSnapshot(snapshot({ points: [point(0, { a: 1 }), point(1, { a: 2 })] }))
    const left = table({ seats: [seat(0, { is_mine: false }), seat(1, { is_mine: true })] })
    expect(withUpdate(before, update({ table: left, points: [] }))?.points).toEqual([point(1, { a: 2 })])
  })
})
