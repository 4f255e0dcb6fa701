/** Rows of buttons that are one Tab stop together: arrow keys, Home and End lead from one to another. */

/** Where a key leads from here: left and right through all of them, up and down from row to row. */
export function stopAfter<Stop>(rows: readonly (readonly Stop[])[], from: Stop, key: string): Stop | undefined {
  const all = rows.flat()
  const place = all.indexOf(from)
  const row = rows.findIndex((one) => one.includes(from))
  if (place < 0) return undefined
  if (key === 'ArrowLeft') return all[place - 1]
  if (key === 'ArrowRight') return all[place + 1]
  if (key === 'ArrowUp') return rows[row - 1]?.[0]
  if (key === 'ArrowDown') return rows[row + 1]?.[0]
  if (key === 'Home') return all[0]
  return key === 'End' ? all.at(-1) : undefined
}
