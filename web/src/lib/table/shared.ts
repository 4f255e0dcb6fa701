/** What is told anew with whatever did not change taken from what was known: who draws it sees that it is the same. */
export function shared<T>(known: unknown, told: T): T {
  if (known === told || !isRecord(known) || !isRecord(told)) return told
  if (Array.isArray(known) !== Array.isArray(told)) return told
  const keys = Object.keys(told)
  let isSame = keys.length === Object.keys(known).length
  for (const key of keys) {
    const kept = shared(known[key], told[key])
    isSame &&= kept === known[key] && key in known
    ;(told as Record<string, unknown>)[key] = kept
  }
  return isSame ? (known as T) : told
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
