/** The shell's words in the language of the moment; what reads `t` is said anew when the language changes. */
import type { Phrase } from '../../generated/protocol'
import { shellSpeech } from './library'
import { bundleOf, Speech, type Facts, type Language } from './speech'

let current = $state.raw(new Speech('en', bundleOf('en', [])))

export async function speak(language: Language): Promise<void> {
  current = await shellSpeech(language)
  document.documentElement.lang = language
}

export const t = (key: string, facts?: Facts): string => current.t(key, facts)
export const say = (phrase: Phrase): string => current.say(phrase)
export const speech = (): Speech => current
export const language = (): Language => current.language
