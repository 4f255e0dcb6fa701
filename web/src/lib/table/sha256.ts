/** SHA-256 of a text, in hexadecimal. The browser's own is missing where a page comes without HTTPS, as in a house. */
const PRIMES = primes(64)
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)))
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))

export function sha256(text: string): string {
  const words = padded(new TextEncoder().encode(text))
  let hash = START
  for (let at = 0; at < words.length; at += 16) hash = compressed(hash, words.slice(at, at + 16))
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

function padded(bytes: Uint8Array): number[] {
  const words = new Array<number>((((bytes.length + 8) >> 6) + 1) * 16).fill(0)
  const set = (place: number, byte: number): void => {
    words[place >> 2] = (words[place >> 2] ?? 0) | (byte << (24 - (place & 3) * 8))
  }
  bytes.forEach((byte, place) => set(place, byte))
  set(bytes.length, 0x80)
  words[words.length - 1] = bytes.length * 8
  return words
}

function compressed(hash: number[], block: number[]): number[] {
  const words = [...block]
  let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number]
  for (let round = 0; round < 64; round++) {
    if (round >= 16) {
      const early = words[round - 15] ?? 0
      const late = words[round - 2] ?? 0
      const one = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
      const two = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
      words[round] = ((words[round - 16] ?? 0) + one + (words[round - 7] ?? 0) + two) | 0
    }
    const chosen = (e & f) ^ (~e & g)
    const most = (a & b) ^ (a & c) ^ (b & c)
    const upper = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const lower = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    const added = (h + upper + chosen + (ROUND[round] ?? 0) + (words[round] ?? 0)) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + added) | 0, c, b, a, (added + lower + most) | 0]
  }
  return [a, b, c, d, e, f, g, h].map((word, place) => (word + (hash[place] ?? 0)) | 0)
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0
}

function primes(count: number): number[] {
  const found: number[] = []
  for (let next = 2; found.length < count; next++) if (found.every((prime) => next % prime)) found.push(next)
  return found
}
