/** A page for those who draw the board: served by `npm run dev` at /src/games/vengeance/demo/, never built. */
import { mount } from 'svelte'
import '../../../styles/fonts.css'
import '../../../styles/tokens.css'
import '../../../styles/base.css'
import Demo from './Demo.svelte'
import { speechFor } from './words'

const asked = new URLSearchParams(location.search)
const language = asked.get('language') === 'fr' ? 'fr' : 'en'
document.documentElement.dataset.theme = asked.get('theme') === 'light' ? 'light' : 'dark'
document.documentElement.dataset.motion = asked.get('motion') === 'reduced' ? 'reduced' : 'full'
document.documentElement.lang = language

mount(Demo, {
  target: document.getElementById('demo')!,
  props: {
    name: asked.get('position') ?? 'roll',
    speech: await speechFor(language),
    motion: asked.get('motion') === 'reduced' ? 'reduced' : 'full',
  },
})
