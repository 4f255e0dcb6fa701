/** The latest events, for spectators. */
import type { LogLine } from '../../generated/protocol'
import type { Event } from '../../generated/vengeance'

export const asEvent = (line: LogLine): Event => line.event as Event

/** The minions that were crossed just now: their cross is seen to be drawn. */
export function crossedIn(fresh: readonly LogLine[]): ReadonlySet<number> {
  return new Set(fresh.map(asEvent).flatMap((event) => (event.type === 'minion_crossed' ? [event.minion] : [])))
}
