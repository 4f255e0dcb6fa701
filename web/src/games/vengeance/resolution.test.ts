import { describe, expect, it } from 'vitest'
import type { Event } from '../../generated/vengeance'
import { resolvedBy, type Resolution } from './resolution'

const after = (...events: object[]): Resolution | null =>
  events.reduce<Resolution | null>((card, event) => resolvedBy(card, event as Event, 0), null)
const wounds = {
  type: 'wounds_received',
  seat: 0,
  wounds: 3,
  crossed: 2,
  boss: 0,
  henchmen: 1,
  gunners: 3,
  kept_off: 1,
}

describe('the card of a Resolution', () => {
  it('adds up loot and names the wounds by their source', () => {
    expect(
      after({ type: 'loot_found', seat: 0, room: 1, symbols: 2 }, wounds, { type: 'knocked_out', seat: 0 }),
    ).toEqual({
      loot: 2,
      wounds: 3,
      crossed: 2,
      sources: [
        { kind: 'henchmen', wounds: 1 },
        { kind: 'gunners', wounds: 3 },
        { kind: 'kept_off', wounds: 1 },
      ],
      fate: 'knocked_out',
    })
  })

  it('begins anew with the next Combat, and leaves others alone', () => {
    expect(after(wounds, { type: 'combat_ended', seat: 0 })).toBeNull()
    expect(after({ ...wounds, seat: 1 })).toBeNull()
    expect(after({ type: 'hero_died', seat: 0 })?.fate).toBe('dead')
  })
})
