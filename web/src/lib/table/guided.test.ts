import { expect, it } from 'vitest'
import { framesAfter } from './guided'
import type { LessonFrame } from './lesson'

const frame = (id: string, wanted: unknown, given: Partial<LessonFrame> = {}): LessonFrame => ({
  id,
  seat: 0,
  view: {},
  questions: [],
  fresh: [],
  previews: [],
  wanted,
  ...given,
})
const say = (text: string) => ({ type: 'say', text })
const open = { questions: [{ text: { option: 'say', field: 'text' } }] as never }
const idsOf = (frames: LessonFrame[] | null) => frames?.map(({ id }) => id)

it('goes on with the wanted answer, and with no other', () => {
  const frames = [frame('one', { type: 'go' }), frame('done', null)]
  expect(framesAfter(frames, 0, { type: 'go' })).toEqual(frames)
  expect(framesAfter(frames, 0, { type: 'stay' })).toBeNull()
})

it('follows a branch to the end of its scene', () => {
  const branches = [
    { option: { type: 'stay' }, frames: [frame('two-other', { type: 'go' }), frame('done-other', null)] },
  ]
  const frames = [
    frame('one', { type: 'go' }, { branches }),
    frame('two', { type: 'go' }),
    frame('done', null),
    frame('next', { type: 'go' }),
    frame('next-done', null),
  ]
  const after = framesAfter(frames, 0, { type: 'stay' })
  expect(idsOf(after)).toEqual(['one', 'two-other', 'done-other', 'next', 'next-done'])
})

it('takes own words, and the rest of the scene mentions them', () => {
  const frames = [
    frame('clue', say('noble'), { ...open, never: ['lion'] }),
    frame('done', null, { view: { clues: ['noble'], note: 'a noble beast' } }),
    frame('next', null, { view: { clues: ['noble'] } }),
  ]
  const after = framesAfter(frames, 0, say('proud "king"'))
  expect(after?.[1]?.view).toEqual({ clues: ['proud "king"'], note: 'a noble beast' })
  expect(after?.[2]?.view).toEqual({ clues: ['noble'] })
  expect(framesAfter(frames, 0, say('Lions'))).toBeNull()
  expect(framesAfter(frames, 0, say(' '))).toBeNull()
})

it('is pleased with the right word one guess early', () => {
  const frames = [
    frame('guess', say('banjo'), { ...open, never: ['piano'] }),
    frame('again', say('piano'), open),
    frame('done', null),
  ]
  expect(idsOf(framesAfter(frames, 0, say('piano')))).toEqual(['guess', 'done'])
})
