/** Arrow keys on a floor plan: to the room that lies that way, doors or not. */
import type { LairKind } from '../model'
import { boxOf, middle, type Box } from './geometry'

const WAYS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** The nearest room that lies wholly on that side; one that faces this room comes before one that lies askew. */
export function arrowTo(lair: LairKind, from: number, key: string): number | null {
  const way = WAYS[key]
  const here = lair.room[from]
  if (!way || !here) return null
  const found = lair.room
    .map(({ at }, number) => ({ number, cost: costTo(boxOf(here.at), boxOf(at), way) }))
    .filter(({ number, cost }) => number !== from && cost !== null)
    .toSorted((one, other) => one.cost! - other.cost!)
  return found[0]?.number ?? null
}

function costTo(from: Box, to: Box, [x, y]: readonly [number, number]): number | null {
  const gaps = {
    right: to.x - from.x - from.width,
    left: from.x - to.x - to.width,
    below: to.y - from.y - from.height,
    above: from.y - to.y - to.height,
  }
  const ahead = x > 0 ? gaps.right : x < 0 ? gaps.left : y > 0 ? gaps.below : gaps.above
  if (ahead < 0) return null
  const aside = Math.max(0, ...(x === 0 ? [gaps.left, gaps.right] : [gaps.above, gaps.below]))
  const middles = { from: middle(from), to: middle(to) }
  const askew = Math.abs(x === 0 ? middles.to.x - middles.from.x : middles.to.y - middles.from.y)
  return ahead + 3 * aside + askew / 10
}
