import { expect, it } from 'vitest'
import type { Ruling } from '../../generated/trapwords'
import { bundleOf, Speech, type Language } from '../../lib/words/speech'
import gameEn from '../../../../src/lairkeeper/games/trapwords/words/en.ftl?raw'
import gameFr from '../../../../src/lairkeeper/games/trapwords/words/fr.ftl?raw'
import { rulingsOf } from './rulings'
import en from './words/en.ftl?raw'
import fr from './words/fr.ftl?raw'

const ruling: Ruling = {
  language: 'en',
  round: 2,
  team: 1,
  word: 'sticks',
  trap: 'stick',
  rule: '',
  effect: '',
  level: 'certain',
  reason: 'inflection',
  is_upheld: true,
  decided_by: 'teams',
  secret: 'club',
}
const unclear = { ...ruling, word: '', trap: '', reason: '', rule: 'TRP-CLUE8', is_upheld: false, decided_by: 'jurors' }

function told(language: Language, words: string[], rulings: Ruling[]): string[] | undefined {
  const speech = new Speech(language, bundleOf(language, words), [])
  const kept = rulingsOf({ rulings }, (key, facts) => speech.t(key, facts))
  return kept?.lines.map((line) => line.replace(/[\u00a0\u202f]/g, ' '))
}

it('leaves every ruling with what was said, why and who decided', () => {
  const lines = told('en', [gameEn, en], [ruling, unclear])
  expect(lines?.[0]).toBe('The rulings of this table')
  expect(lines?.filter((line) => line.startsWith('Round 2'))).toHaveLength(2)
  expect(lines).toContain('Said: “sticks”')
  expect(lines).toContain('Trap: stick.')
  expect(lines?.some((line) => line.includes('inflection') && line.endsWith('(TRP-TRIG1)'))).toBe(true)
  expect(lines).toContain('The objection is upheld, by the teams.')
  expect(lines?.some((line) => line.includes('a proper noun') && line.endsWith('(TRP-CLUE8)'))).toBe(true)
  expect(lines).toContain('The objection is rejected, by the jurors.')
})

it('says what is claimed also where the referee sees nothing', () => {
  const secret = { ...ruling, trap: '', rule: 'TRP-CLUE5', reason: 'nothing' }
  const lines = told('en', [gameEn, en], [secret, { ...secret, word: '', reason: '' }])
  expect(lines).toContain('The objection: the secret word was said. The referee sees no connection. (TRP-CLUE5)')
  expect(lines).toContain('The objection: the secret word was said. (TRP-CLUE5)')
})

it('speaks French, too', () => {
  const lines = told('fr', [gameFr, fr], [ruling])
  expect(lines?.[0]).toBe('Les décisions de la table')
  expect(lines).toContain('Dit : « sticks »')
})

it('leaves nothing where nothing was decided', () => {
  expect(told('en', [gameEn, en], [])).toBeUndefined()
})
