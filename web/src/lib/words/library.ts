/** Fluent files on the shelf: the client's own, the server's shared ones, a game's, and those of its board. */
import { NotThere, Unreachable } from '../api/http'
import { folderOf } from '../table/boards'
import { bundleOf, Speech, type Language } from './speech'

type Loader = () => Promise<string>

const own = import.meta.glob<string>('../../words/*.ftl', { query: '?raw', import: 'default' })
const boards = import.meta.glob<string>('../../games/*/words/*.ftl', { query: '?raw', import: 'default' })
/** The game's words without ids and coordinates, for people who see the board. */
const plain = import.meta.glob<string>('../../games/*/words/plain/*.ftl', { query: '?raw', import: 'default' })
const fetched = new Map<string, Promise<string>>()

/** The words of the shell. Those of the server's refusals follow: nobody reads them before something was refused. */
export async function shellSpeech(language: Language): Promise<Speech> {
  const messages = bundleOf(language, [await read(own[`../../words/${language}.ftl`])])
  serverWords(language).then(
    (text) => messages.add(text),
    () => undefined,
  )
  return new Speech(language, messages)
}

/** Everything that may be said at a table of this game; the rulebook is read when it is asked for, or for judges. */
export async function gameSpeech(language: Language, game: string, hasIds = false): Promise<Speech> {
  const files = await Promise.all([
    read(own[`../../words/${language}.ftl`]),
    serverWords(language),
    serverWords(`${language}/${game}?part=table`),
    read(boards[`../../games/${folderOf(game)}/words/${language}.ftl`]),
    read(hasIds ? undefined : plain[`../../games/${folderOf(game)}/words/plain/${language}.ftl`]),
  ])
  const messages = bundleOf(language, files)
  const rulebook = async () => messages.add(await serverWords(`${language}/${game}?part=rulebook`))
  if (hasIds) await rulebook()
  return new Speech(language, messages, [], null, rulebook)
}

/** What a game calls one of its presets: its own words are enough, without those of its board. */
export async function presetName(language: Language, game: string, preset: string): Promise<string> {
  const text = await serverWords(`${language}/${game}?part=table`)
  return new Speech(language, bundleOf(language, [text])).t(`preset-${preset}`)
}

function read(loader: Loader | undefined): Promise<string> {
  return loader ? loader() : Promise.resolve('')
}

function serverWords(path: string): Promise<string> {
  const known = fetched.get(path)
  if (known) return known
  const text = fetchText(`/api/words/${path}`)
  fetched.set(path, text)
  text.catch(() => fetched.delete(path))
  return text
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address).catch(() => null)
  if (response?.status === 404) throw new NotThere(address)
  if (!response?.ok) throw new Unreachable(address)
  return response.text()
}
