/** Statistics of the whole game, counted from its events. */
import type { LogLine } from '../../generated/protocol'
import type { Event } from '../../generated/run_run_run'
import type { SeatFact } from '../../lib/table/board'
import type { View } from './model'

export function numbers(view: View, log: readonly LogLine[]): SeatFact[] {
  const events = log.map(({ event }) => event as Event)
  const sum = (of: (event: Event) => number): number => events.reduce((all, event) => all + of(event), 0)
  const count = (type: Event['type']): number => events.filter((event) => event.type === type).length
  const counted: SeatFact[] = [
    { key: 'board-end-turns', n: view.turn },
    { key: 'board-end-rooms', n: count('room_laid') },
    { key: 'board-end-mummies', n: count('mummy_defeated') },
    { key: 'board-end-mechanisms', n: view.mechanisms.length },
    { key: 'board-end-cards', n: sum((event) => (event.type === 'cards_drawn' ? event.count : 0)) },
    { key: 'board-end-dice', n: sum((event) => (event.type === 'fight_began' ? event.dice : 0)) },
  ]
  return counted.filter(({ n }) => n > 0)
}
