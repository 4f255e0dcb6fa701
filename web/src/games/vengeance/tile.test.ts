import { describe, expect, it } from 'vitest'
import type { Question } from '../../generated/protocol'
import components from './fixtures/components.json'
import move from './fixtures/move.json'
import { asBox } from './model'
import { tileNow } from './tile'

const box = asBox(components)
const skill = (id: string) => [...box.board.skill, ...box.tiles].findIndex((one) => one.id === id)
const now = (facts: Record<string, number>) => tileNow(box, (name) => facts[name])

describe('a tile that is carried out', () => {
  it('is told by the questions of its actions', () => {
    const { facts } = (move.questions as unknown as Question[])[0]!
    const tile = tileNow(box, (name) => facts[name])
    expect(tile?.actions[tile.at]).toBe('move')
  })

  it('has what a strong fist adds only where one was laid', () => {
    const strike = { skill: skill('STRIKE'), item: -1, at: 0 }
    expect(now({ ...strike, of: 1 })?.actions).toEqual(['hit'])
    expect(now({ ...strike, of: 2 })?.actions).toEqual(['hit', 'hit'])
    expect(now({ ...strike, of: 3 })?.actions).toEqual(['hit', 'hit', 'hit'])
  })

  it('may be an item', () => {
    const knuckles = box.items.findIndex(({ id }) => id === 'MAG-I1')
    expect(now({ skill: -1, item: knuckles, at: 1, of: 2 })).toEqual({ item: knuckles, actions: ['hit', 'hit'], at: 1 })
  })

  it('is none where no action is asked about', () => {
    expect(now({ cooldown_ms: 600 })).toBeNull()
  })
})
