import type { GameModule } from '../../lib/table/board'
import type { Event } from '../../generated/vengeance'
import type { Sound } from '../../lib/shell/sound'
import Board from './Board.svelte'
import { firstTurn } from './firstTurn'
import { asView, isRace, playerAt } from './model'
import { numbers } from './numbers'
import EndScene from './panels/EndScene.svelte'
import { isShown } from './panels/timers'
import { claims } from './targets'
import TwoMinutes from './TwoMinutes.svelte'

const SOUNDS: Partial<Record<Event['type'], Sound>> = {
  dice_rolled: 'dice',
  flashback_rolled: 'dice',
  group_assigned: 'card',
  wounds_received: 'heart',
  knocked_out: 'heart',
  hero_died: 'loss',
  boss_died: 'win',
}
/** The events that change the dice a player holds. */
const DICE: Event['type'][] = ['dice_rolled', 'group_assigned', 'wound_placed']
const MOMENTS: Event['type'][] = ['round_began', 'objective_marked', 'boss_died', 'knocked_out', 'hero_died', 'scored']

const game: GameModule = {
  Board,
  TwoMinutes,
  firstTurn,
  claims,
  showsClock: isShown,
  EndScene,
  soundOf: (event) => SOUNDS[(event as Event).type] ?? null,
  moments: MOMENTS,
  numbers: (view, log) => (view.players ? numbers(asView(view), log) : []),
  hidesInPause(view, event) {
    const shows = event === undefined || DICE.includes((event as Event).type)
    return view.phase === 'roll' && isRace(asView(view)) && shows
  },
  seatFacts(view, seat) {
    const player = view.players ? playerAt(asView(view), seat) : undefined
    if (!player || player.hero === null) return []
    return [{ key: 'board-fact-health', n: player.health - player.wounds }]
  },
}

export default game
