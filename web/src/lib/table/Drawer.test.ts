import { render, screen } from '@testing-library/svelte'
import { afterEach, expect, it, vi } from 'vitest'
import en from '../../words/en.ftl?raw'
import { bundleOf, Speech } from '../words/speech'
import AtTable from './AtTable.test.svelte'
import Drawer from './Drawer.svelte'
import { line, table } from './samples'

const speech = new Speech('en', bundleOf('en', [en]))

/** A screen on which the drawer stands beside the board, or one on which it is a sheet over it. */
function screenIsWide(isWide: boolean): void {
  const query = { matches: isWide, addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('matchMedia', () => query)
}

afterEach(() => vi.unstubAllGlobals())

const part = (lines: number, isOpen: boolean) => ({
  Part: Drawer as never,
  given: {
    tabs: ['log', 'rules', 'chat'],
    log: Array.from({ length: lines }, (_, place) => line(place)),
    chat: [],
    tab: 'log',
    isOpen,
    wanted: { clause: '', count: 0 },
    unread: 0,
    isHeard: true,
    draft: '',
    reader: null,
    send: () => Promise.resolve(true),
  } as never,
  info: table(),
  speech,
})
const shown = () => screen.queryAllByRole('listitem').length

it('draws no line of the log while a small screen hides it, and all of them once it is opened', async () => {
  screenIsWide(false)
  const { rerender } = render(AtTable, part(2, false))
  expect(shown()).toBe(0)
  await rerender(part(3, true))
  expect(shown()).toBe(3)
  await rerender(part(5, false))
  expect(shown()).toBe(3)
})

it('follows the game on a wide screen', async () => {
  screenIsWide(true)
  const { rerender } = render(AtTable, part(2, false))
  await rerender(part(3, false))
  expect(shown()).toBe(3)
})
