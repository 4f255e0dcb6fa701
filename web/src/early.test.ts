import { beforeEach, expect, it, vi } from 'vitest'
import script from './early.js?raw'

const root = document.documentElement

/** The page of the lobby in English, opened by somebody who chose this. */
function open(chosen: object, place = 'lobby'): DOMStringMap {
  localStorage.setItem('lairkeeper-settings', JSON.stringify(chosen))
  root.lang = 'en'
  root.dataset.place = place
  new Function(script)()
  return root.dataset
}

beforeEach(() => {
  for (const name of Object.keys(root.dataset)) delete root.dataset[name]
  history.replaceState(null, '', '/')
})

it('shows the page as it came, in the light of the device', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  expect(open({ theme: 'auto', language: 'en' })).toMatchObject({ theme: 'dark' })
  expect(root.dataset.undrawn).toBeUndefined()
  vi.unstubAllGlobals()
})

it('keeps to the light that somebody chose', () => {
  expect(open({ theme: 'dark' }).theme).toBe('dark')
  expect(open({ theme: 'light' }).theme).toBe('light')
})

it('hides what was drawn in another language, or for another address', () => {
  expect(open({ language: 'fr' }).undrawn).toBe('')
  delete root.dataset.undrawn
  expect(open({ language: 'en' }, 'table').undrawn).toBe('')
  delete root.dataset.undrawn
  history.replaceState(null, '', '/table/abc')
  expect(open({ language: 'en' }, 'table').undrawn).toBeUndefined()
})

it('remembers the last button that was pressed until the client is alive', () => {
  document.body.innerHTML = '<div id="app"><button id="one"><i>1</i></button><button id="two">2</button></div>'
  open({ language: 'en' })
  const pressed = () => [...document.querySelectorAll('[data-pressed]')].map(({ id }) => id)
  document.getElementById('two')?.click()
  document.querySelector<HTMLElement>('#one i')?.click()
  expect(pressed()).toEqual(['one'])
  root.dataset.alive = ''
  document.getElementById('two')?.click()
  expect(pressed()).toEqual(['one'])
})

it('ignores stored settings that cannot be read', () => {
  localStorage.setItem('lairkeeper-settings', 'not so')
  root.lang = 'en'
  root.dataset.place = 'lobby'
  new Function(script)()
  expect(['light', 'dark']).toContain(root.dataset.theme)
})
