import { expect, it } from 'vitest'
import { Inspector } from './inspect.svelte'

it('closes the note of a thing that loses the focus in the middle of an update', () => {
  const inspector = new Inspector()
  const thing = document.createElement('span')
  const end = inspector.explains(() => 'A torch.')(thing)
  thing.dispatchEvent(new Event('click'))
  expect(inspector.told?.text).toBe('A torch.')
  const updated = $derived.by(() => thing.dispatchEvent(new Event('blur')))
  expect((() => updated)()).toBe(true)
  expect(inspector.told).toBeNull()
  end?.()
})
