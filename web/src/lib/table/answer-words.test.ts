import { expect, it } from 'vitest'
import type { Phrase } from '../../generated/protocol'
import { inDistinctWords } from './answer-words'

const speech = { say: ({ key }: Phrase) => key, t: (key: string) => key }
const answer = (key: string, hex = 0) => ({ phrase: { key, facts: { hex } } })
const named = ({ key, facts }: Phrase) => (key === 'here' ? `on ${String(facts.hex)}` : null)

it('names the places of answers that would read the same', () =>
  expect(inDistinctWords([answer('here', 4), answer('here', 7), answer('rest')], speech, named)).toEqual([
    'on 4',
    'on 7',
    'rest',
  ]))

it('leaves answers alone that read differently, and those of games without names for places', () => {
  expect(inDistinctWords([answer('here', 4), answer('rest')], speech, named)).toEqual(['here', 'rest'])
  expect(inDistinctWords([answer('here', 4), answer('here', 7)], speech, undefined)).toEqual(['here', 'here'])
})
