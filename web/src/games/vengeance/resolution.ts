/** The results of a round for one player, collected from events. */
import type { Event } from '../../generated/vengeance'

export interface Resolution {
  loot: number
  wounds: number
  crossed: number
  sources: { kind: 'boss' | 'henchmen' | 'gunners' | 'kept_off'; wounds: number }[]
  fate: 'knocked_out' | 'dead' | null
}

const NOTHING: Resolution = { loot: 0, wounds: 0, crossed: 0, sources: [], fate: null }
const KINDS = ['boss', 'henchmen', 'gunners', 'kept_off'] as const

/** The card after one more event; null where the event has nothing to do with this seat's Resolution. */
export function resolvedBy(card: Resolution | null, event: Event, seat: number | null): Resolution | null {
  if (!('seat' in event) || event.seat !== seat) return card
  const so = card ?? NOTHING
  switch (event.type) {
    case 'combat_ended':
      return null
    case 'loot_found':
      return { ...so, loot: so.loot + event.symbols }
    case 'wounds_received': {
      const sources = KINDS.map((kind) => ({ kind, wounds: event[kind] })).filter(({ wounds }) => wounds > 0)
      return { ...so, wounds: event.wounds, crossed: event.crossed, sources }
    }
    case 'knocked_out':
      return { ...so, fate: 'knocked_out' }
    case 'hero_died':
      return { ...so, fate: 'dead' }
    default:
      return card
  }
}
