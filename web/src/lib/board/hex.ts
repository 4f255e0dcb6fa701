/**
 * Flat-top hexes on axial coordinates (q, r). Sides are numbered clockwise from the top: N, NE, SE, S, SW, NW.
 * A hex is one number, `q * 256 + r`, as the server names it; (0, 0) is 0.
 */
import { round, type Box, type Point } from './plane'

export interface Axial {
  q: number
  r: number
}

export const SIDES = 6
/** From the centre of a hex to its corners, and to the middle of its sides. */
export const RADIUS = 100
export const APOTHEM = (RADIUS * Math.sqrt(3)) / 2

const ROW = 256
const DIRECTIONS: readonly Axial[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
]

export const ALL_SIDES: readonly number[] = [0, 1, 2, 3, 4, 5]

export const hexAt = ({ q, r }: Axial): number => q * ROW + r

export function axial(hex: number): Axial {
  const q = Math.floor((hex + ROW / 2) / ROW)
  return { q, r: hex - q * ROW }
}

export function center(hex: number): Point {
  const { q, r } = axial(hex)
  return { x: 1.5 * RADIUS * q, y: 2 * APOTHEM * (r + q / 2) }
}

export function neighbour(hex: number, side: number): number {
  const { q, r } = axial(hex)
  const step = DIRECTIONS[side % SIDES]!
  return hexAt({ q: q + step.q, r: r + step.r })
}

export const neighbours = (hex: number): number[] => ALL_SIDES.map((side) => neighbour(hex, side))

export const opposite = (side: number): number => (side + SIDES / 2) % SIDES

/** The side of one hex that faces another; null if they do not touch. */
export function sideTowards(from: number, to: number): number | null {
  const side = ALL_SIDES.find((candidate) => neighbour(from, candidate) === to)
  return side ?? null
}

/** A mask of sides turned clockwise: side i becomes side (i + turns) mod 6. */
export function turned(mask: number, turns: number): number {
  const shift = ((turns % SIDES) + SIDES) % SIDES
  return ((mask << shift) | (mask >> (SIDES - shift))) & 0b111111
}

export const hasSide = (mask: number, side: number): boolean => ((mask >> side) & 1) === 1

export const sidesOf = (mask: number): number[] => ALL_SIDES.filter((side) => hasSide(mask, side))

/** The mask of a printed pattern such as "101000", side 0 first. */
export const maskOf = (pattern: string): number =>
  [...pattern].reduce((mask, printed, side) => (printed === '1' ? mask | (1 << side) : mask), 0)

/** The direction of a side as an angle in radians, the y axis pointing down. */
export const angleOf = (side: number): number => (-90 + 60 * side) * (Math.PI / 180)

export function polar(angle: number, distance: number): Point {
  return { x: Math.cos(angle) * distance, y: Math.sin(angle) * distance }
}

/** The corner between a side and the next one clockwise. */
export const corner = (side: number, radius = RADIUS): Point => polar(angleOf(side + 0.5), radius)

export const edgeMiddle = (side: number, distance = APOTHEM): Point => polar(angleOf(side), distance)

export function hexPoints(radius = RADIUS): string {
  return ALL_SIDES.map((side) => corner(side, radius))
    .map(({ x, y }) => `${round(x)},${round(y)}`)
    .join(' ')
}

export function middleOf(hexes: readonly number[]): Point {
  const centers = hexes.map(center)
  const sum = centers.reduce((all, one) => ({ x: all.x + one.x, y: all.y + one.y }), { x: 0, y: 0 })
  return { x: sum.x / centers.length, y: sum.y / centers.length }
}

/** The bounding box of these hexes. */
export function boxOf(hexes: readonly number[]): Box {
  const centers = hexes.map(center)
  const xs = centers.map((point) => point.x)
  const ys = centers.map((point) => point.y)
  return {
    left: Math.min(...xs) - RADIUS,
    right: Math.max(...xs) + RADIUS,
    top: Math.min(...ys) - APOTHEM,
    bottom: Math.max(...ys) + APOTHEM,
  }
}

/** Empty hexes that touch one of these. */
export function frontier(hexes: Iterable<number>): number[] {
  const taken = new Set(hexes)
  const around = new Set([...taken].flatMap(neighbours))
  return [...around].filter((hex) => !taken.has(hex)).sort((one, other) => one - other)
}
