import type { GameModule } from '../../lib/table/board'
import Board from './Board.svelte'
import { film } from './film'
import { firstTurn } from './firstTurn'
import { asView } from './model'
import { claims } from './targets'
import TwoMinutes from './TwoMinutes.svelte'

const game: GameModule = {
  Board,
  TwoMinutes,
  firstTurn,
  claims,
  film,
  seatFacts(view, seat) {
    const cat = asView(view).cats?.find((one) => one.seat === seat)
    if (!cat) return []
    const tokens = cat.tokens.length > 0 ? [{ key: 'board-fact-tokens', n: cat.tokens.length }] : []
    return [{ key: 'board-fact-cards', n: cat.cards }, ...tokens]
  },
}

export default game
