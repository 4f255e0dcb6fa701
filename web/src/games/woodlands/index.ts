import type { GameModule } from '../../lib/table/board'
import Board from './Board.svelte'
import { film } from './film'
import { firstTurn } from './firstTurn'
import { asView, heroOf } from './model'
import Picture from './panels/Picture.svelte'
import { isPictured } from './pictured'
import { claims, isBeside, passes } from './targets'
import TwoMinutes from './TwoMinutes.svelte'

const game: GameModule = {
  Board,
  TwoMinutes,
  firstTurn,
  claims,
  isBeside,
  passes,
  Picture,
  isPictured,
  film,
  asker: (view) => heroOf(asView(view), asView(view).active)?.seat ?? null,
  seatFacts(view, seat) {
    const own = asView(view).heroes?.filter((hero) => hero.seat === seat) ?? []
    if (own.length === 0) return []
    const sum = (of: 'hearts' | 'orbs') => own.reduce((all, hero) => all + hero[of], 0)
    return [
      { key: 'board-fact-hearts', n: sum('hearts') },
      { key: 'board-fact-orbs', n: sum('orbs') },
    ]
  },
}

export default game
