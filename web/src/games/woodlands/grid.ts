/**
 * Square tiles on a grid. A cell is one number, `y * 64 + x`, as the server names it; x grows to the East, y to the
 * South. Sides are numbered clockwise from the top: N, E, S, W.
 */
import type { Box, Point } from '../../lib/board/plane'

export const SIDES = [0, 1, 2, 3] as const
/** The length of a side of a tile. */
export const SIZE = 200

const ROW = 64
const STEPS = [-ROW, 1, ROW, -1] as const

export const cellAt = (x: number, y: number): number => y * ROW + x

export function coordinates(cell: number): Point {
  const y = Math.floor((cell + ROW / 2) / ROW)
  return { x: cell - y * ROW, y }
}

export function center(cell: number): Point {
  const { x, y } = coordinates(cell)
  return { x: x * SIZE, y: y * SIZE }
}

export const neighbour = (cell: number, side: number): number => cell + STEPS[side % 4]!

export const opposite = (side: number): number => (side + 2) % 4

export const hasSide = (mask: number, side: number): boolean => ((mask >> side) & 1) === 1

export const sidesOf = (mask: number): number[] => SIDES.filter((side) => hasSide(mask, side))

/** The mask of printed paths, "NES". */
export const maskOf = (paths: string): number =>
  [...paths].reduce((mask, side) => mask | (1 << 'NESW'.indexOf(side)), 0)

/** A mask of sides after a rotation clockwise, in degrees. */
export function turned(mask: number, degrees: number): number {
  const turn = (degrees / 90) % 4
  return ((mask << turn) | (mask >> (4 - turn))) & 0b1111
}

/** From the middle of a tile towards one of its sides. */
export function towards(side: number, distance: number): Point {
  const angle = ((side - 1) * Math.PI) / 2
  return { x: Math.round(Math.cos(angle)) * distance, y: Math.round(Math.sin(angle)) * distance }
}

export function boxOf(cells: readonly number[]): Box {
  const centers = cells.map(center)
  const [xs, ys] = [centers.map(({ x }) => x), centers.map(({ y }) => y)]
  const half = SIZE / 2
  return {
    left: Math.min(...xs) - half,
    right: Math.max(...xs) + half,
    top: Math.min(...ys) - half,
    bottom: Math.max(...ys) + half,
  }
}

/** The cells around one, itself included. */
export function around(cell: number): number[] {
  return [-ROW, 0, ROW].flatMap((row) => [-1, 0, 1].map((column) => cell + row + column))
}

const ARROWS: Record<string, number> = { ArrowUp: 0, ArrowRight: 1, ArrowDown: 2, ArrowLeft: 3 }

/** The cell an arrow key leads to, if it is one of these. */
export function arrowFrom(cell: number, key: string, cells: ReadonlySet<number>): number | null {
  const side = ARROWS[key]
  if (side === undefined) return null
  const next = neighbour(cell, side)
  return cells.has(next) ? next : null
}

export const isArrow = (key: string): boolean => key in ARROWS
