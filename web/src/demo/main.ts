/**
 * A demo page for board developers: served by `npm run dev` at /src/demo/, never built.
 *
 * Without a game it lists all positions. `?game=some_game&position=name` shows one on the board of its game, and
 * `position=minutes` the two-minute lesson; `language=fr`, `theme=light`, `motion=reduced` and `patterns` change how,
 * and with `fresh` what happened just before is played first.
 */
import { mount } from 'svelte'
import '../styles/fonts.css'
import '../styles/tokens.css'
import '../styles/base.css'
import { boardOf } from '../lib/table/boards'
import Demo from './Demo.svelte'
import Shelf from './Shelf.svelte'
import { componentsOf, framesOf } from './shelf'
import { speechFor } from './words'

const asked = new URLSearchParams(location.search)
const game = asked.get('game')
const name = asked.get('position') ?? 'minutes'
const language = asked.get('language') === 'fr' ? 'fr' : 'en'
const motion = asked.get('motion') === 'reduced' ? 'reduced' : 'full'
document.documentElement.dataset.theme = asked.get('theme') === 'light' ? 'light' : 'dark'
document.documentElement.dataset.motion = motion
document.documentElement.lang = language

const target = document.getElementById('demo')!
const drawn = game ? await boardOf(game) : null

if (!game || !drawn) {
  mount(Shelf, { target })
} else {
  const [components, frames, speech] = await Promise.all([
    componentsOf(game),
    framesOf(game, name),
    speechFor(game, language),
  ])
  const [isFresh, patterns] = [asked.has('fresh'), asked.has('patterns')]
  mount(Demo, { target, props: { drawn, components, frames, speech, motion, patterns, isFresh } })
}
