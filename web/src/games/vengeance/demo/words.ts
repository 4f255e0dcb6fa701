/** The words of the demo page: the board's own and the game's, which the development server reads from its folder. */
import { bundleOf, Speech, type Language } from '../../../lib/words/speech'
import en from '../words/en.ftl?raw'
import fr from '../words/fr.ftl?raw'
import { GAME_WORDS } from '../fixtures/words'

const SEATS = ['Ada', 'Ben', 'Chiara', 'Dimitri']

export function speechFor(language: Language): Speech {
  return new Speech(language, bundleOf(language, [GAME_WORDS[language], language === 'fr' ? fr : en]), SEATS)
}
