/** Outlines as SVG path data. */
import { round, type Point } from './plane'

export interface Corner extends Point {
  /** How far the corner is rounded off; 0 keeps it sharp. */
  soft: number
}

const say = ({ x, y }: Point): string => `${round(x)} ${round(y)}`

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const share = length === 0 ? 0 : Math.min(distance, length / 2) / length
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

function bent(corners: readonly Corner[], place: number): string {
  const count = corners.length
  const here = corners[place]!
  if (here.soft === 0) return say(here)
  const before = corners[(place + count - 1) % count]!
  const after = corners[(place + 1) % count]!
  return `${say(towards(here, before, here.soft))} Q${say(here)} ${say(towards(here, after, here.soft))}`
}

/** A closed outline whose corners are rounded as each of them asks. */
export function softPolygon(corners: readonly Corner[]): string {
  return `M${corners.map((_, place) => bent(corners, place)).join(' L')} Z`
}

/** The same as an open line; its two ends stay sharp. */
export function softLine(corners: readonly Corner[]): string {
  const last = corners.length - 1
  const pieces = corners.map((here, place) => (place === 0 || place === last ? say(here) : bent(corners, place)))
  return `M${pieces.join(' L')}`
}
