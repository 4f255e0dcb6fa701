/** A finished game as a file. */
import { get } from '../api/http'
import { save } from './share'

export async function downloadJournal(table: string, game: string, key: string): Promise<void> {
  const journal = await get<unknown>(`/tables/${table}/journal`, key)
  save(new Blob([JSON.stringify(journal)], { type: 'application/json' }), `${game}-${table}.json`)
}
