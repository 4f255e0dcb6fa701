/** Boards of games, found by the folder of their game and loaded when a table needs them. */
import type { GameModule } from './board'

const modules = import.meta.glob<GameModule>('../../games/*/index.ts', { import: 'default' })

/** The folder of a game: `some-game` lies in `some_game`. */
export const folderOf = (game: string): string => game.replaceAll('-', '_')

/** The game's module; none where nobody has drawn its board yet. */
export async function boardOf(game: string): Promise<GameModule | null> {
  const load = modules[`../../games/${folderOf(game)}/index.ts`]
  return load ? load() : null
}
