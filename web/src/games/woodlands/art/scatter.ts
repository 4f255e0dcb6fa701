/** What grows in the corners of a tile: the same for the same tile, different for each. */
export type Growth = 'fir' | 'oak' | 'bush' | 'mushroom' | 'fern' | 'stone'

export interface Grown {
  kind: Growth
  x: number
  y: number
  scale: number
}

const KINDS: readonly Growth[] = ['fir', 'oak', 'bush', 'fir', 'mushroom', 'oak', 'fern', 'stone']
const CORNERS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const
const SPOTS = [
  [74, 74, 1],
  [46, 80, 0.72],
  [80, 46, 0.66],
] as const

/** A small number made of a name, the same every time. */
export const seedOf = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)

export function scatter(name: string): Grown[] {
  let seed = seedOf(name)
  const next = (): number => (seed = (seed * 73 + 41) % 9973)
  const grown = CORNERS.flatMap(([x, y]) =>
    SPOTS.filter((_, place) => place === 0 || next() % 3 > 0).map(([dx, dy, scale]) => ({
      kind: KINDS[next() % KINDS.length]!,
      x: x * (dx - (next() % 7)),
      y: y * (dy - (next() % 7)) + (y > 0 ? 6 : 14),
      scale: scale * (0.9 + (next() % 20) / 100),
    })),
  )
  return grown.sort((one, other) => one.y - other.y)
}
