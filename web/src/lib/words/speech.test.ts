import { describe, expect, it } from 'vitest'
import type { Phrase } from '../../generated/protocol'
import cases from './cases.json'
import { bundleOf, LANGUAGES, Speech, type Language } from './speech'

type Case = { phrase: Phrase } & Record<Language, string>

const files = import.meta.glob<string>(
  ['../../../../src/lairkeeper/words/*.ftl', '../../../../src/lairkeeper/games/*/words/*.ftl'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)
const read = (path: string): string => files[`../../../../src/lairkeeper/${path}`] ?? ''

function speech(language: Language, game: string): Speech {
  const own = game ? [read(`games/${game.replaceAll('-', '_')}/words/${language}.ftl`)] : []
  return new Speech(language, bundleOf(language, [read(`words/${language}.ftl`), ...own]), cases.seats)
}

describe('what the client says is what Python says', () => {
  for (const [game, said] of Object.entries(cases.cases)) {
    it.each(LANGUAGES)(`in ${game || 'the shared words'}, %s`, (language) => {
      const spoken = speech(language, game)
      const all = said as Case[]
      expect(all.map(({ phrase }) => spoken.say(phrase))).toEqual(all.map((one) => one[language]))
    })
  }
})

describe('a team', () => {
  it('is called what it calls itself, in every sentence', () => {
    const files = ['team-0 = the red team', 'team-named = the { $name } team', 'won = { CAPITAL($team) } has won.']
    const spoken = new Speech('en', bundleOf('en', files)).seating([], null, ['Foxes', ''])
    const team = (number: number) => ({ type: 'name' as const, key: `team-${number}`, facts: {}, otherwise: 'nobody' })
    expect(spoken.t('won', { team: team(0) })).toBe('The Foxes team has won.')
    expect(spoken.t('won', { team: team(1) })).toBe('Nobody has won.')
    expect(spoken.canSay('team-1')).toBe(false)
  })
})

describe('a phrase', () => {
  const spoken = speech('en', '')

  it('names seats, chance and the clock', () => {
    expect([0, 7, -1, -2].map(spoken.seat)).toEqual(['Ann', 'Player 8', 'Chance', 'The clock'])
  })

  it('falls back on what a name is called otherwise', () => {
    const name = { type: 'name' as const, key: 'nobody-wrote-this', facts: {}, otherwise: 'a thing' }
    expect(spoken.t('error-option-malformed', { reason: name })).toBe('This answer cannot be read: a thing.')
  })

  it('says an empty list', () => {
    const nothing = { type: 'list' as const, items: [], style: 'and' as const }
    expect(spoken.t('error-option-malformed', { reason: nothing })).toContain('nothing')
  })

  it('shows its key where the words are missing', () => {
    expect(spoken.t('no-such-message')).toBe('no-such-message')
  })
})
