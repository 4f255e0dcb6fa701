import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import en from '../../words/en.ftl?raw'
import { bundleOf, Speech } from '../words/speech'
import AtTable from './AtTable.test.svelte'
import BotsBusy from './BotsBusy.svelte'
import { seat, table } from './samples'

const speech = new Speech('en', bundleOf('en', [en]))
const seats = [seat(0), seat(1, { kind: 'bot', is_mine: false })]

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function buttons(thinking: number[], skip = vi.fn()): Promise<HTMLElement[]> {
  render(AtTable, {
    Part: BotsBusy as never,
    given: { seats, thinking, skip } as never,
    info: table({ seats }),
    speech,
  })
  await vi.advanceTimersByTimeAsync(2000)
  return screen.queryAllByRole('button', { name: 'Skip ahead' })
}

it('offers to skip ahead while only bots are asked', async () => {
  const skip = vi.fn()
  const [button] = await buttons([1], skip)
  await fireEvent.click(button!)
  expect(skip).toHaveBeenCalledOnce()
})

it('lets people who are asked take their time, and offers nothing where nobody is asked', async () => {
  expect(await buttons([0, 1])).toEqual([])
  expect(await buttons([])).toEqual([])
})
