/** How several figures stand in one space: mummies behind, cats in front, nobody hidden. */
import { center } from '../../lib/board/hex'
import type { Point } from '../../lib/board/plane'

export interface Standing extends Point {
  scale: number
}
export interface Figure {
  key: string
  hex: number
  kind: 'cat' | 'mummy' | 'boss'
}
export type Placed<F extends Figure> = F & { at: Standing; hexCenter: Point }

const WIDTH = 118
const ROW_SCALES = [1, 1, 1, 0.94, 0.82, 0.74]
const ALONE: Point = { x: 0, y: 40 }
const FRONT = 56
const BACK = 4

/** Sizes relative to a cat. */
const SIZE: Record<Figure['kind'], number> = { cat: 0.94, mummy: 0.94, boss: 0.86 }

function row<F extends Figure>(figures: readonly F[], y: number): [F, Standing][] {
  const gap = Math.min(50, WIDTH / Math.max(1, figures.length))
  const scale = ROW_SCALES[figures.length] ?? 0.64
  return figures.map((figure, place) => {
    const x = (place - (figures.length - 1) / 2) * gap
    return [figure, { x, y, scale: scale * SIZE[figure.kind] }]
  })
}

/** Where each figure of one space stands, relative to its centre: those behind come first, as they are drawn. */
export function standings<F extends Figure>(figures: readonly F[]): [F, Standing][] {
  const only = figures[0]
  if (figures.length === 1 && only) return [[only, { ...ALONE, scale: 1.08 * SIZE[only.kind] }]]
  const threats = figures.filter((figure) => figure.kind !== 'cat')
  const cats = figures.filter((figure) => figure.kind === 'cat')
  if (threats.length > 0 && cats.length > 0) return [...row(threats, BACK + 6), ...row(cats, FRONT + 4)]
  if (figures.length <= 2) return row(figures, ALONE.y + 2)
  const behind = Math.floor(figures.length / 2)
  return [...row(figures.slice(0, behind), BACK), ...row(figures.slice(behind), FRONT)]
}

/** All figures of the maze, in the order they are drawn: from the back of the picture to the front. */
export function placed<F extends Figure>(figures: readonly F[]): Placed<F>[] {
  const hexes = new Set(figures.map((figure) => figure.hex))
  const all = [...hexes].flatMap((hex) =>
    standings(figures.filter((figure) => figure.hex === hex)).map(([figure, at]) => ({
      ...figure,
      at,
      hexCenter: center(hex),
    })),
  )
  return all.sort((one, other) => one.hexCenter.y + one.at.y - (other.hexCenter.y + other.at.y))
}
