/** Statistics of the whole game, counted from its events. */
import type { LogLine } from '../../generated/protocol'
import type { Event } from '../../generated/woodlands'
import type { SeatFact } from '../../lib/table/board'
import type { View } from './model'

export function numbers(view: View, log: readonly LogLine[]): SeatFact[] {
  const events = log.map(({ event }) => event as Event)
  const count = (...types: Event['type'][]): number => events.filter(({ type }) => types.includes(type)).length
  const sum = (of: (event: Event) => number): number => events.reduce((all, event) => all + of(event), 0)
  const counted: SeatFact[] = [
    { key: 'board-end-rounds', n: view.round },
    { key: 'board-end-tiles', n: view.tiles.length },
    { key: 'board-end-foes', n: count('foe_beaten') },
    { key: 'board-end-lost', n: count('combat_lost') },
    { key: 'board-end-hearts', n: sum((event) => (event.type === 'hearts_lost' ? event.hearts : 0)) },
    { key: 'board-end-orbs', n: sum((event) => (event.type === 'orbs_gained' ? event.orbs : 0)) },
    { key: 'board-end-loot', n: count('loot_kept') },
  ]
  return counted.filter(({ n }) => n > 0)
}
