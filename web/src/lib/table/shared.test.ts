import { describe, expect, it } from 'vitest'
import { shared } from './shared'

const known = {
  cats: [
    { seat: 0, hex: 3 },
    { seat: 1, hex: 4 },
  ],
  boss: null as object | null,
  hearts: 2,
}
const copy = (): typeof known => structuredClone(known)

describe('what is told anew', () => {
  it('is what was known where nothing changed', () => {
    expect(shared(known, copy())).toBe(known)
  })

  it('keeps everything beside the change', () => {
    const told = copy()
    told.cats[1]!.hex = 5
    const now = shared(known, told)
    expect(now).toEqual({ ...known, cats: [known.cats[0], { seat: 1, hex: 5 }] })
    expect(now.cats[0]).toBe(known.cats[0])
    expect(now.cats).not.toBe(known.cats)
  })

  it.each([
    ['an item more', [1, 2], [1, 2, 3]],
    ['an item less', [1, 2, 3], [1, 2]],
    ['another field', { a: 1 }, { b: 1 }],
    ['a field that says nothing', { a: undefined }, { b: undefined }],
    ['a list for a record', { 0: 'a' }, ['a']],
    ['something for nothing', null, { a: 1 }],
    ['nothing for something', { a: 1 }, null],
  ])('is told where there is %s', (_, before, after) => {
    const told = structuredClone(after)
    expect(shared(before, told)).toBe(told)
    expect(told).toEqual(after)
  })
})
