import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import en from './words/en.ftl?raw'
import fr from './words/fr.ftl?raw'

const keysOf = (file: string): string[] => new FluentResource(file).body.map((message) => message.id).sort()
const code = import.meta.glob<string>(['./**/*.svelte', './*.ts', '!./*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

describe('the words of the board', () => {
  it('are the same in both languages', () => {
    expect(keysOf(fr)).toEqual(keysOf(en))
  })

  it('are all said somewhere, and all that is said is there', () => {
    const source = Object.values(code).join('\n')
    const said = new Set([...source.matchAll(/['"`]((?:board|guide|minutes)-[a-z-]+)['"`]/g)].map(([, key]) => key))
    const begun = [...source.matchAll(/`((?:board|minutes)-[a-z-]*)\$\{/g)].map(([, start]) => start!)
    const isMade = (key: string) => /^clock-/.test(key) || begun.some((start) => key.startsWith(start) && key !== start)
    expect([...said].filter((key) => !keysOf(en).includes(key!))).toEqual([])
    expect(keysOf(en).filter((key) => !said.has(key) && !isMade(key))).toEqual([])
  })
})
