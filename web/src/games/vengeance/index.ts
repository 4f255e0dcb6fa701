import type { GameModule } from '../../lib/table/board'
import Board from './Board.svelte'
import { firstTurn } from './firstTurn'
import { asView, playerAt } from './model'
import { isShown } from './panels/timers'
import { claims } from './targets'
import TwoMinutes from './TwoMinutes.svelte'

const game: GameModule = {
  Board,
  TwoMinutes,
  firstTurn,
  claims,
  showsClock: isShown,
  seatFacts(view, seat) {
    const player = view.players ? playerAt(asView(view), seat) : undefined
    if (!player || player.hero === null) return []
    return [{ key: 'board-fact-health', n: player.health - player.wounds }]
  },
}

export default game
