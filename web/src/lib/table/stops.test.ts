import { expect, it } from 'vitest'
import { stopAfter } from './stops'

const ROWS = [['a', 'b'], ['c'], ['d', 'e', 'f']]

it.each([
  ['b', 'ArrowRight', 'c'],
  ['c', 'ArrowLeft', 'b'],
  ['e', 'ArrowUp', 'c'],
  ['b', 'ArrowDown', 'c'],
  ['e', 'Home', 'a'],
  ['a', 'End', 'f'],
])('from %s %s leads to %s', (from, key, to) => {
  expect(stopAfter(ROWS, from, key)).toBe(to)
})

it('leads nowhere past the ends, with other keys, or from elsewhere', () => {
  const ways = [
    ['a', 'ArrowLeft'],
    ['a', 'ArrowUp'],
    ['f', 'ArrowRight'],
    ['f', 'ArrowDown'],
    ['c', 'Enter'],
    ['z', 'Home'],
  ] as const
  expect(ways.map(([from, key]) => stopAfter(ROWS, from, key))).toEqual(ways.map(() => undefined))
})
