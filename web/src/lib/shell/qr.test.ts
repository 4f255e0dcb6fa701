import { expect, it } from 'vitest'
import { qrOf, type Matrix } from './qr'

const drawn = (matrix: Matrix | null): string[] | undefined =>
  matrix?.map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''))

/** Made by another program: the qrcode package of Python, level M, mask 6. */
const EXPECTED = `
#######.#...#.#######
#.....#.#####.#.....#
#.###.#.##....#.###.#
#.###.#...#.#.#.###.#
#.###.#.###.#.#.###.#
#.....#..####.#.....#
#######.#.#.#.#######
.........####........
#..######.#.##..#.###
###.#...###.#.##..#..
...#.####.#...#...###
###.##.##.##.#.##.#..
.####.##..#..#..##...
........#####.#.#..##
#######.###.#...###..
#.....#.##.########..
#.###.#.#..###.......
#.###.#.#..##....##..
#.###.#..##..#..##.##
#.....#..#...########
#######.####.#.#.....`

/** The same package, level M, mask 3: two rows of a code with an alignment pattern. */
const LINK = 'https://example.org/join/ABCDEF'
const LINK_ROWS = ['.#####..#....#......#..#.###.', '.#...###...#.#.##.#########..']

it('writes what other programs write', () => {
  expect(drawn(qrOf('Lairkeeper', 6))).toEqual(EXPECTED.trim().split('\n'))
  const link = drawn(qrOf(LINK, 3))!
  expect([link[17], link[20]]).toEqual(LINK_ROWS)
})

it('chooses a mask, and a version that is large enough', () => {
  const sizes = ['a', 'a'.repeat(20), 'a'.repeat(40), 'a'.repeat(60), 'a'.repeat(80), 'a'.repeat(106)]
  expect(sizes.map((text) => qrOf(text)?.length)).toEqual([21, 25, 29, 33, 37, 41])
  expect(Array.from({ length: 8 }, (_, mask) => drawn(qrOf(LINK, mask)))).toContainEqual(drawn(qrOf(LINK)))
  expect(qrOf('a'.repeat(107))).toBeNull()
})
