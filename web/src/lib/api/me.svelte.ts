/** The current user: a guest with a name, or an account with a passphrase. */
import type { Me } from '../../generated/protocol'
import { t } from '../words/words.svelte'
import { codeOf, get, post, useToken } from './http'
import { carryPush, endPush } from './nudges'

/** The longest name that the server accepts, in characters. */
export const LONGEST_NAME = 24

let me = $state.raw<Me | null>(null)
let asking: Promise<Me> | null = null

export const whoAmI = (): Me | null => me

/** Asks once; every request that changes something needs the answer. */
export function meet(): Promise<Me> {
  asking ??= get<Me>('/me').then(remember)
  asking.catch(() => (asking = null))
  return asking
}

function remember(known: Me): Me {
  useToken(known.token)
  return (me = known)
}

export const rename = async (name: string): Promise<Me> => remember(await post<Me>('/me/name', { name }))
export const keepMe = async (passphrase: string): Promise<Me> =>
  remember(await post<Me>('/me/passphrase', { passphrase }))
export async function signIn(name: string, passphrase: string): Promise<Me> {
  const known = remember(await post<Me>('/sign-in', { name, passphrase }))
  await carryPush().catch(() => undefined)
  return known
}

/** Everything of this person is deleted, on all devices; a new guest takes their place. */
export async function eraseMe(): Promise<Me> {
  await endPush().catch(() => undefined)
  return remember(await post<Me>('/me/erase'))
}

/** The next person in this browser does not see the notifications of this one. */
export async function signOut(): Promise<Me> {
  await endPush().catch(() => undefined)
  return remember(await post<Me>('/sign-out'))
}

/**
 * A person who sits down without a name is given one that nobody else has there; it can be changed at any time. A name
 * that was given is given anew where somebody else has it already, or signs in under it.
 */
export async function haveName(taken: string[] = []): Promise<void> {
  const { name, has_passphrase } = me ?? (await meet())
  const names = t('guest-names').split(', ')
  if (name && (has_passphrase || !names.includes(name) || !taken.includes(name))) return
  await takeAny(names, taken)
}

async function takeAny(names: string[], taken: string[]): Promise<void> {
  const name = freeName(names, taken)
  try {
    await rename(name)
  } catch (error) {
    if (codeOf(error) !== 'storage-name-taken' || taken.length > names.length) throw error
    await takeAny(names, [...taken, name])
  }
}

export function freeName(names: string[], taken: string[], chance = Math.random()): string {
  const free = names.filter((name) => !taken.includes(name))
  const offered = free.length > 0 ? free : names.map((name) => `${name} ${taken.length}`)
  return offered[Math.floor(chance * offered.length)] ?? ''
}
