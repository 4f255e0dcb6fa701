import { expect, it } from 'vitest'
import { bundleOf, Speech, type Language } from '../../lib/words/speech'
import en from './words/en.ftl?raw'
import fr from './words/fr.ftl?raw'

it.each<[Language, string, string[]]>([
  ['en', en, ['Room 1: a team that stands here faces one trap.', 'Team A writes one trap this round.']],
  [
    'fr',
    fr,
    ['Salle 1 : une équipe qui s’y trouve affronte un piège.', 'Pour Team A : un piège à écrire cette manche.'],
  ],
])('speaks of a single trap as one (%s)', (language, words, sentences) => {
  const { t } = new Speech(language, bundleOf(language, [words]), [])
  const said = [t('board-thing-room', { n: 1 }), t('board-thing-team', { n: 1, team: 'Team A' })]
  expect(said.map((text) => text.replace(/[\u00a0\u202f]/g, ' '))).toEqual(sentences)
})
