/** Arrow keys on a floor plan: to the room that lies that way, doors or not. */
import type { LairKind } from '../model'
import { boxOf, middle } from './geometry'

const WAYS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** The nearest room in the direction of an arrow; what lies aside counts as further away. */
export function arrowTo(lair: LairKind, from: number, key: string): number | null {
  const way = WAYS[key]
  const here = lair.room[from]
  if (!way || !here) return null
  const start = middle(boxOf(here.at))
  let best: { number: number; cost: number } | null = null
  lair.room.forEach(({ at }, number) => {
    const { x, y } = middle(boxOf(at))
    const ahead = (x - start.x) * way[0] + (y - start.y) * way[1]
    const aside = Math.abs((x - start.x) * way[1]) + Math.abs((y - start.y) * way[0])
    const cost = ahead + 2 * aside
    if (ahead > 10 && (!best || cost < best.cost)) best = { number, cost }
  })
  return (best as { number: number; cost: number } | null)?.number ?? null
}
