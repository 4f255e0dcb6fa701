/** Keys of tables: they come in the fragment of a link, and are kept for as long as the tab is open. */
const shelf = (table: string): string => `lairkeeper-key-${table}`

export function keyOf(table: string, fragment: Record<string, string>): string {
  if (fragment.key) remember(table, fragment.key)
  return fragment.key ?? recall(table)
}

function remember(table: string, key: string): void {
  try {
    sessionStorage.setItem(shelf(table), key)
  } catch {
    return
  }
}

function recall(table: string): string {
  try {
    return sessionStorage.getItem(shelf(table)) ?? ''
  } catch {
    return ''
  }
}

export const linkTo = (table: string, key: string): string => `${location.origin}/table/${table}#key=${key}`
