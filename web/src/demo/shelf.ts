/** Positions of real games, found where `make.py` of each game puts them: `src/games/<game>/fixtures/<position>.json`. */
import type { LogLine, Question, TimerInfo } from '../generated/protocol'

export interface Position {
  seat: number
  view: Record<string, unknown>
  questions: Question[]
  fresh: LogLine[]
  clocks?: TimerInfo[]
}

const files = import.meta.glob('../games/*/fixtures/*.json', { import: 'default' })
const addressOf = (game: string, name: string): string => `../games/${game}/fixtures/${name}.json`

/** Every position there is, by the folder of its game. */
export function positions(): { game: string; name: string }[] {
  const named = Object.keys(files).map((path) => path.match(/games\/(\w+)\/fixtures\/(\w+)\.json$/)!)
  return named.map(([, game, name]) => ({ game: game!, name: name! })).filter(({ name }) => name !== 'components')
}

export function componentsOf(game: string): Promise<unknown> {
  return files[addressOf(game, 'components')]!()
}

/** One position, or a film: the first frame is whole, of the later ones only what changed is stored. */
export async function framesOf(game: string, name: string): Promise<Position[]> {
  const stored = (await files[addressOf(game, name)]?.()) as Position | Position[] | undefined
  const frames = stored === undefined ? [] : Array.isArray(stored) ? stored : [stored]
  let view = {}
  return frames.map((frame) => {
    view = { ...view, ...frame.view }
    return { ...frame, view }
  })
}
