import { describe, expect, it } from 'vitest'
import type { Question } from '../generated/protocol'
import { bundleOf, Speech } from '../lib/words/speech'

const said = import.meta.glob<string>('../../../src/lairkeeper/games/*/words/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const plain = import.meta.glob<string>('./*/words/plain/*.ftl', { query: '?raw', import: 'default', eager: true })
const shelves = import.meta.glob<{ questions?: Question[] }>('./*/fixtures/*.json', { eager: true, import: 'default' })

// A hexagon of Run Run Run! has no name but its place: its board shows which one is meant.
const NAMED = ['woodlands', 'vengeance']

describe.each(['en', 'fr'] as const)('the list of answers in %s', (language) => {
  it.each(NAMED)('of %s says no answer twice', (game) => {
    const words = [
      said[`../../../src/lairkeeper/games/${game}/words/${language}.ftl`]!,
      plain[`./${game}/words/plain/${language}.ftl`]!,
    ]
    const speech = new Speech(language, bundleOf(language, words), ['Ada', 'Ben', 'Eve', 'Dan'])
    const twice = Object.entries(shelves)
      .filter(([file]) => file.startsWith(`./${game}/`))
      .flatMap(([file, { questions }]) => (Array.isArray(questions) ? questions : []).map((asked) => ({ file, asked })))
      .flatMap(({ file, asked }) => {
        const texts = asked.choices.map(({ phrase }) => speech.say(phrase))
        return [...new Set(texts.filter((text, place) => texts.indexOf(text) !== place))].map(
          (text) => `${file}: ${text}`,
        )
      })
    expect(twice).toEqual([])
  })
})
