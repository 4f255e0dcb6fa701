import { describe, expect, it } from 'vitest'
import type { Event } from '../../generated/vengeance'
import components from './fixtures/components.json'
import { asBox } from './model'
import { tileAfter, type TileNow } from './tile'

const box = asBox(components)
const skill = (id: string) => [...box.board.skill, ...box.tiles].findIndex((one) => one.id === id)
const item = (id: string) => box.items.findIndex((one) => one.id === id)

const follow = (events: Event[], withPower = false): TileNow | null =>
  events.reduce<TileNow | null>((now, event) => tileAfter(now, event, box, withPower), null)

const used = (id: string): Event => ({ type: 'skill_used', seat: 0, skill: skill(id), source: 'dice' })
const moved: Event = { type: 'hero_moved', seat: 0, room: 3 }
const crossed: Event = { type: 'minion_crossed', seat: 0, minion: 1 }

describe('a tile that is carried out', () => {
  it('goes from action to action and is over after the last', () => {
    expect(follow([used('MAG-S3')])).toMatchObject({ at: 0, actions: ['move', 'hit', 'hit'] })
    expect(follow([used('MAG-S3'), moved])).toMatchObject({ at: 1 })
    expect(follow([used('MAG-S3'), moved, crossed, crossed])).toBeNull()
  })

  it('has what a strong fist adds only where one was laid', () => {
    expect(follow([used('STRIKE')], true)?.actions).toEqual(['hit', 'hit'])
    expect(follow([used('STRIKE')], false)?.actions).toEqual(['hit'])
  })

  it('goes on after a modifier', () => {
    const knuckles: Event = { type: 'item_used', seat: 0, item: item('MAG-I1') }
    const inside = follow([used('MAG-S3'), moved, crossed, knuckles])
    expect(inside).toMatchObject({ item: item('MAG-I1'), at: 0 })
    expect(follow([used('MAG-S3'), moved, crossed, knuckles, crossed, crossed])).toMatchObject({
      skill: skill('MAG-S3'),
      at: 2,
    })
  })

  it('is over when an action could not be resolved', () => {
    expect(follow([used('MAG-S3'), { type: 'tile_ended', seat: 0, action: 'move' }])).toBeNull()
    expect(follow([moved])).toBeNull()
  })
})
