import { expect, it } from 'vitest'
import { localeOf } from './locale'

it('writes dates as where the reader lives, in the language that is spoken here', () => {
  expect(localeOf('en', ['fr-CH', 'en-GB', 'en'])).toBe('en-GB')
  expect(localeOf('fr', ['en-GB'])).toBe('fr')
})
