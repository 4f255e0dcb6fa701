import { describe, expect, it } from 'vitest'
import type { LogLine } from '../../generated/protocol'
import contest from './fixtures/contest.json'
import failed from './fixtures/failed.json'
import { film, step } from './film'
import { asView, piecesAround, piecesOf, talkOf, type Alert } from './model'

const line = (event: object): LogLine => ({ event }) as unknown as LogLine

describe('the film', () => {
  it('shows a turn that fails before the figures move', () => {
    const [before, view] = [contest.view, failed.view] as unknown as Record<string, unknown>[]
    const lines = [
      line({ type: 'turn_failed', team: 1, why: 'TRP-FAIL1', trap: 1 }),
      line({ type: 'monster_moved', to: 3 }),
    ]
    const beats = film({ before: before!, view: view!, lines })
    expect(beats.map(({ told }) => told)).toEqual([1, 2])
    expect(beats.map(({ isHeld }) => isHeld)).toEqual([true, false])
    expect(asView(beats[0]!.view).turns[0]).toMatchObject({ result: 'failure', stage: 'final', why: 'TRP-FAIL1' })
    expect(asView(beats[0]!.view).monster_at).toBe(asView(before!).monster_at)
    expect(asView(beats[1]!.view).monster_at).toBe(3)
  })

  it('takes no time for what is said', () => {
    const before = contest.view as unknown as Record<string, unknown>
    const lines = [line({ type: 'clue_given', clue: 1, text: 'leaves' }), line({ type: 'guess_made' })]
    expect(film({ before, view: before, lines })).toEqual([])
  })

  it('pushes and turns up curses', () => {
    const view = { ...asView(contest.view), curses: [{ place: 2, curse: '' }] }
    const pushed = step(view, { type: 'curse_pushed', place: 2, to: 1 }, view)
    const up = step(pushed, { type: 'curse_turned_up', place: 1, curse: 'echo' }, view)
    expect(up.curses).toEqual([{ place: 1, curse: 'echo' }])
  })
})

describe('words that are underlined', () => {
  const alert = (start: number, end: number): Alert => ({
    level: 'certain',
    trap: 0,
    rule: '',
    effect: '',
    word: '',
    start,
    end,
    reason: 'same',
  })

  it('cuts a text at its alerts, the first of two that overlap', () => {
    const pieces = piecesOf('an acorn tree', [alert(9, 13), alert(3, 8), alert(4, 8)])
    expect(pieces.map(({ text }) => text)).toEqual(['an ', 'acorn', ' ', 'tree'])
  })

  it('counts letters as people do', () => {
    expect(piecesOf('🎲 oak', [alert(2, 5)]).map(({ text }) => text)).toEqual(['🎲 ', 'oak'])
  })

  it('finds the word of a claim', () => {
    expect(piecesAround('Old Acorn here', 'acorn')).toEqual({ before: 'Old ', word: 'Acorn', after: ' here' })
    expect(piecesAround('nothing', '')).toEqual({ before: 'nothing', word: '', after: '' })
  })

  it('forgets no guess, not even one before the first clue', () => {
    const turn = asView(contest.view).turns[0]!
    const early = { ...turn.guesses[0]!, after: 0 }
    expect(talkOf({ ...turn, guesses: [early] })[0]).toMatchObject({ kind: 'guess' })
  })
})
