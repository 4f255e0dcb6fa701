import { flushSync, hydrate, mount } from 'svelte'
import App from './App.svelte'
import { meet } from './lib/api/me.svelte'
import { nextTask } from './lib/shell/pace'
import { route, startRouter } from './lib/shell/router.svelte'
import { followSettings, settings } from './lib/shell/settings.svelte'
import { speak } from './lib/words/words.svelte'
import { pages } from './pages'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/controls.css'

/** Sets the accent colour of the current game. */
import.meta.glob('./games/*/door/world.css', { eager: true })

async function start(): Promise<void> {
  followSettings()
  startRouter()
  /** Fetched together with the words; trouble is told by the page itself. */
  meet().catch(() => undefined)
  Promise.resolve(pages[route().page]()).catch(() => undefined)
  await speak(settings.language)
  await nextTask()
  const target = document.getElementById('app')
  if (target) draw(target)
  if (import.meta.env.PROD) await navigator.serviceWorker?.register('/service-worker.js')
}

/** Buttons pressed before the script ran (`early.js` remembers them). */
function carryOut(target: HTMLElement): void {
  document.documentElement.dataset.alive = ''
  const pressed = target.querySelector<HTMLElement>('[data-pressed]')
  pressed?.removeAttribute('data-pressed')
  pressed?.click()
}

/** Hydrates a page that the server rendered; renders it again if it was made for another address or language. */
function draw(target: HTMLElement): void {
  const { dataset } = document.documentElement
  if (target.hasChildNodes() && dataset.undrawn === undefined) {
    hydrate(App, { target })
    flushSync()
    carryOut(target)
  } else {
    target.replaceChildren()
    delete dataset.undrawn
    mount(App, { target })
    dataset.alive = ''
  }
}

void start()
