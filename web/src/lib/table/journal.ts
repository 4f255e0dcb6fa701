/** A finished game as a file. */
import { get } from '../api/http'

export async function downloadJournal(table: string, game: string, key: string): Promise<void> {
  const journal = await get<unknown>(`/tables/${table}/journal`, key)
  const address = URL.createObjectURL(new Blob([JSON.stringify(journal)], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: `${game}-${table}.json` })
  link.click()
  URL.revokeObjectURL(address)
}
