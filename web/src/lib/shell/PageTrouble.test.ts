import { render, screen } from '@testing-library/svelte'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { NotThere, Unreachable } from '../api/http'
import { speak } from '../words/words.svelte'
import PageTrouble from './PageTrouble.svelte'

beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('nobody there')))
  await speak('en')
})

describe('a page that cannot be shown', () => {
  it('is tried again where the server did not answer', () => {
    render(PageTrouble, { title: 'No rules', error: new Unreachable() })
    expect(screen.getByRole('heading', { name: 'No rules' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  it('does not blame the network for a name that nobody has', () => {
    render(PageTrouble, { title: 'No rules', error: new NotThere() })
    expect(screen.getByRole('heading', { name: /nothing behind this door/ })).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
    expect(document.body.textContent).not.toMatch(/online/)
  })
})
