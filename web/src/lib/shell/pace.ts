/**
 * One thing after the other. A page that opens draws each of its parts in a task of its own, so that a slow phone
 * answers fingers in between.
 */
import { getContext, setContext } from 'svelte'

const KEY = Symbol('pace')

export class Pace {
  private last: Promise<void> = Promise.resolve()

  /** Runs in a separate task, after all earlier requests. */
  turn(): Promise<void> {
    this.last = this.last.then(nextTask)
    return this.last
  }
}

/** Not a timer: browsers delay timers by a second in background tabs. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}

/** Parts of this page wait for each other. */
export const setPace = (): Pace => setContext(KEY, new Pace())
/** Undefined if rendering is not paced, as in component tests. */
export const usePace = (): Pace | undefined => getContext<Pace | undefined>(KEY)

/** Once the page has nothing else to do, or after so many milliseconds; the returned function calls it off. */
export function whenIdle(deed: () => void, latest: number): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(deed, latest)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(deed, { timeout: latest })
  return () => cancelIdleCallback(asked)
}
