/** Requests of the lobby to the server. */
import type {
  AnalysisInfo,
  ClauseInfo,
  Frame,
  GameInfo,
  JoinTicket,
  LogLine,
  MyGames,
  NewTable,
  PlayOn,
  Profile,
  ScreenTicket,
  TableInfo,
  TableLine,
  TipInfo,
  VariantInfo,
} from '../../generated/protocol'
import { get, post } from './http'

export const games = (): Promise<GameInfo[]> => get('/games')
/** The components of a box; `content` is the digest of a box other than the standard one. */
export const components = (game: string, content: unknown): Promise<unknown> =>
  get(`/games/${game}/components${typeof content === 'string' ? `?content=${encodeURIComponent(content)}` : ''}`)

/** The tips for newcomers. */
export const tips = (game: string): Promise<TipInfo[]> => get(`/games/${game}/tips`)

export const clauses = (game: string): Promise<ClauseInfo[]> => get(`/games/${game}/clauses`)

export const openTables = (): Promise<TableLine[]> => get('/tables')
export const myTables = (): Promise<TableLine[]> => get('/tables/mine')
/** Finished games, a page at a time: of one game, or with somebody whose name holds these letters. */
export function myGames(search: { game: string; name: string; before: number | null }): Promise<MyGames> {
  const { before, ...wanted } = search
  return get(`/me/games?${new URLSearchParams(before === null ? wanted : { ...wanted, before: String(before) })}`)
}
export const myProfile = (): Promise<Profile> => get('/me/profile')
export const openProfile = (isOpen: boolean): Promise<Profile> => post('/me/profile', { is_open: isOpen })
/** The public profile of a person. */
export const profileOf = (person: string): Promise<Profile> => get(`/people/${encodeURIComponent(person)}`)
export const EXPORT = '/api/me/export'
export const tableInfo = (id: string, key: string): Promise<TableInfo> => get(`/tables/${id}`, key)
/** Goes on with a journey that was kept in a file. */
export const importJourney = (file: string): Promise<TableInfo> => post('/tables/journeys', file)
/** Where the code of a public screen leads. */
export const screenTicket = (code: string): Promise<ScreenTicket> => get(`/tables/screens/${encodeURIComponent(code)}`)
/** The table that people join by this code while they gather. */
export const joinTicket = (code: string): Promise<JoinTicket> => get(`/join/${encodeURIComponent(code)}`)
/** What a content pack changes; refused if it cannot be played. */
export const lookAtVariant = (game: string, pack: Record<string, string>): Promise<VariantInfo> =>
  post('/tables/variants', { game, pack })
export const createTable = (table: NewTable): Promise<TableInfo> => post('/tables', table)

type TableAct =
  | 'sit'
  | 'leave'
  | 'bot'
  | 'swap'
  | 'team'
  | 'remove'
  | 'ready'
  | 'start'
  | 'pause'
  | 'rematch'
  | 'agree'
  | 'offer'
  | 'sequel'

export const act = (id: string, what: TableAct, body: Record<string, unknown> = {}, key = ''): Promise<TableInfo> =>
  post(`/tables/${id}/${what}`, body, key)

export interface FramePlace {
  step: number
  seat: number | null
  isOpen: boolean
}

export function frame(id: string, { step, seat, isOpen }: FramePlace, key: string): Promise<Frame> {
  const asked = new URLSearchParams(isOpen ? { open: 'true' } : seat === null ? {} : { seat: String(seat) })
  return get(`/tables/${id}/frames/${step}?${asked}`, key)
}

/** The analysis of a finished game, as far as it is computed. */
export const analysis = (id: string, key: string): Promise<AnalysisInfo> => get(`/tables/${id}/analysis`, key)

/** A table that goes on from a moment of a finished game. */
export const fork = (id: string, wanted: PlayOn, key: string): Promise<TableInfo> =>
  post(`/tables/${id}/fork`, wanted, key)

/** The public log of a finished game. */
export const story = (id: string, key: string): Promise<LogLine[]> => get(`/tables/${id}/story`, key)

/** The bot that sits down unless another is chosen: neither the easiest nor the hardest. */
export const usualBot = (bots: readonly string[]): string => bots[Math.floor(bots.length / 2)] ?? ''
