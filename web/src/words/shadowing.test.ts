/** Word files are read one after the other, and the last one wins: no file may replace a word of another by accident. */
import { describe, expect, it } from 'vitest'
import { FluentResource } from '@fluent/bundle'

type Files = Record<string, string>
const shell = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default', eager: true })
const boards = import.meta.glob<string>('../games/*/words/*.ftl', { query: '?raw', import: 'default', eager: true })
const shared = import.meta.glob<string>('../../../src/lairkeeper/{words,server/words}/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const games = import.meta.glob<string>('../../../src/lairkeeper/games/*/{words,rulebook}/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** A game calls the next game of a series, and its players, as it likes. */
const GIVEN_AWAY = ['journey-next', 'journey-number', 'table-players']

const keysOf = (text: string): string[] => new FluentResource(text).body.map(({ id }) => id)
const ofLanguage = (files: Files, language: string): [string, string][] =>
  Object.entries(files).filter(([file]) => file.endsWith(`/${language}.ftl`))
const gameOf = (file: string): string => /games\/(\w+)\//.exec(file)?.[1] ?? ''

/** The same word in two of these files, as `file: word`. */
function twice(files: [string, string][]): string[] {
  const first = new Map<string, string>()
  return files.flatMap(([file, text]) =>
    keysOf(text).flatMap((key) => {
      const owner = first.get(key)
      first.set(key, owner ?? file)
      return owner === undefined || GIVEN_AWAY.includes(key) ? [] : [`${key}: ${owner} and ${file}`]
    }),
  )
}

describe.each(['en', 'fr'])('the word files that are read together in %s', (language) => {
  const everywhere = [...ofLanguage(shell, language), ...ofLanguage(shared, language)]
  const packages = [...new Set([...Object.keys(boards), ...Object.keys(games)].map(gameOf))]

  it.each(packages)('say each word once at a table of %s', (game) => {
    const own = [...ofLanguage(boards, language), ...ofLanguage(games, language)].filter(
      ([file]) => gameOf(file) === game,
    )
    expect(own.length).toBeGreaterThan(1)
    expect(twice([...everywhere, ...own])).toEqual([])
  })
})
