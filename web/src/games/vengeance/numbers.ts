/** Statistics of the whole game, counted from its events. */
import type { LogLine } from '../../generated/protocol'
import type { SeatFact } from '../../lib/table/board'
import type { View } from './model'
import { asEvent } from './playback'

export function numbers(view: View, log: readonly LogLine[]): SeatFact[] {
  const events = log.map(asEvent)
  const count = (type: string): number => events.filter((event) => event.type === type).length
  const dice = events.reduce((all, event) => all + (event.type === 'dice_rolled' ? event.faces.length : 0), 0)
  const counted: SeatFact[] = [
    { key: 'board-end-rounds', n: view.round },
    { key: 'board-end-dice', n: dice },
    { key: 'board-end-groups', n: count('group_assigned') },
    { key: 'board-end-minions', n: count('minion_crossed') },
    { key: 'board-end-objectives', n: count('objective_marked') },
    { key: 'board-end-knock-outs', n: count('knocked_out') + count('hero_died') },
  ]
  return counted.filter(({ n }) => n > 0)
}
