/** Starts a game against bots without a form. */
import type { GameInfo, PresetInfo, TableInfo } from '../../generated/protocol'
import { act, createTable, usualBot } from '../api/lobby'
import type { Language } from '../words/speech'
import { Agreement, usualWord } from './agreement.svelte'
import { settings } from './settings.svelte'

const EASIEST = 'easy'

/** The level last chosen on this device, otherwise the easiest one; none for a game without levels. */
function levelOf(game: GameInfo, offered: readonly PresetInfo[]): PresetInfo | undefined {
  const last = offered.find(({ name }) => name === settings.levels[game.name])
  return last ?? offered.find(({ name }) => name === EASIEST)
}

/** Opens and starts a table for one person with bots in all other seats, in the person's language. */
export async function playWithBots(game: GameInfo, language: Language): Promise<TableInfo> {
  const agreement = new Agreement(game, usualWord(language))
  const level = levelOf(game, agreement.presets)
  if (level) agreement.take(level)
  const table = await createTable({
    game: game.name,
    options: agreement.sent,
    title: '',
    joining: 'invited',
    luck: 'server',
  })
  for (const { seat } of table.seats.filter(({ kind, role }) => kind === 'empty' && role === null)) {
    await act(table.id, 'bot', { seat, bot: usualBot(game.bots) })
  }
  return act(table.id, 'start')
}
