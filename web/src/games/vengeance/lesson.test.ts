import { FluentResource } from '@fluent/bundle'
import { expect, it } from 'vitest'
import { sameOption } from '../../lib/board/answering.svelte'
import type { LessonFrame } from '../../lib/table/lesson'
import recorded from './lesson/lesson.json'
import { asView } from './model'
import en from './words/en.ftl?raw'

const frames = recorded as unknown as LessonFrame[]

it('says something about every frame, and nothing else', () => {
  const said = new FluentResource(en).body.map(({ id }) => id).filter((id) => id.startsWith('lesson-'))
  expect(said.toSorted()).toEqual(frames.map(({ id }) => `lesson-${id}`).toSorted())
})

it('asks for answers that are offered', () => {
  for (const { wanted, questions } of frames.filter(({ wanted }) => wanted !== null)) {
    expect(questions[0]!.choices.some(({ option }) => sameOption(option, wanted))).toBe(true)
  }
})

it('ends with a dead Boss and the points that it tells', () => {
  const last = frames.at(-1)!
  const view = asView(last.view)
  expect(view.players[0]!.boss?.wounds).toBe(view.players[0]!.boss?.health)
  expect(en).toContain(`Target ${view.target}, and you have ${view.players[0]!.score!.total} points`)
})
