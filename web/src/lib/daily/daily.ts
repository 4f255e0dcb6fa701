/** The challenge of the day: requests to the server, and the text to share. */
import type { DailyBoard, DailyGame, DailyPage, DailyResult, TableInfo } from '../../generated/protocol'
import { get, post } from '../api/http'
import { haveName } from '../api/me.svelte'
import type { Language, Speech } from '../words/speech'

export const dailyPage = (): Promise<DailyPage> => get('/daily')
export const dailyBoard = (day: string, game: string): Promise<DailyBoard> => get(`/daily/${day}/${game}`)
export const showResult = (day: string, game: string, isShown: boolean): Promise<DailyBoard> =>
  post(`/daily/${day}/${game}/result`, { is_shown: isShown })
/** The server's published commitment for a month. */
export const monthOf = (day: string): string => `/api/daily/months/${day.slice(0, 7)}`

/** The one try that counts, begun or gone on with; or a new one that does not. */
export async function playDaily(deal: DailyGame, language: Language, isCounted: boolean): Promise<TableInfo> {
  await haveName()
  const options = Object.fromEntries(deal.choices.map((field) => [field, language]))
  return post(`/daily/${deal.game}`, { is_counted: isCounted, options })
}

/** A result in three lines that reveals nothing about the deal. */
export function threeLines(t: Speech['t'], title: string, day: string, result: DailyResult): string {
  return [t('daily-share-title', { game: title, day }), sentenceOf(t, result), `${location.origin}/daily`].join('\n')
}

/** Won or lost, with points where the game has any, and otherwise with turns. */
export function sentenceOf(t: Speech['t'], { has_won, score, turns }: DailyResult): string {
  const won = has_won ? 'yes' : 'no'
  if (score !== null) return t('daily-result-points', { won, points: score })
  return turns > 0 ? t('daily-result-turns', { won, turns }) : t('daily-result', { won })
}

export const hoursAndMinutes = (ms: number): { hours: number; minutes: number } => {
  const minutes = Math.max(Math.ceil(ms / 60_000), 0)
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}
