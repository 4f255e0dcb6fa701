import type { Event } from '../../generated/trapwords'
import type { Sound } from '../../lib/shell/sound'
import type { GameModule } from '../../lib/table/board'
import Board from './Board.svelte'
import { film } from './film'
import { firstTurn } from './firstTurn'
import { keepsakesOf } from './keepsakes'
import { asView, momentOf, teamOf } from './model'
import EndScene from './panels/EndScene.svelte'
import { claims, hasDigits, showsClock } from './targets'
import TwoMinutes from './TwoMinutes.svelte'

const SOUNDS: Partial<Record<Event['type'], Sound>> = {
  turn_failed: 'heart',
  figure_moved: 'card',
  curse_turned_up: 'card',
}
const MOMENTS: Event['type'][] = [
  'turn_succeeded',
  'turn_failed',
  'curse_turned_up',
  'stop_called',
  'fight_began',
  'monster_moved',
  'monster_beaten',
]

const game: GameModule = {
  Board,
  TwoMinutes,
  film,
  firstTurn,
  claims,
  hasDigits,
  doing: (fields, t) => (fields['phase'] ? momentOf(asView(fields), t) : ''),
  showsClock,
  isSelfContained: true,
  EndScene,
  keepsakes: keepsakesOf,
  soundOf: (event) => SOUNDS[(event as Event).type] ?? null,
  moments: MOMENTS,
  numbers(fields) {
    const view = asView(fields)
    if (!view.teams) return []
    const guessed = view.teams.flatMap(({ sheets }) => sheets).filter(({ has_guessed }) => has_guessed).length
    return [
      { key: 'board-number-rounds', n: view.round },
      { key: 'board-number-words', n: guessed },
    ]
  },
  seatFacts(fields, seat) {
    const view = asView(fields)
    const team = view.teams?.[teamOf(view, seat)]
    return team?.torch === seat ? [{ key: 'board-fact-torch', n: 1 }] : []
  },
}

export default game
