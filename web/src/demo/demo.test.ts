import { render } from '@testing-library/svelte'
import { beforeAll, describe, expect, it } from 'vitest'
import { boardOf } from '../lib/table/boards'
import Demo from './Demo.svelte'
import Shelf from './Shelf.svelte'
import { componentsOf, framesOf, positions } from './shelf'
import { speechFor } from './words'

const games = [...new Set(positions().map(({ game }) => game))]

/** Boards are large: their first import takes its time, and so does drawing a whole maze. */
const PATIENCE = 60_000
beforeAll(() => Promise.all(games.map((game) => boardOf(game))), PATIENCE)

async function show(game: string, name: string) {
  const [drawn, components, frames, speech] = await Promise.all([
    boardOf(game),
    componentsOf(game),
    framesOf(game, name),
    speechFor(game, 'en'),
  ])
  const props = {
    drawn: drawn!,
    components,
    frames,
    speech,
    motion: 'reduced',
    patterns: false,
    isFresh: false,
  } as const
  return { frames, speech, ...render(Demo, { props }) }
}

describe('the demo page for board developers', () => {
  it.each(positions())('shows $name of $game, with its question', { timeout: PATIENCE }, async ({ game, name }) => {
    const { frames, speech, container } = await show(game, name)
    const question = frames[0]!.questions[0]
    expect(container.querySelector('main.table')!.children.length).toBeGreaterThan(0)
    expect(container.querySelector('.told')!.textContent!.trim()).toBe(question ? speech.say(question.phrase) : '')
  })

  it.each(games)('shows the lesson of %s', async (game) => {
    const { container } = await show(game, 'minutes')
    expect(container.querySelector('main.page h1, main.page h2')).not.toBeNull()
    expect(container.textContent).not.toContain('minutes-')
  })

  it('lists every position', () => {
    const { container } = render(Shelf)
    const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    for (const { game, name } of positions()) expect(links).toContain(`?game=${game}&position=${name}`)
  })
})
