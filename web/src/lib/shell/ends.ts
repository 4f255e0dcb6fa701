/** How finished games ended, as their own drawings: fetched one after the other, since the server replays some. */
import type { Component } from 'svelte'
import { components, frame, tableInfo } from '../api/lobby'
import type { EndSceneProps } from '../table/board'
import { boardOf } from '../table/boards'

export interface EndOfGame {
  Scene: Component<EndSceneProps>
  view: EndSceneProps['view']
  components: unknown
}

/** After the last answer, whatever its number is. */
const LAST = 999_999_999
let before: Promise<unknown> = Promise.resolve()
const found = new Map<string, EndOfGame | null>()
const boxes = new Map<string, Promise<unknown>>()

/**
 * The end of a finished game as a seat saw it; null where it cannot be drawn, and for a game that is out of sight when
 * it is its turn.
 */
export function endOf(
  { id, game }: { id: string; game: string },
  seat: number,
  isInSight: () => boolean,
): Promise<EndOfGame | null> {
  const turn = before.then(async () => {
    const known = found.get(id)
    if (known !== undefined || !isInSight()) return known ?? null
    const end = await fetched(id, game, seat).catch(() => null)
    found.set(id, end)
    return end
  })
  before = turn
  return turn
}

async function fetched(id: string, game: string, seat: number): Promise<EndOfGame | null> {
  const Scene = (await boardOf(game))?.EndScene
  if (!Scene) return null
  const { options } = await tableInfo(id, '')
  const [box, last] = await Promise.all([
    boxOf(game, options.content),
    frame(id, { step: LAST, seat, isOpen: false }, ''),
  ])
  return { Scene, view: last.points[0]?.view ?? {}, components: box }
}

function boxOf(game: string, content: unknown): Promise<unknown> {
  const name = `${game} ${String(content)}`
  const known = boxes.get(name)
  if (known) return known
  const asked = components(game, content)
  boxes.set(name, asked)
  asked.catch(() => boxes.delete(name))
  return asked
}
