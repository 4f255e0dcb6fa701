/**
 * QR codes (ISO/IEC 18004) for links: bytes, error correction level M, versions 1 to 6, which hold up to 106 characters.
 * Larger versions need a version field and are not written here.
 */

/** Rows of modules; true is dark. */
export type Matrix = boolean[][]

interface Version {
  size: number
  /** Codewords in all, error correction codewords in each block, and the number of blocks. */
  codewords: number
  correction: number
  blocks: number
  /** The centre of the one alignment pattern that is no finder; 0 where there is none. */
  alignment: number
}

const VERSIONS: readonly Version[] = [
  { size: 21, codewords: 26, correction: 10, blocks: 1, alignment: 0 },
  { size: 25, codewords: 44, correction: 16, blocks: 1, alignment: 18 },
  { size: 29, codewords: 70, correction: 26, blocks: 1, alignment: 22 },
  { size: 33, codewords: 100, correction: 18, blocks: 2, alignment: 26 },
  { size: 37, codewords: 134, correction: 24, blocks: 2, alignment: 30 },
  { size: 41, codewords: 172, correction: 16, blocks: 4, alignment: 34 },
]
const BYTE_MODE = 0b0100
const [MODE_BITS, COUNT_BITS, BYTE] = [4, 8, 8]
const PADDING = [0xec, 0x11]
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** The code of a text, by the given mask or by the one that is easiest to read; null if the text is too long. */
export function qrOf(text: string, mask?: number): Matrix | null {
  const bytes = [...new TextEncoder().encode(text)]
  const version = VERSIONS.find((one) => MODE_BITS + COUNT_BITS + BYTE * bytes.length <= BYTE * dataCodewords(one))
  if (!version) return null
  const bits = interleaved(padded(bytes, dataCodewords(version)), version).flatMap((word) => bitsOf(word, BYTE))
  const masks = mask === undefined ? MASKS.keys() : [mask]
  const drawn = Array.from(masks, (one) => draw(version, bits, one))
  return drawn.reduce((best, other) => (penalty(other) < penalty(best) ? other : best))
}

const dataCodewords = ({ codewords, correction, blocks }: Version): number => codewords - correction * blocks

const bitsOf = (number: number, length: number): boolean[] =>
  Array.from({ length }, (_, place) => ((number >> (length - 1 - place)) & 1) === 1)

/** Mode, length, bytes and an end mark, filled up to the capacity. */
function padded(bytes: number[], capacity: number): number[] {
  const bits = [
    bitsOf(BYTE_MODE, MODE_BITS),
    bitsOf(bytes.length, COUNT_BITS),
    ...bytes.map((one) => bitsOf(one, BYTE)),
  ]
  const flat = bits.flat()
  const end = Math.min(MODE_BITS, BYTE * capacity - flat.length)
  flat.push(...Array<boolean>(end).fill(false))
  flat.push(...Array<boolean>((BYTE - (flat.length % BYTE)) % BYTE).fill(false))
  const words = Array.from({ length: flat.length / BYTE }, (_, at) =>
    flat.slice(at * BYTE, at * BYTE + BYTE).reduce((number, bit) => number * 2 + Number(bit), 0),
  )
  const missing = Array.from({ length: capacity - words.length }, (_, at) => PADDING[at % PADDING.length]!)
  return [...words, ...missing]
}

/** Data and error correction of all blocks, codeword by codeword in turn. Later blocks may hold one more of the data. */
function interleaved(data: number[], { correction, blocks }: Version): number[] {
  const short = Math.floor(data.length / blocks)
  const longer = data.length % blocks
  let taken = 0
  const parts = Array.from({ length: blocks }, (_, block) => {
    const length = short + Number(block >= blocks - longer)
    taken += length
    return data.slice(taken - length, taken)
  })
  const divisor = generator(correction)
  const corrections = parts.map((part) => remainder(part, divisor))
  return [...inTurn(parts, short + 1), ...inTurn(corrections, correction)]
}

const inTurn = (parts: number[][], length: number): number[] =>
  Array.from({ length }, (_, at) => parts.flatMap((part) => part[at] ?? [])).flat()

/** The product of two elements of the field with 256 elements. */
function times(one: number, other: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d)
    product ^= ((other >> bit) & 1) * one
  }
  return product
}

/** The Reed–Solomon generator polynomial of a degree, without its leading 1. */
function generator(degree: number): number[] {
  const factors = [...Array<number>(degree - 1).fill(0), 1]
  let root = 1
  for (let count = 0; count < degree; count++) {
    for (let at = 0; at < degree; at++) factors[at] = times(factors[at]!, root) ^ (factors[at + 1] ?? 0)
    root = times(root, 2)
  }
  return factors
}

function remainder(data: number[], divisor: number[]): number[] {
  return data.reduce<number[]>(
    (rest, word) => {
      const factor = word ^ rest[0]!
      return divisor.map((term, at) => (rest[at + 1] ?? 0) ^ times(term, factor))
    },
    divisor.map(() => 0),
  )
}

function draw(version: Version, bits: boolean[], mask: number): Matrix {
  const { size } = version
  const matrix: Matrix = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const isFixed: Matrix = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const set = (x: number, y: number, isDark: boolean): void => {
    if (x < 0 || y < 0 || x >= size || y >= size) return
    matrix[y]![x] = isDark
    isFixed[y]![x] = true
  }
  drawPatterns(version, set)
  drawFormat(size, mask, set)
  let next = 0
  for (const [x, y] of path(size)) {
    if (!isFixed[y]![x]) matrix[y]![x] = (bits[next++] ?? false) !== MASKS[mask]!(x, y)
  }
  return matrix
}

type Set = (x: number, y: number, isDark: boolean) => void

/** Timing lines, three finders with their white borders, and the alignment pattern. */
function drawPatterns({ size, alignment }: Version, set: Set): void {
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0)
    set(at, 6, at % 2 === 0)
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    rings(x, y, 4, [2, 4], set)
  if (alignment > 0) rings(alignment, alignment, 2, [1], set)
}

/** Rings around a centre, of which those at some distances are light. */
function rings(x: number, y: number, reach: number, light: number[], set: Set): void {
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++) set(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))))
}

/** Level M and the mask, twice, protected by a BCH code; and the module that is always dark. */
function drawFormat(size: number, mask: number, set: Set): void {
  let rest = mask
  for (let count = 0; count < 10; count++) rest = (rest << 1) ^ ((rest >> 9) * 0x537)
  const format = ((mask << 10) | rest) ^ 0x5412
  const bit = (at: number): boolean => ((format >> at) & 1) === 1
  for (let at = 0; at < 15; at++) {
    const near = at < 6 ? at : at < 8 ? at + 1 : 14 - at
    if (at < 8) set(8, near, bit(at))
    else set(at === 8 ? 7 : near, 8, bit(at))
    if (at < 8) set(size - 1 - at, 8, bit(at))
    else set(8, size - 15 + at, bit(at))
  }
  set(8, size - 8, true)
}

/** Places of the data: two columns at a time from the right, up and down, past the timing line. */
function* path(size: number): Generator<[number, number]> {
  for (let right = size - 1, isUp = true; right > 0; right -= 2, isUp = !isUp) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      const y = isUp ? size - 1 - step : step
      yield [right, y]
      yield [right - 1, y]
    }
  }
}

/** How hard a code is to read: long lines, blocks, patterns like a finder, too much of one colour. */
function penalty(matrix: Matrix): number {
  const size = matrix.length
  const columns = matrix.map((_, x) => matrix.map((row) => row[x]!))
  const lines = [...matrix, ...columns].map((line) => line.map((isDark) => (isDark ? '1' : '0')).join(''))
  const runs = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? [])
  const finders = lines.flatMap((line) => [...line.matchAll(/(?=00001011101|10111010000)/g)])
  let blocks = 0
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const corner = matrix[y]![x]
      const isSame = corner === matrix[y]![x - 1] && corner === matrix[y - 1]![x] && corner === matrix[y - 1]![x - 1]
      blocks += Number(isSame)
    }
  const dark = matrix.flat().filter(Boolean).length / (size * size)
  const balance = Math.floor(Math.abs(dark - 0.5) * 20)
  return runs.reduce((sum, run) => sum + run.length - 2, 0) + 3 * blocks + 40 * finders.length + 10 * balance
}
