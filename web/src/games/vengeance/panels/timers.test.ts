import { expect, it } from 'vitest'
import type { Hourglass } from '../../../lib/table/hourglass'
import { nextLimit } from './timers'

const limit = (question: string, is_running: boolean) => ({ question, is_running, seats: [] }) as unknown as Hourglass

it('shows the limit for the last dice only once it runs', () => {
  expect(nextLimit([limit('stop_rolling', false)], 0)).toBeNull()
  expect(nextLimit([limit('stop_rolling', true)], 0)?.question).toBe('stop_rolling')
  expect(nextLimit([limit('close_reserve', false)], 0)?.question).toBe('close_reserve')
})
