// Keeps the shell of the client for offline use. Nothing under /api is ever kept: a table is only what the server says.
const VERSION = 'lairkeeper-SHELL_VERSION'
const SHELL = 'SHELL_FILES'
/** Events that were shown: a message that a killed server sends once more is shown once. */
const TOLD = 'lairkeeper-told'
const MOST_TOLD = 50

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

self.addEventListener('push', (event) => {
  event.waitUntil(tell(event.data?.json()))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(event.action === 'off' ? endPush() : comeBack(event.notification.tag))
})

async function forgetOldShells() {
  const names = await caches.keys()
  await Promise.all(
    names
      .filter((name) => name.startsWith('lairkeeper-') && name !== VERSION && name !== TOLD)
      .map((name) => caches.delete(name)),
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
  const there = open.find((client) => new URL(client.url).pathname === `/table/${table}`)
  return there ? there.focus() : self.clients.openWindow(`/table/${table}`)
}

async function tell(nudge) {
  if (!nudge || typeof nudge.event !== 'string' || !/^[\w-]{1,40}$/.test(nudge.table ?? '')) return
  // One at a time: two that come together would both find no mark.
  await navigator.locks.request(TOLD, async () => {
    if (await wasTold(nudge.event)) return
    await show(nudge)
    await markTold(nudge.event)
  })
}

function show(nudge) {
  return self.registration.showNotification(nudge.title, {
    body: nudge.text,
    tag: nudge.table,
    icon: '/icons/icon-192.png',
    actions: [
      { action: 'open', title: nudge.open },
      { action: 'off', title: nudge.off },
    ],
  })
}

const markOf = (event) => `/told/${encodeURIComponent(event)}`

/** Whether an event was shown already. */
async function wasTold(event) {
  const cache = await caches.open(TOLD)
  return (await cache.match(markOf(event))) !== undefined
}

/** Only once it is shown: a browser that ends the worker in between would lose it. */
async function markTold(event) {
  const cache = await caches.open(TOLD)
  await cache.put(markOf(event), new Response(''))
  const marks = await cache.keys()
  await Promise.all(marks.slice(0, -MOST_TOLD).map((old) => cache.delete(old)))
}

/** One tap, and this browser is told nothing more. */
async function endPush() {
  const made = await self.registration.pushManager.getSubscription()
  if (!made) return
  const me = await (await fetch('/api/me')).json()
  await fetch('/api/me/nudges/off', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Lairkeeper': me.token },
    body: JSON.stringify({ endpoint: made.endpoint }),
  })
  await made.unsubscribe()
}
