import { describe, expect, it } from 'vitest'
import en from './en.ftl?raw'
import fr from './fr.ftl?raw'

const code = Object.values(
  import.meta.glob<string>(
    ['../**/*.{svelte,ts}', '../../scripts/*.mjs', '!../games/**', '!../generated/**', '!../**/*.test.ts'],
    { query: '?raw', import: 'default', eager: true },
  ),
).join('\n')

/** Keys of a Fluent file, attributes included, each with the facts it mentions. */
function messages(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  let message = ''
  let key = ''
  for (const line of text.split('\n')) {
    if (line.startsWith('#')) continue
    const opening = /^([a-zA-Z][\w-]*) =/.exec(line)
    const attribute = /^ +\.([a-zA-Z][\w-]*) =/.exec(line)
    if (opening?.[1]) key = message = opening[1]
    if (attribute?.[1]) key = `${message}.${attribute[1]}`
    if (!key) continue
    const mentioned = [...line.matchAll(/\$([a-z_]+)/g)].map((match) => match[1] ?? '')
    found.set(key, [...new Set([...(found.get(key) ?? []), ...mentioned])].sort())
  }
  return found
}

const english = messages(en)
const french = messages(fr)

describe('the words of the client', () => {
  it('are the same messages with the same facts in both languages', () => {
    expect(Object.fromEntries(french)).toEqual(Object.fromEntries(english))
  })

  it('are all used somewhere', () => {
    const built = [...code.matchAll(/[`']([a-z-]+-)\$\{/g)].map((match) => match[1] ?? '')
    const families = [...built, 'theme-', 'motion-', 'speed-', 'seat-fact-']
    const isUsed = (key: string): boolean =>
      code.includes(`'${key}'`) || families.some((family) => key.startsWith(family))
    expect([...english.keys()].filter((key) => !isUsed(key))).toEqual([])
  })

  it('cover every message that is said by its own name', () => {
    const shared = [
      'game-title',
      'game-about',
      'list-nothing',
      'seat-chance',
      'seat-clock',
      'seat-player',
      'table-players',
    ]
    const said = [...code.matchAll(/\bt\('([a-z-]+)'/g)].map((match) => match[1] ?? '')
    const isOfAGame = (key: string): boolean => shared.includes(key) || key.startsWith('door-')
    expect(said.filter((key) => !english.has(key) && !isOfAGame(key))).toEqual([])
  })
})
