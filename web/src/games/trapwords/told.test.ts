import { describe, expect, it } from 'vitest'
import type { LogLine } from '../../generated/protocol'
import { bundleOf, Speech } from '../../lib/words/speech'
import { decisionText, toldOf, turnsTold } from './told'
import en from './words/en.ftl?raw'
import fr from './words/fr.ftl?raw'

const lines = (...events: object[]): LogLine[] =>
  events.map((event, step) => ({ step, event, phrase: { key: '', facts: {} }, clauses: [], seats: null }))
const begun = (team: number) => ({ type: 'turn_began', team, giver: team })
const clue = (number: number, text: string) => ({ type: 'clue_given', clue: number, text })
const contested = { type: 'stop_contested', seat: 1, is_late: false }
const votes = (upheld: number, rejected: number) => ({ type: 'votes_counted', upheld, rejected })
const decided = (is_upheld: boolean, decided_by: string) => ({
  type: 'claim_decided',
  is_upheld,
  decided_by,
  level: 'none',
  reason: '',
})
const resumed = { type: 'turn_resumed', seconds: 5 }

const say = { en: new Speech('en', bundleOf('en', [en]), []).t, fr: new Speech('fr', bundleOf('fr', [fr]), []).t }
const said = (language: 'en' | 'fr', ...events: object[]): string[] =>
  toldOf(lines(begun(0), clue(1, 'a'), ...events), 0)!.decisions.map((one) => decisionText(say[language], one))

describe('what the log tells of a turn', () => {
  it('keeps clues and guesses of every turn apart, by round and team', () => {
    const log = lines(
      { type: 'round_began', round: 1, is_last: false },
      begun(1),
      clue(1, 'it barks'),
      { type: 'guess_made', seat: 3, text: 'dog', verdict: 'correct', left: 4 },
      begun(0),
      clue(1, 'it purrs'),
    )
    expect(turnsTold(log).map(({ round, team, clues }) => [round, team, clues])).toEqual([
      [1, 1, ['it barks']],
      [1, 0, ['it purrs']],
    ])
    expect(turnsTold(log)[0]!.guesses[0]).toMatchObject({ text: 'dog', verdict: 'correct' })
    expect(toldOf(log, 1)!.clues).toEqual(['it barks'])
  })

  it('says how a stop was decided, with the votes and the time that is given back', () => {
    expect(said('en', contested, votes(1, 3), decided(false, 'teams'), resumed)).toEqual(['Stop overturned 3:1, +5 s.'])
    expect(said('en', contested, votes(3, 0), decided(true, 'teams'))).toEqual(['Stop upheld 3:0.'])
    expect(said('fr', contested, votes(1, 3), decided(false, 'teams'), resumed)).toEqual(['Stop rejeté 3:1, +5 s.'])
  })

  it('says who decided where the teams did not', () => {
    expect(said('en', contested, votes(1, 1), decided(true, 'referee'))).toEqual([
      'No majority: the referee decides. Stop upheld 1:1.',
    ])
    expect(said('en', decided(false, 'benefit'))).toEqual([
      'No majority: the clue-giver gets the benefit. Doubt rejected.',
    ])
  })

  it('says why a stop became a doubt', () => {
    const became = (is_named: boolean) => ({ type: 'stop_became_doubt', seat: 1, is_named })
    expect(said('en', became(true))).toEqual(['The stop became a doubt: the referee finds no connection.'])
    expect(said('en', became(false))).toEqual(['The stop became a doubt: no reason was named in time.'])
  })

  it('remembers after which clue it was decided', () => {
    const log = lines(begun(0), clue(1, 'a'), clue(2, 'b'), contested, decided(false, 'teams'), clue(3, 'c'))
    expect(toldOf(log, 0)!.decisions[0]!.after).toBe(2)
  })
})
