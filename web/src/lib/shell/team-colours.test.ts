import { expect, it } from 'vitest'
import { teamColours } from './team-colours'

const seat = (number: number, team: number | null) => ({ seat: number, team })

it('gives the seats of a team one colour, and leaves others as they are', () => {
  const element = document.createElement('div')
  const clear = teamColours([seat(0, 0), seat(1, 1), seat(2, 0), seat(3, null)])(element)
  const colours = [1, 2, 3, 4].map((number) => element.style.getPropertyValue(`--seat-${number}`))
  expect(colours).toEqual(['var(--team-1)', 'var(--team-2)', 'var(--team-1)', ''])
  clear?.()
  expect(element.style.getPropertyValue('--seat-1')).toBe('')
})
