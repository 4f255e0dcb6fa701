/** How several figures stand in one place: enemies behind, Heroes in front, nobody hidden. */
import type { Point } from '../../lib/board/plane'
import { isBoss, spotOf, type FoeView, type HeroView, type View, type WoodsBox } from './model'

export interface Standing extends Point {
  key: string
  scale: number
  hero?: HeroView
  foe?: FoeView
  isBoss?: boolean
}

const WIDTH = 150
const FRONT = 62
const BACK = 6

interface Row {
  y: number
  gap: number
  scale: number
}

function rowOf(count: number, y: number, isSplit: boolean, size: number): Row {
  const room = isSplit ? WIDTH * 0.7 : WIDTH
  const gap = Math.min(54, room / Math.max(1, count)) * Math.min(1.3, size)
  const crowd = count <= 2 ? 1 : count === 3 ? 0.88 : 0.74
  return { y, gap, scale: crowd * size * (isSplit ? 0.8 : 1) }
}

/** All figures in the forest, back to front; without Heroes who are inside a Den. */
export function standings(view: View, box: WoodsBox): Standing[] {
  const nodes = new Set([...view.heroes.map(({ node }) => node), ...view.foes.map(({ node }) => node)])
  return [...nodes].flatMap((node) => onNode(view, box, node)).sort((one, other) => one.y - other.y)
}

function onNode(view: View, box: WoodsBox, node: number): Standing[] {
  const at = spotOf(view, node)
  const isSplit = (view.tiles[view.nodes[node]?.laid ?? 0]?.places.length ?? 1) > 1
  const foes = view.foes.filter((foe) => foe.node === node && !foe.is_inside)
  const heroes = view.heroes.filter((hero) => hero.node === node)
  const behind = rowOf(foes.length, heroes.length > 0 ? BACK : 34, isSplit, 1)
  const front = rowOf(heroes.length, foes.length > 0 ? FRONT : 44, isSplit, 0.95)
  const x = (place: number, count: number, { gap }: Row) => at.x + (place - (count - 1) / 2) * gap + (isSplit ? 0 : 6)
  return [
    ...foes.map((foe, place) => ({
      key: `foe-${foe.foe}`,
      x: x(place, foes.length, behind),
      y: at.y + (isSplit ? 12 : behind.y),
      scale: behind.scale * (foe.kind !== null && isBoss(box, foe.kind) ? 1.15 : 1),
      foe,
      isBoss: foe.kind !== null && isBoss(box, foe.kind),
    })),
    ...heroes.map((hero, place) => ({
      key: `hero-${hero.hero}`,
      x: x(place, heroes.length, front),
      y: at.y + (isSplit ? 36 : front.y),
      scale: front.scale * (hero.is_inside ? 0.7 : 1),
      hero,
    })),
  ]
}
