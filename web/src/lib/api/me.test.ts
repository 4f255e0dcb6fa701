import { expect, it } from 'vitest'
import { freeName } from './me.svelte'

it('gives people without a name one that nobody else has at the table', () => {
  for (const chance of [0, 0.5, 0.99]) expect(freeName(['Owl', 'Fox', 'Frog'], ['Owl', 'Frog'], chance)).toBe('Fox')
})

it('adds a number where all names are taken', () => {
  expect(freeName(['Owl', 'Fox'], ['Fox', 'Owl'], 0.99)).toBe('Fox 2')
})
