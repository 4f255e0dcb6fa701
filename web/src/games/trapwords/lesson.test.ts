import { FluentResource } from '@fluent/bundle'
import { expect, it } from 'vitest'
import { sameOption } from '../../lib/board/answering.svelte'
import { framesAfter } from '../../lib/table/guided'
import { stateOf, type LessonFrame } from '../../lib/table/lesson'
import recorded from './lesson/lesson.json'
import en from './words/en.ftl?raw'

const frames = recorded as unknown as LessonFrame[]
const typeOf = (event: unknown): string => (event as { type: string }).type

it('says something about every frame, and nothing else', () => {
  const said = new FluentResource(en).body.map(({ id }) => id).filter((id) => id.startsWith('lesson-'))
  expect(said.toSorted()).toEqual(frames.map(({ id }) => `lesson-${id}`).toSorted())
})

it('asks for answers that are offered, or for words in the box that is open', () => {
  for (const { wanted, questions } of frames.filter(({ wanted }) => wanted !== null)) {
    const [question] = questions
    const isOffered = question!.choices.some(({ option }) => sameOption(option, wanted))
    expect(isOffered || question!.text?.option === typeOf(wanted)).toBe(true)
  }
})

it('teaches traps, held clues, doubts and stops, and ends with a monster that is beaten', () => {
  const told = frames.flatMap((_, at) => stateOf(frames, at).fresh).map(({ event }) => typeOf(event))
  expect(told).toEqual(expect.arrayContaining(['turn_failed', 'clue_held', 'doubt_raised', 'stop_called']))
  expect(frames.at(-1)!.fresh.map(({ event }) => typeOf(event))).toContain('monster_beaten')
})

it('takes any words where the person writes, except those that would break the lesson', () => {
  const free = frames.filter(({ never }) => never)
  expect(free.map(({ id }) => id)).toEqual(['write', 'second', 'guess', 'clue'])
  const at = frames.findIndex(({ id }) => id === 'second')
  const own = framesAfter(frames, at, { type: 'propose', text: 'fire' })
  expect(JSON.stringify(own?.[at + 1]?.view)).toContain('"fire"')
  expect(framesAfter(frames, at, { type: 'propose', text: 'Dragons' })).toBeNull()
})
