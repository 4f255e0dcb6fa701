/** The words of the demo page: the board's own, and the game's where a server is there to tell them. */
import { bundleOf, Speech, type Language } from '../../../lib/words/speech'
import en from '../words/en.ftl?raw'
import fr from '../words/fr.ftl?raw'

const SEATS = ['Cleo', 'Bastien', 'Mo', 'Ines']

async function served(path: string): Promise<string> {
  const response = await fetch(`/api/words/${path}`).catch(() => null)
  return response?.ok ? response.text() : ''
}

export async function speechFor(language: Language): Promise<Speech> {
  const shared = await Promise.all([served(language), served(`${language}/run-run-run`)])
  return new Speech(language, bundleOf(language, [...shared, language === 'fr' ? fr : en]), SEATS)
}
