/** Animates an update: the end of a turn, figures that walk, the monster, a curse. Never delays talk. */
import type { Event } from '../../generated/trapwords'
import { filmOf, type Film } from '../../lib/table/film'
import type { TurnView, View } from './model'

const LOOK = 700
const SNAP = 1500

const TIMES: Partial<Record<Event['type'], number>> = {
  turn_failed: SNAP,
  turn_succeeded: SNAP,
  figure_moved: LOOK,
  figure_sent_back: LOOK,
  monster_moved: LOOK,
  curse_pushed: LOOK / 2,
  curse_turned_up: LOOK,
  fight_began: LOOK,
  monster_beaten: LOOK,
}

const standing = (view: View, team: number, place: number): View => ({
  ...view,
  teams: view.teams.map((one, at) => (at === team ? { ...one, place } : one)),
})

/** The turn as it ended, where the update has not gone on to the next round. */
function ended(shown: View, end: View, team: number, change: Partial<TurnView>): View {
  const turns = shown.turns.map((turn, at) =>
    turn.team === team ? { ...(end.turns[at]?.team === team ? end.turns[at]! : turn), ...change } : turn,
  )
  return { ...shown, turns }
}

/** Word and traps come from the events that reveal them. */
const told = (view: View, team: number, change: Partial<View['teams'][number]>): View => ({
  ...view,
  teams: view.teams.map((one, at) => (at === team ? { ...one, ...change } : one)),
})

export function step(shown: View, event: Event, end: View): View {
  switch (event.type) {
    case 'turn_failed':
      return ended(shown, end, event.team, { result: 'failure', why: event.why, stage: 'final' })
    case 'turn_succeeded':
      return ended(shown, end, event.team, { result: 'success', stage: 'final' })
    case 'word_revealed':
      return told(shown, event.team, { word: event.word })
    case 'traps_revealed':
      return told(shown, event.team, { traps: event.traps })
    case 'figure_moved':
    case 'figure_sent_back':
      return standing(shown, event.team, event.place)
    case 'monster_moved':
      return { ...shown, monster_at: event.to }
    case 'curse_pushed':
      return {
        ...shown,
        curses: shown.curses.map((one) => (one.place === event.place ? { ...one, place: event.to } : one)),
      }
    case 'curse_turned_up':
      return {
        ...shown,
        curses: shown.curses.map((one) => (one.place === event.place ? { ...one, curse: event.curse } : one)),
      }
    case 'curse_discarded':
      return { ...shown, curses: shown.curses.filter((one) => one.place !== event.place) }
    default:
      return shown
  }
}

export const film: Film = filmOf<View, Event>({
  time: (event) => TIMES[event.type] ?? 0,
  holds: ({ type }) => type === 'turn_failed',
  step,
})
