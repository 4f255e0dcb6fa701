/** The board from the keyboard: arrows move over hexes, the rest acts on the one that was reached. */
import { neighbour } from '../../lib/board/hex'

const WAYS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, 0],
  ArrowDown: [3, 3],
  ArrowRight: [1, 2],
  ArrowLeft: [5, 4],
}

/** The hex an arrow leads to. Sideways there are two: `isLow` alternates, so that one keeps to the same row. */
export function arrowFrom(hex: number, key: string, hexes: ReadonlySet<number>, isLow: boolean): number | null {
  const ways = WAYS[key]
  if (!ways) return null
  const [first, second] = isLow ? [ways[1], ways[0]] : ways
  const found = [first, second].map((side) => neighbour(hex, side)).find((next) => hexes.has(next))
  return found ?? null
}

export const isArrow = (key: string): boolean => key in WAYS
