/** Polls while the page is visible, and less often while requests fail. */

export const EVERY = 20_000
const LONGEST = 300_000
/** Going from tab to tab does not ask each time. */
const STILL_FRESH = 5_000

/** Never the same for all pages of a server that comes back. */
export function waitAfter(failures: number, chance = Math.random()): number {
  return Math.round(Math.min(EVERY * 2 ** failures, LONGEST) * (0.8 + 0.4 * chance))
}

/** Calls the function at once and then periodically; returns a function to stop. */
export function keepFresh(look: () => Promise<unknown>): () => void {
  const stopping = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLooking = false
  let failures = 0
  let lookedAt = 0

  async function turn(): Promise<void> {
    clearTimeout(timer)
    if (isLooking) return
    isLooking = true
    failures = await look().then(
      () => 0,
      () => failures + 1,
    )
    isLooking = false
    lookedAt = performance.now()
    wait()
  }

  function wait(): void {
    clearTimeout(timer)
    if (!document.hidden && !stopping.signal.aborted) timer = setTimeout(turn, waitAfter(failures))
  }

  /** The page is seen again, or out of sight; or the network is back. */
  function changed(): void {
    const isStale = performance.now() - lookedAt > STILL_FRESH
    if (isStale && !document.hidden) void turn()
    else wait()
  }

  document.addEventListener('visibilitychange', changed, stopping)
  addEventListener('online', changed, stopping)
  void turn()
  return () => {
    clearTimeout(timer)
    stopping.abort()
  }
}
