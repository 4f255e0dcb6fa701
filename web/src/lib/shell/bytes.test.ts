import { describe, expect, it } from 'vitest'
import { bytesIn } from './bytes'

describe('bytes', () => {
  it('are told in the largest unit that leaves at least one of it', () => {
    expect([0, 999, 1000, 2_345_678, 24e9, 5e15].map((bytes) => bytesIn('en', bytes))).toEqual([
      '0 byte',
      '999 byte',
      '1 kB',
      '2.3 MB',
      '24 GB',
      '5,000 TB',
    ])
  })

  it('are told in French units', () => {
    expect(bytesIn('fr', 2_345_678).replaceAll(/\s/g, ' ')).toBe('2,3 Mo')
  })
})
