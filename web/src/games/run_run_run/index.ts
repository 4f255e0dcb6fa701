import type { Event } from '../../generated/run_run_run'
import type { Sound } from '../../lib/shell/sound'
import type { GameModule } from '../../lib/table/board'
import Board from './Board.svelte'
import { film } from './film'
import { firstTurn } from './firstTurn'
import { chapters } from './minutes/chapters'
import { asView } from './model'
import { numbers } from './numbers'
import { isPictured } from './pictured'
import { named } from './places'
import EndScene from './panels/EndScene.svelte'
import Picture from './panels/Picture.svelte'
import { claims, inOrder, isBeside, passes } from './targets'
import TwoMinutes from './TwoMinutes.svelte'
import { wishes } from './wishes.svelte'

const SOUNDS: Partial<Record<Event['type'], Sound>> = {
  mummy_dice_rolled: 'dice',
  combat_dice_rolled: 'dice',
  room_laid: 'card',
  heart_placed: 'heart',
  mummy_woke: 'heart',
}
const MOMENTS: Event['type'][] = [
  'mummy_woke',
  'mummy_defeated',
  'door_mechanism_triggered',
  'torch_mechanism_triggered',
  'door_opened',
  'trap_sprung',
  'cat_killed',
  'vault_reached',
  'game_won',
]

const game: GameModule = {
  Board,
  TwoMinutes,
  chapters,
  firstTurn,
  claims,
  isBeside,
  inOrder: (choices, view) => inOrder(choices, asView(view).hand ?? []),
  passes: (question) => passes(question, wishes.of('token') !== null),
  asker: (view) => asView(view).active ?? null,
  Picture,
  isPictured,
  EndScene,
  soundOf: (event) => SOUNDS[(event as Event).type] ?? null,
  moments: MOMENTS,
  named,
  numbers: (view, log) => (asView(view).mechanisms ? numbers(asView(view), log) : []),
  film,
  seatFacts(view, seat) {
    const cat = asView(view).cats?.find((one) => one.seat === seat)
    if (!cat) return []
    const tokens = cat.tokens.length > 0 ? [{ key: 'board-fact-tokens', n: cat.tokens.length }] : []
    return [{ key: 'board-fact-cards', n: cat.cards }, ...tokens]
  },
}

export default game
