/** The chapters of the two-minute rules, and the tiles they are drawn with. */
import type { Ground, TileKind } from '../model'

export const SCENES = ['goal', 'growth', 'dice', 'moves', 'combat', 'power', 'loot', 'down', 'boss'] as const
export type SceneName = (typeof SCENES)[number]

const ground = (paths: string, more: Partial<Ground> = {}): Ground => ({
  paths,
  monsters: 0,
  treasure: 0,
  event: 0,
  brambles: false,
  rune: null,
  ...more,
})

export const tile = (id: string, paths: string, special = 'none', more: Partial<Ground> = {}): TileKind => ({
  id,
  places: [ground(paths, more)],
  special,
})
