import { describe, expect, it } from 'vitest'
import type { Question } from '../../generated/protocol'
import aim from './fixtures/aim.json'
import combat from './fixtures/combat.json'
import flashback from './fixtures/flashback.json'
import move from './fixtures/move.json'
import roll from './fixtures/roll.json'
import { asView, playerAt } from './model'
import { claims, groupsOn, mostDice, rollable, rollOf, targetsOf, the, woundWith, type Targets } from './targets'

type Fixture = { view: object; seat: number; questions: unknown }
const asked = (fixture: Fixture) => fixture.questions as Question[]
const playerOf = ({ view, seat }: Fixture) => playerAt(asView(view as Record<string, unknown>), seat)
const targets = (fixture: Fixture): Targets => targetsOf(asked(fixture), playerOf(fixture))

function question(...options: object[]): Question {
  return { ...asked(roll)[0]!, choices: options.map((option) => ({ option, phrase: { key: 'x', facts: {} } })) }
}

const assign = (dice: number[], take: number, release = false) => ({ type: 'assign', skill: 0, dice, release, take })

describe('the places of answers', () => {
  it('hold every answer of every question', () => {
    for (const fixture of [roll, combat, move, aim, flashback]) {
      const placed = targets(fixture)
      expect(placed.all).toHaveLength(asked(fixture)[0]!.choices.length)
      expect(claims(asked(fixture)[0]!)).toBe('whole')
    }
  })

  it('are rooms for moves and for aims', () => {
    expect([...targets(move).rooms.keys()].every((room) => playerOf(move)!.rooms.some(({ id }) => id === room))).toBe(
      true,
    )
    const aimed = targets(aim)
    expect(aimed.rooms.size).toBeGreaterThan(0)
    expect(aimed.minions.size).toBeGreaterThan(0)
  })

  it('give alike minions the same answer', () => {
    const player = playerOf(aim)!
    const [one] = player.minions
    const twin = { ...one!, id: 999 }
    const both = { ...player, minions: [...player.minions, twin] }
    const found = targetsOf([question({ type: 'aim', minion: one!.id, mark: 'none' })], both)
    expect(found.minions.get(999)).toBe(found.minions.get(one!.id))
  })

  it('leave drawn dice to the bar', () => {
    expect(claims({ ...asked(roll)[0]!, is_draw: true })).toBe(false)
  })
})

describe('groups on a skill', () => {
  const several = targetsOf(
    [question(assign([0, 0], 0), assign([0, 0], 2), assign([0, 0], 1, true), assign([0, 2], 1))],
    undefined,
  )

  it('are one for each way to lay dice: released wounds first, then the most new dice', () => {
    expect(groupsOn(several, 0, true).map(({ option }) => option)).toEqual([assign([0, 0], 1, true), assign([0, 2], 1)])
  })

  it('take no dice where nobody wants them', () => {
    const plain = targetsOf([question(assign([0, 0], 0), assign([0, 0], 2))], undefined)
    expect(groupsOn(plain, 0, false)[0]?.option.take).toBe(0)
    expect(groupsOn(plain, 0, true)[0]?.option.take).toBe(2)
  })
})

describe('the dice of a roll', () => {
  const offered = targetsOf(
    [
      question(
        { type: 'roll', dice: [0] },
        { type: 'roll', dice: [0, 3] },
        { type: 'take_dice', count: 1 },
        { type: 'take_dice', count: 3 },
        { type: 'place_wound', take: 0 },
        { type: 'place_wound', take: 2 },
        { type: 'stop' },
      ),
    ],
    undefined,
  )

  it('are those of an offered answer, or none', () => {
    expect(rollOf(offered, [0, 3])?.option.dice).toEqual([0, 3])
    expect(rollOf(offered, [3])).toBeNull()
    expect([...rollable(offered)].toSorted()).toEqual([0, 3])
  })

  it('come in the largest number', () => {
    expect(mostDice(offered)?.option.count).toBe(3)
    expect(woundWith(offered, true)?.option.take).toBe(2)
    expect(woundWith(offered, false)?.option.take).toBe(0)
    expect(the(offered, 'stop')?.option.type).toBe('stop')
  })
})
