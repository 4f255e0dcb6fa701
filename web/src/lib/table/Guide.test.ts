import { render } from '@testing-library/svelte'
import { beforeEach, expect, it, vi } from 'vitest'
import en from '../../words/en.ftl?raw'
import { settings } from '../shell/settings.svelte'
import { bundleOf, Speech } from '../words/speech'
import AtTable from './AtTable.test.svelte'
import type { GuideStep } from './board'
import Guide from './Guide.svelte'
import { question, table } from './samples'

const WORDS = `
aim = Get out.
one = Take a step.
two = Take another.
wait = { $pointer ->
    [finger] Hold a finger.
   *[mouse] Hold the button.
  }
`
const speech = new Speech('en', bundleOf('en', [en, WORDS]))
const asks =
  (name: string): GuideStep['when'] =>
  ({ questions }) =>
    questions.some((asked) => asked.question === name)
const steps: GuideStep[] = [
  { key: 'aim', isAim: true, when: ({ questions }) => questions.length > 0 },
  { key: 'one', when: asks('one') },
  { key: 'two', when: asks('two') },
  { key: 'wait', when: ({ questions }) => questions.length === 0 },
]

const asked = (...names: string[]) => ({
  Part: Guide as never,
  given: { steps, view: {}, questions: names.map((name, number) => question(number, { question: name })) } as never,
  info: table(),
  speech,
})
const said = () => document.querySelector('.guide p')?.textContent ?? ''

beforeEach(() => {
  settings.guided = []
})

it('says what the game is about before its first remark, and each remark once', async () => {
  const { rerender } = render(AtTable, asked())
  expect(said()).not.toContain('Get out.')
  await rerender(asked('one'))
  expect(said()).toBe('Get out. Take a step.')
  await rerender(asked('two'))
  expect(said()).toBe('Take another.')
  await rerender(asked('one'))
  expect(said()).toBe('')
})

it.each([
  [true, 'Hold a finger.'],
  [false, 'Hold the button.'],
])('fits its words to the pointer: coarse %s', (isCoarse, words) => {
  const real = window.matchMedia.bind(window)
  const look = vi.spyOn(window, 'matchMedia')
  look.mockImplementation((query) => {
    const found = real(query)
    if (query === '(pointer: coarse)') vi.spyOn(found, 'matches', 'get').mockReturnValue(isCoarse)
    return found
  })
  render(AtTable, asked())
  expect(said()).toBe(words)
  look.mockRestore()
})
