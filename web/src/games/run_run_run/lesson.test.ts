import { FluentResource } from '@fluent/bundle'
import { expect, it } from 'vitest'
import { sameOption } from '../../lib/board/answering.svelte'
import { beginsScene, stateOf, type LessonFrame } from '../../lib/table/lesson'
import recorded from './lesson/lesson.json'
import en from './words/en.ftl?raw'

const frames = recorded as unknown as LessonFrame[]

it('says something about every frame, and nothing else', () => {
  const said = new FluentResource(en).body.map(({ id }) => id).filter((id) => id.startsWith('lesson-'))
  expect(said.toSorted()).toEqual(frames.map(({ id }) => `lesson-${id}`).toSorted())
})

it('asks for answers that are offered, and ends with a game that is won', () => {
  for (const { wanted, questions } of frames.filter(({ wanted }) => wanted !== null)) {
    expect(questions[0]!.choices.some(({ option }) => sameOption(option, wanted))).toBe(true)
  }
  expect(frames.at(-1)!.fresh.map(({ event }) => (event as { type: string }).type)).toContain('game_won')
})

it('tells only what happened in the scene', () => {
  const second = frames.findIndex((_, at) => at > 0 && beginsScene(frames, at))
  expect(stateOf(frames, second).log).toEqual(frames[second]!.fresh)
  expect(stateOf(frames, second + 1).log.length).toBeGreaterThan(frames[second]!.fresh.length)
})
