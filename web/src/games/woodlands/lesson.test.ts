import { FluentResource } from '@fluent/bundle'
import { expect, it } from 'vitest'
import { sameOption } from '../../lib/board/answering.svelte'
import type { LessonFrame } from '../../lib/table/lesson'
import recorded from './lesson/lesson.json'
import en from './words/en.ftl?raw'

const frames = recorded as unknown as LessonFrame[]
const typesOf = ({ fresh }: LessonFrame) => fresh.map(({ event }) => (event as { type: string }).type)

it('says something about every frame, and nothing else', () => {
  const said = new FluentResource(en).body.map(({ id }) => id).filter((id) => id.startsWith('lesson-'))
  expect(said.toSorted()).toEqual(frames.map(({ id }) => `lesson-${id}`).toSorted())
})

it('asks for answers that are offered, and ends with a Boss that is beaten', () => {
  for (const { wanted, questions } of frames.filter(({ wanted }) => wanted !== null)) {
    expect(questions[0]!.choices.some(({ option }) => sameOption(option, wanted))).toBe(true)
  }
  expect(typesOf(frames.at(-1)!)).toContain('foe_beaten')
})

it('shows everything a beginner needs on the way', () => {
  const told = frames.flatMap(typesOf)
  const wanted = ['tile_placed', 'hero_dice_rolled', 'combat_die_rerolled', 'power_die_rolled', 'loot_drawn']
  const later = ['orbs_gained', 'power_unlocked', 'goods_laid_out', 'loot_bought', 'chest_opened', 'hero_rose']
  expect(told).toEqual(expect.arrayContaining([...wanted, ...later]))
  expect(frames.map(({ wanted }) => (wanted as { type: string } | null)?.type)).toContain('venture')
})
