import { expect, it } from 'vitest'
import { line } from './samples'
import { lineAt, momentsOf, turnsOf } from './story'

const story = [line(0, 'event-turn_began'), line(2, 'event-woke'), line(5, 'event-turn_began'), line(6, 'event-woke')]

it('is made of turns and moments', () => {
  expect(turnsOf(story).map(({ step }) => step)).toEqual([0, 5])
  expect(momentsOf(story, ['event-woke']).map(({ step }) => step)).toEqual([2, 6])
})

it('tells in which turn a step lies', () => {
  expect([0, 4, 5, 9].map((step) => lineAt(turnsOf(story), step)?.step)).toEqual([0, 0, 5, 5])
})
