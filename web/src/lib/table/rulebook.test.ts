import { expect, it } from 'vitest'
import { bundleOf, Speech } from '../words/speech'
import { chapters, searched } from './rulebook'
import { commonFacts } from './seat-facts'

const speech = new Speech(
  'fr',
  bundleOf('fr', [
    'chapter-turn = Le tour\nchapter-end = La fin\nX-1 = Une momie éveillée bouge.\nX-2 = La partie finit.',
  ]),
)
const clauses = ['X-1', 'X-2'].map((id, place) => ({
  id,
  chapter: place ? 'end' : 'turn',
  tag: 'book',
  see: [],
}))

it('finds words without accents, ids and titles of chapters', () => {
  const all = chapters(clauses, speech)
  const found = (wanted: string): string[] =>
    searched(all, wanted).flatMap((one) => one.clauses.map(({ info }) => info.id))
  expect(found('momie eveillee')).toEqual(['X-1'])
  expect(found('x-2')).toEqual(['X-2'])
  expect(found('fin')).toEqual(['X-2'])
  expect(found('')).toEqual(['X-1', 'X-2'])
})

it('reads numbers of a seat from any view', () => {
  const view = { turn: 3, cats: [{ seat: 1, cards: 4, tokens: [7, 8], hex: 9 }] }
  expect(commonFacts(view, 1)).toEqual([
    { key: 'seat-fact-cards', n: 4 },
    { key: 'seat-fact-tokens', n: 2 },
  ])
  expect(commonFacts(view, 0)).toEqual([])
})
