import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'

const words = import.meta.glob<string>('./*/words/*.ftl', { query: '?raw', import: 'default', eager: true })
const code = import.meta.glob<string>(['./*/**/*.svelte', './*/**/*.ts', '../lib/board/*', '!./**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const games = Object.keys(words).flatMap((file) => /^\.\/(\w+)\/words\/en\.ftl$/.exec(file)?.[1] ?? [])
const keysOf = (file: string): string[] => new FluentResource(file).body.map((message) => message.id).sort()

describe.each(games)('the words of the board of %s', (game) => {
  const en = keysOf(words[`./${game}/words/en.ftl`]!)

  it('are the same in both languages', () => {
    expect(keysOf(words[`./${game}/words/fr.ftl`]!)).toEqual(en)
  })

  it('are all said somewhere, and all that is said is there', () => {
    const own = Object.entries(code).filter(
      ([file]) => file.startsWith(`./${game}/`) || file.startsWith('../lib/board/'),
    )
    const source = own.map(([, text]) => text).join('\n')
    const said = new Set([...source.matchAll(/['"`]((?:board|guide|minutes)-[a-z-]+)['"`]/g)].map(([, key]) => key!))
    const begun = [...source.matchAll(/`((?:board|minutes)-[a-z-]*)\$\{/g)].map(([, start]) => start!)
    const isMade = (key: string) =>
      /^(clock|lesson|journey)-/.test(key) || begun.some((start) => key.startsWith(start) && key !== start)
    expect([...said].filter((key) => !en.includes(key))).toEqual([])
    expect(en.filter((key) => !said.has(key) && !isMade(key))).toEqual([])
  })
})

const plain = import.meta.glob<string>('./*/words/plain/*.ftl', { query: '?raw', import: 'default', eager: true })
const said = import.meta.glob<string>('../../../src/lairkeeper/games/*/words/en.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})

describe.each(games.filter((game) => `./${game}/words/plain/en.ftl` in plain))('the plain words of %s', (game) => {
  const [en, fr] = ['en', 'fr'].map((language) => plain[`./${game}/words/plain/${language}.ftl`]!)
  const shapeOf = (file: string) =>
    new FluentResource(file).body.map(({ id, attributes }) => [id, ...Object.keys(attributes)].join(' ')).sort()

  it('are the same in both languages', () => {
    expect(shapeOf(fr!)).toEqual(shapeOf(en!))
  })

  it('are words of the game, and mention no place and no id', () => {
    const known = keysOf(said[`../../../src/lairkeeper/games/${game}/words/en.ftl`]!)
    expect(keysOf(en!).filter((key) => !known.includes(key))).toEqual([])
    expect(`${en}${fr}`).not.toMatch(/\$(hex|origin|to|id|sides|target)\b/)
  })
})
