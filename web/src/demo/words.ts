/** All that is said at a board, read from the folders that a server would serve it from. */
import { bundleOf, Speech, type Language } from '../lib/words/speech'

const SEATS = ['Ada', 'Ben', 'Chiara', 'Dimitri']

const files = import.meta.glob<string>(
  [
    '../../../src/lairkeeper/words/*.ftl',
    '../../../src/lairkeeper/games/*/{words,rulebook}/*.ftl',
    '../words/*.ftl',
    '../games/*/words/*.ftl',
  ],
  { query: '?raw', import: 'default' },
)

export async function speechFor(game: string, language: Language): Promise<Speech> {
  const isSaid = (path: string) =>
    path.endsWith(`/${language}.ftl`) && (path.includes(`/games/${game}/`) || !path.includes('/games/'))
  const texts = await Promise.all(
    Object.keys(files)
      .filter(isSaid)
      .map((path) => files[path]!()),
  )
  return new Speech(language, bundleOf(language, texts), SEATS)
}
