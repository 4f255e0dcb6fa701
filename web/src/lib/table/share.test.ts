import { expect, it } from 'vitest'
import { broken } from './share'

it('breaks a sentence where it gets too long, and never inside a word', () => {
  const fits = (line: string): boolean => line.length <= 10
  expect(broken('a mummy has entered the Vault', fits)).toEqual(['a mummy', 'has', 'entered', 'the Vault'])
  expect(broken('unbreakableword', fits)).toEqual(['unbreakableword'])
})
