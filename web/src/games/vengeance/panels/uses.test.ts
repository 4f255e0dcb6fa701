import { describe, expect, it } from 'vitest'
import type { Question } from '../../../generated/protocol'
import combat from '../fixtures/combat.json'
import components from '../fixtures/components.json'
import { asBox, asView, playerAt } from '../model'
import { targetsOf } from '../targets'
import { sourcesOf } from './sources'
import { nextLimit } from './timers'
import { cutOf, usesOf } from './uses'

const box = asBox(components)
const player = playerAt(asView(combat.view as unknown as Record<string, unknown>), combat.seat)!
const targets = targetsOf(combat.questions as unknown as Question[], player)

describe('the planner', () => {
  it('begins every use that is offered, and shows no other as possible', () => {
    const begun = usesOf(box, player, targets).flatMap(({ answer }) => answer ?? [])
    const offered = targets.all.filter(({ option }) => option.type !== 'end_combat')
    expect(new Set(begun)).toEqual(new Set(offered))
  })

  it('counts all groups that are left', () => {
    const groups = usesOf(box, player, null).filter(({ kind }) => kind === 'group')
    expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(player.groups.length)
    expect(groups.every(({ answer }) => answer === null)).toBe(true)
  })

  it('says where a use would break off if its choice does, and nothing otherwise', () => {
    const cut = { type: 'name' as const, key: 'cut-short', facts: { done: 1, lost: 'Hit' }, otherwise: null }
    const [use] = usesOf(box, player, targets)
    const { answer } = use!
    const phrase = { ...answer!.choice.phrase, facts: { reach: 1, cut } }
    expect(cutOf({ ...use!, answer: { ...answer!, choice: { ...answer!.choice, phrase } } })).toEqual({
      after: 1,
      name: cut,
    })
    expect(
      cutOf({ ...use!, answer: { ...answer!, choice: { ...answer!.choice, phrase: { key: '', facts: {} } } } }),
    ).toBeNull()
    expect(cutOf({ ...use!, answer: null })).toBeNull()
  })

  it('adds what a strong fist adds', () => {
    const strike = box.board.skill.findIndex(({ id }) => id === 'STRIKE')
    const skills = [
      {
        id: strike,
        needs: [],
        marked: 0,
        slots: 1,
        is_anticipated: false,
        groups: [
          [1, 1, 1],
          [1, 1, 2],
        ],
      },
    ]
    const uses = usesOf(box, { ...player, skills, items: [] } as typeof player, null)
    expect(uses.map(({ actions }) => actions)).toEqual([['hit'], ['hit', 'hit']])
  })
})

describe('the Flashback dice', () => {
  it('show which of them were used', () => {
    expect(sourcesOf(['train', 'train', 'heal'], ['train'])).toEqual([
      { face: 'train', isUsed: false },
      { face: 'train', isUsed: true },
      { face: 'heal', isUsed: true },
    ])
  })
})

describe('the limit that is shown', () => {
  const clock = (question: string, left_ms: number, ...seats: number[]) => ({
    question,
    name: question,
    after_ms: 90_000,
    left_ms,
    is_running: true,
    seats,
    endsAt: performance.now() + left_ms,
  })

  it('is the first that runs out and concerns this seat', () => {
    const clocks = [clock('close_reserve', 9000), clock('end_resolution_in_time', 3000, 1), clock('await_dice', 100)]
    expect(nextLimit(clocks, 0)?.question).toBe('close_reserve')
    expect(nextLimit(clocks, 1)?.question).toBe('end_resolution_in_time')
    expect(nextLimit([], 0)).toBeNull()
  })
})
