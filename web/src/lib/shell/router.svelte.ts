/** Client-side routing: the page of a URL, and navigation without reloading. */

export type Route =
  | { page: 'lobby' | 'games' | 'daily' | 'settings' | 'admin' | 'privacy' | 'missing' }
  | { page: 'new' | 'rules' | 'learn' | 'first' | 'find'; game: string }
  | { page: 'table' | 'replay'; table: string }
  | { page: 'screen' | 'join'; code: string }
  | { page: 'person'; person: string }

const NAME = /^[a-z0-9-]+$/
const CODE = /^[A-Za-z0-9]+$/
const TABLE = /^[A-Za-z0-9_-]+$/

export function parseRoute(path: string): Route {
  const [page = '', subject = '', ...rest] = path.split('/').filter(Boolean)
  if (rest.length > 0) return { page: 'missing' }
  if (page === '') return { page: 'lobby' }
  const isAlone = page === 'settings' || page === 'games' || page === 'daily' || page === 'admin' || page === 'privacy'
  if (isAlone && !subject) return { page }
  if ((page === 'screen' || page === 'join') && (!subject || CODE.test(subject))) return { page, code: subject }
  const isOfGame = page === 'new' || page === 'rules' || page === 'learn' || page === 'first' || page === 'find'
  if (isOfGame && NAME.test(subject)) return { page, game: subject }
  if ((page === 'table' || page === 'replay') && TABLE.test(subject)) return { page, table: subject }
  if (page === 'person' && TABLE.test(subject)) return { page, person: subject }
  return { page: 'missing' }
}

/** Parses a fragment like `#step=12&seat=1`; a single word (`#ABC-RULE6`) has the empty name. */
export function parseFragment(hash: string): Record<string, string> {
  const text = hash.replace(/^#/, '')
  if (text && !text.includes('=')) return { '': plain(text) }
  return Object.fromEntries(new URLSearchParams(text))
}

function plain(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

let path = $state(location.pathname)
let hash = $state(location.hash)

export const route = (): Route => parseRoute(path)
export const fragment = (): Record<string, string> => parseFragment(hash)

export function go(address: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', address)
  read()
}

function read(): void {
  const isNewPage = path !== location.pathname
  path = location.pathname
  hash = location.hash
  if (isNewPage) window.scrollTo(0, 0)
}

/** Follows links inside the client; others, and those opened in a new tab, are left to the browser. */
function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (link.pathname.startsWith('/api') || link.getAttribute('href')?.startsWith('#')) return
  event.preventDefault()
  go(link.href)
}

export function startRouter(): void {
  addEventListener('popstate', read)
  addEventListener('hashchange', read)
  document.addEventListener('click', followLink)
}
