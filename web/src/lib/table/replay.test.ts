import { describe, expect, it } from 'vitest'
import { momentLink } from '../api/keys'
import { parseFragment } from '../shell/router.svelte'
import { momentOf } from './replay.svelte'

describe('a link to a moment', () => {
  const told = (link: string): Record<string, string> => parseFragment(new URL(link).hash)

  it('opens for people who were not at the table and shows the same', () => {
    const link = momentLink({ id: 't', watch_key: 'watch' }, 12, 'open', '')
    expect(new URL(link).pathname).toBe('/replay/t')
    expect(told(link).key).toBe('watch')
    expect(momentOf(told(link), 2)).toEqual({ step: 12, eyes: 'open' })
  })

  it('hands on the key somebody came with, or none', () => {
    expect(told(momentLink({ id: 't', watch_key: null }, 3, 1, 'mine')).key).toBe('mine')
    expect(told(momentLink({ id: 't', watch_key: null }, 3, 1, '')).key).toBeUndefined()
  })

  it('means the beginning where it makes no sense', () => {
    expect(momentOf({ step: 'soon', seat: '7' }, 2)).toEqual({ step: 0, eyes: 'public' })
    expect(momentOf({ step: '-4', seat: '1' }, 2)).toEqual({ step: 0, eyes: 1 })
    expect(momentOf({}, 2)).toEqual({ step: 0, eyes: 'public' })
  })
})
