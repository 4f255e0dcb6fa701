import { describe, expect, it } from 'vitest'
import { fragment, go, parseFragment, parseRoute, route } from './router.svelte'

describe('an address', () => {
  it.each([
    ['/', { page: 'lobby' }],
    ['/settings', { page: 'settings' }],
    ['/table/Ab_-9', { page: 'table', table: 'Ab_-9' }],
    ['/replay/Ab9/', { page: 'replay', table: 'Ab9' }],
    ['/rules/some-game', { page: 'rules', game: 'some-game' }],
    ['/new/some-game', { page: 'new', game: 'some-game' }],
    ['/learn/some-game', { page: 'learn', game: 'some-game' }],
    ['/join', { page: 'join', code: '' }],
    ['/join/ABCDEF', { page: 'join', code: 'ABCDEF' }],
    ['/screen', { page: 'screen', code: '' }],
    ['/screen/AB23CD', { page: 'screen', code: 'AB23CD' }],
    ['/screen/no-code', { page: 'missing' }],
    ['/table', { page: 'missing' }],
    ['/table/a/b', { page: 'missing' }],
    ['/rules/No%20Game', { page: 'missing' }],
    ['/settings/x', { page: 'missing' }],
  ])('%s leads to its page', (path, expected) => {
    expect(parseRoute(path)).toEqual(expected)
  })
})

describe('a fragment', () => {
  it('holds a key, a moment, or a lone clause', () => {
    expect(parseFragment('#key=a-b_c')).toEqual({ key: 'a-b_c' })
    expect(parseFragment('#step=12&seat=open')).toEqual({ step: '12', seat: 'open' })
    expect(parseFragment('#ABC-RULE6')).toEqual({ '': 'ABC-RULE6' })
    expect(parseFragment('')).toEqual({})
    expect(parseFragment('#%E0%A4%A')).toEqual({ '': '%E0%A4%A' })
  })
})

it('goes from page to page', () => {
  go('/replay/abc#step=3')
  expect(route()).toEqual({ page: 'replay', table: 'abc' })
  expect(fragment()).toEqual({ step: '3' })
})
