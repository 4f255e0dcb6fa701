import { beforeEach, expect, it } from 'vitest'
import { keepForNext, keyOf } from './keys'

beforeEach(() => sessionStorage.clear())

it('keeps the key to watch the rematch for people who go there', () => {
  keepForNext({ next_table: 'next', next_key: 'watch' })
  expect(keyOf('next', {})).toBe('watch')
})

it('keeps the key of a link that was followed before', () => {
  keyOf('next', { key: 'join' })
  keepForNext({ next_table: 'next', next_key: 'watch' })
  expect(keyOf('next', {})).toBe('join')
})

it('keeps nothing where there is no rematch, or no key to it', () => {
  keepForNext({ next_table: null, next_key: null })
  keepForNext({ next_table: 'next', next_key: null })
  expect(sessionStorage.length).toBe(0)
})
