import { expect, it, vi } from 'vitest'
import type { Preview } from '../../generated/protocol'
import { Previews } from './previews.svelte'
import { question } from './samples'

const effect = { kind: 'cost' as const, effect: { type: 'torch_spent' }, phrase: { key: 'x', facts: {} } }
const asked = question(3, { can_preview: true })
const [first, second] = asked.choices as [(typeof asked.choices)[0], (typeof asked.choices)[0]]

it('tells what an answer costs once that is known, and asks once', async () => {
  const ask = vi.fn(async () => [{ option: first.option, effects: [effect] }])
  const previews = new Previews(ask)
  expect(previews.of(first)).toEqual([])
  await previews.follow(asked)
  await previews.follow(asked)
  expect([previews.of(first), previews.of(second)]).toEqual([[effect], []])
  expect(ask).toHaveBeenCalledOnce()
})

it('asks nothing where nothing can be known', async () => {
  const ask = vi.fn(async () => [])
  await new Previews(ask).follow(question(3))
  expect(ask).not.toHaveBeenCalled()
})

it('ignores previews that arrive after the question has gone', async () => {
  let tell: (previews: Preview[]) => void = () => undefined
  const previews = new Previews(() => new Promise((resolve) => (tell = resolve)))
  const waiting = previews.follow(asked)
  void previews.follow(undefined)
  tell([{ option: first.option, effects: [effect] }])
  await waiting
  expect(previews.of(first)).toEqual([])
})
