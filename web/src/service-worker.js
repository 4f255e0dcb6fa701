// Keeps the shell of the client for offline use. Nothing under /api is ever kept: a table is only what the server says.
const VERSION = 'lairkeeper-SHELL_VERSION'
const SHELL = 'SHELL_FILES'

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(SHELL)))
  self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldShells().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const address = new URL(request.url)
  if (request.method !== 'GET' || address.origin !== self.location.origin || address.pathname.startsWith('/api')) return
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(comeBack(event.notification.tag))
})

async function forgetOldShells() {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith('lairkeeper-') && name !== VERSION).map((name) => caches.delete(name)),
  )
}

/** The newest page where there is a network, the kept one where there is none. */
async function page(request) {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match('/')) ?? (await caches.match('/offline.html')) ?? Response.error()
  }
}

/** Files of a build never change, so what is kept is right; others are kept once they were fetched. */
async function file(request) {
  const kept = await caches.match(request)
  if (kept) return kept
  const fetched = await fetch(request)
  if (fetched.ok && new URL(request.url).pathname.startsWith('/assets/')) {
    const cache = await caches.open(VERSION)
    await cache.put(request, fetched.clone())
  }
  return fetched
}

async function comeBack(table) {
  const open = await self.clients.matchAll({ type: 'window' })
  const there = open.find((client) => client.url.includes(`/table/${table}`)) ?? open[0]
  return there ? there.focus() : self.clients.openWindow(`/table/${table}`)
}
