/** Server-side rendering at build time: the HTML of the pages that people open first. */
import { render } from 'svelte/server'
import App from './App.svelte'
import { go } from './lib/shell/router.svelte'
import { settings } from './lib/shell/settings.svelte'
import type { Language } from './lib/words/speech'
import { speak } from './lib/words/words.svelte'

export async function drawn(language: Language, address: string): Promise<string> {
  settings.language = language
  await speak(language)
  go(address)
  return render(App).body
}
