import { beforeEach, describe, expect, it } from 'vitest'
import type { LotsInfo, TableInfo } from '../../generated/protocol'
import { counts, isMadeOfLots, kept, markOf, partOf } from './lots'
import { seat, table } from './samples'
import { sha256 } from './sha256'

/** The browser's own, which is there in tests. */
async function plain(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const gathering = (given: Partial<LotsInfo> = {}): TableInfo =>
  table({
    id: 'lots',
    status: 'gathering',
    seats: [{ ...seat(0), is_mine: true }, seat(1)],
    lots: { is_closed: false, attempt: 1, lots: [], secret: null, ...given },
  })

const lot = (number: string | null, mark: string, is_mine = true) => ({ seat: 0, mark, number, is_mine })

beforeEach(() => localStorage.clear())

describe('the hash that needs no HTTPS', () => {
  it.each(['', 'abc', 'é€', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'y'.repeat(1000)])(
    'of %j',
    async (text) => {
      expect(sha256(text)).toBe(await plain(text))
    },
  )
})

describe('the number of this client', () => {
  it('is announced by its mark, once', () => {
    const part = partOf(gathering())
    const number = kept(gathering())
    expect(number).toMatch(/^[0-9a-f]{32}$/)
    expect(part).toEqual({ type: 'announce', mark: markOf(number ?? '') })
    expect(partOf(gathering({ lots: [lot(null, markOf(number ?? ''))] }))).toBeNull()
  })

  it('is told only when the list is closed and holds its mark', () => {
    partOf(gathering())
    const number = kept(gathering()) ?? ''
    expect(partOf(gathering({ is_closed: true, lots: [lot(null, markOf(number))] }))).toEqual({
      type: 'tell_number',
      number,
    })
    expect(partOf(gathering({ is_closed: true, lots: [lot(null, markOf('another'))] }))).toBeNull()
    expect(partOf(gathering({ is_closed: true, lots: [lot(number, markOf(number))] }))).toBeNull()
    expect(partOf(gathering({ is_closed: true, lots: [] }))).toBeNull()
  })

  it('is another one when all announce anew', () => {
    const first = partOf(gathering())
    const second = partOf(gathering({ attempt: 2 }))
    expect(second).toMatchObject({ type: 'announce' })
    expect(second).not.toEqual(first)
  })

  it('is not added by spectators, nor where people draw themselves', () => {
    expect(
      partOf({ ...gathering(), seats: [seat(0), seat(1)].map((each) => ({ ...each, is_mine: false })) }),
    ).toBeNull()
    expect(partOf({ ...gathering(), lots: null })).toBeNull()
    expect(partOf({ ...gathering(), status: 'playing' })).toBeNull()
  })

  it('is looked for in the luck of the game', () => {
    expect(counts(gathering())).toBeNull()
    partOf(gathering())
    const number = kept(gathering()) ?? ''
    expect(counts(gathering({ is_closed: true, lots: [lot(number, markOf(number))] }))).toBe(true)
    expect(counts(gathering({ is_closed: true, lots: [lot(null, markOf(number))] }))).toBe(false)
  })
})

describe('the seed at the end', () => {
  const number = 'a'.repeat(32)
  const lots: LotsInfo = { is_closed: true, attempt: 1, lots: [lot(number, markOf(number))], secret: 's' }
  const seed = sha256(`lairkeeper luck\ns\n1\n0 ${markOf(number)} ${number}`)
  const over = table({ status: 'over', lots, seed, commitment: sha256('lairkeeper seed s') })

  it('is made of the secret and the numbers', () => {
    expect(isMadeOfLots(over)).toBe(true)
    expect(isMadeOfLots({ ...over, seed: sha256('chosen') })).toBe(false)
    expect(isMadeOfLots({ ...over, commitment: sha256('another') })).toBe(false)
    expect(isMadeOfLots({ ...over, lots: { ...lots, lots: [lot('b'.repeat(32), markOf(number))] } })).toBe(false)
    expect(isMadeOfLots({ ...over, seed: null })).toBeNull()
  })
})
