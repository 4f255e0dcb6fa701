import { beforeEach, expect, it, vi } from 'vitest'
import type { GameInfo, NewTable, TableOptionInfo } from '../../generated/protocol'
import { settings } from './settings.svelte'
import { playWithBots } from './starting'

const option = (field: string, given: Partial<TableOptionInfo>): TableOptionInfo => ({
  field,
  kind: 'set_up',
  values: [],
  default: '',
  among_strangers: '',
  clause: null,
  unit: '',
  least: null,
  most: null,
  needs: {},
  ...given,
})
const game: GameInfo = {
  name: 'stairs',
  version: 1,
  least_players: 2,
  most_players: 4,
  options: [
    option('players', { unit: 'players', values: ['2', '3', '4'], default: '2', least: 2, most: 4 }),
    option('tongue', { unit: 'language', values: ['en', 'fr'], default: 'en' }),
    option('fog', { values: ['thin', 'thick', 'none'], default: 'none' }),
  ],
  presets: [
    { name: 'easy', options: { fog: 'thin' }, needs: {} },
    { name: 'hard', options: { fog: 'thick' }, needs: {} },
  ],
  has_teams: false,
  bots: ['easy', 'normal', 'hard'],
}
const seats = [
  { seat: 0, kind: 'person', role: null },
  { seat: 1, kind: 'empty', role: null },
  { seat: 2, kind: 'empty', role: 'juror' },
]
let asked: { address: string; body: Record<string, unknown> }[]

beforeEach(() => {
  asked = []
  settings.levels = {}
  vi.stubGlobal('fetch', (address: string, how: RequestInit) => {
    asked.push({ address, body: JSON.parse(String(how.body)) as Record<string, unknown> })
    return Promise.resolve(new Response(JSON.stringify({ id: 't', seats })))
  })
})
const opened = (): NewTable => asked[0]!.body as unknown as NewTable

it('plays the easiest level in the language of the person, with a bot in every seat of a player', async () => {
  await playWithBots(game, 'fr')
  expect(opened().options).toEqual({ players: '2', tongue: 'fr', fog: 'thin' })
  expect(asked.slice(1)).toEqual([
    { address: '/api/tables/t/bot', body: { seat: 1, bot: 'normal' } },
    { address: '/api/tables/t/start', body: {} },
  ])
})

it('plays the level that was chosen last', async () => {
  settings.levels = { stairs: 'hard' }
  await playWithBots(game, 'en')
  expect(opened().options).toMatchObject({ fog: 'thick' })
})
