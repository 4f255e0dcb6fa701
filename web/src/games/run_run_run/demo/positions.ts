/** Positions of real games, and one that is crowded on purpose. */
import type { LogLine, Question } from '../../../generated/protocol'
import type { View } from '../model'

export interface Position {
  seat: number
  view: View
  questions: Question[]
  fresh: LogLine[]
}

const stored = import.meta.glob<Position | Position[]>('../fixtures/*.json', { eager: true, import: 'default' })

const one = (name: string): Position | undefined => stored[`../fixtures/${name}.json`] as Position | undefined

/** Everybody in two spaces, to see whether all can be told apart. */
function crowd(): Position {
  const { view, ...rest } = structuredClone(one('boss')!)
  const [first, second, third] = view.spaces.slice(3).map((space) => space.hex) as [number, number, number]
  view.cats = view.cats.map((cat) => ({ ...cat, hex: cat.seat < 3 ? first : second }))
  view.awake = [0, 1, 2, 3, 6].map((mummy) => ({
    mummy,
    hex: mummy < 2 ? first : mummy === 6 ? third : second,
    hearts: 5,
  }))
  return { ...rest, view }
}

/** A film as whole positions, one after another. */
export function film(): Position[] {
  const frames = stored['../fixtures/film.json'] as Position[]
  let view = frames[0]!.view
  return frames.map((frame) => {
    view = { ...view, ...frame.view }
    return { ...frame, view }
  })
}

export function position(name: string): Position {
  return name === 'crowd' ? crowd() : (one(name) ?? one('mid')!)
}
