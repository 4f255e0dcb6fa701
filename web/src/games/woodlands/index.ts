import type { Event } from '../../generated/woodlands'
import type { Sound } from '../../lib/shell/sound'
import type { GameModule } from '../../lib/table/board'
import Board from './Board.svelte'
import { film } from './film'
import { firstTurn } from './firstTurn'
import { asView, heroOf } from './model'
import { numbers } from './numbers'
import EndScene from './panels/EndScene.svelte'
import Picture from './panels/Picture.svelte'
import { isPictured } from './pictured'
import { named } from './places'
import { claims, isBeside, passes } from './targets'
import TwoMinutes from './TwoMinutes.svelte'

const SOUNDS: Partial<Record<Event['type'], Sound>> = {
  hero_dice_rolled: 'dice',
  combat_dice_rolled: 'dice',
  power_die_rolled: 'dice',
  combat_die_rerolled: 'dice',
  brambles_rolled: 'dice',
  den_die_rolled: 'dice',
  tile_placed: 'card',
  loot_drawn: 'card',
  event_drawn: 'card',
  hearts_lost: 'heart',
  hero_fell: 'heart',
}
const MOMENTS: Event['type'][] = [
  'boss_revealed',
  'hero_fell',
  'hero_rose',
  'power_unlocked',
  'den_entered',
  'event_drawn',
  'potion_brewed',
  'camp_revealed',
  'totem_lit',
  'orb_token_stolen',
  'chapter_won',
]

const game: GameModule = {
  Board,
  TwoMinutes,
  firstTurn,
  claims,
  isBeside,
  passes,
  Picture,
  isPictured,
  EndScene,
  soundOf: (event) => SOUNDS[(event as Event).type] ?? null,
  moments: MOMENTS,
  named,
  numbers: (view, log) => (asView(view).heroes ? numbers(asView(view), log) : []),
  film,
  asker: (view) =>
    asView(view).phase === 'adventure' ? (heroOf(asView(view), asView(view).active)?.seat ?? null) : null,
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
