import { afterEach, expect, it, vi } from 'vitest'
import { eraseMe, freeName, signIn, signOut } from './me.svelte'

afterEach(() => vi.unstubAllGlobals())

/** A browser that has a push subscription; what it is asked and asks, in order. */
function subscribed(): string[] {
  const done: string[] = []
  const endpoint = 'https://push.example/a'
  const made = {
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: () => Promise.resolve(done.push('unsubscribe')),
  }
  const registration = { pushManager: { getSubscription: () => Promise.resolve(made) } }
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve(registration) } })
  vi.stubGlobal('fetch', (address: string) => {
    done.push(address)
    return Promise.resolve(Response.json({ token: 't' }))
  })
  return done
}

it('ends the notifications of this browser before somebody signs out, or has everything deleted', async () => {
  for (const [leave, address] of [
    [signOut, '/api/sign-out'],
    [eraseMe, '/api/me/erase'],
  ] as const) {
    const done = subscribed()
    await leave()
    expect(done).toEqual(['/api/me/nudges/off', 'unsubscribe', address])
  }
})

it('tells this browser what waits for the person who has signed in', async () => {
  const done = subscribed()
  await signIn('Ann', 'long enough for this')
  expect(done).toEqual(['/api/sign-in', '/api/me/nudges/devices'])
})

it('signs people out whose notifications cannot be ended', async () => {
  const done = subscribed()
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.reject(new Error('private mode')) } })
  await signOut()
  expect(done).toEqual(['/api/sign-out'])
})

it('gives people without a name one that nobody else has at the table', () => {
  for (const chance of [0, 0.5, 0.99]) expect(freeName(['Owl', 'Fox', 'Frog'], ['Owl', 'Frog'], chance)).toBe('Fox')
})

it('adds a number where all names are taken', () => {
  expect(freeName(['Owl', 'Fox'], ['Fox', 'Owl'], 0.99)).toBe('Fox 2')
})
