/** Requests to the server: a refusal comes back as an error that carries its phrase. */
import type { Phrase, Refusal } from '../../generated/protocol'

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code)
  }
}

/** The server could not be reached, or its response was invalid. */
export class Unreachable extends Error {}

/** The server has nothing of this name. */
export class NotThere extends Error {}

let token = ''

export function useToken(given: string): void {
  token = given
}

export const get = <T>(path: string, key = ''): Promise<T> => request<T>('GET', path, undefined, key)
/** A GET authorized by an operator's token instead of the cookie. */
export const getAs = <T>(path: string, bearer: string): Promise<T> => request<T>('GET', path, undefined, '', bearer)
/** A body of text is a file that is sent as it is. */
export const post = <T>(path: string, body: unknown = {}, key = ''): Promise<T> => request<T>('POST', path, body, key)

async function request<T>(method: string, path: string, body: unknown, key: string, bearer = ''): Promise<T> {
  const response = await reach(`/api${path}`, {
    method,
    headers: { ...headers(method, key), ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}) },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok) throw failure(answer)
  return answer as T
}

async function reach(address: string, how: RequestInit): Promise<Response> {
  try {
    return await fetch(address, how)
  } catch (cause) {
    throw new Unreachable(address, { cause })
  }
}

function headers(method: string, key: string): Record<string, string> {
  return {
    Accept: 'application/json',
    ...(method === 'POST' ? { 'Content-Type': 'application/json', 'X-Lairkeeper': token } : {}),
    ...(key ? { 'X-Lairkeeper-Key': key } : {}),
  }
}

function failure(answer: unknown): Error {
  const refusal = (answer ?? {}) as Partial<Refusal>
  return refusal.phrase ? new Refused(refusal as Refusal) : new Unreachable('no refusal')
}

/** Why the server refused something, if it did. */
export const codeOf = (error: unknown): string => (error instanceof Refused ? error.refusal.code : '')

/** The phrase for an error. */
export function phraseOf(error: unknown): Phrase {
  if (error instanceof Refused) return error.refusal.phrase
  if (error instanceof NotThere) return { key: 'missing-text', facts: {} }
  return { key: error instanceof Unreachable ? 'trouble-unreachable' : 'trouble-unknown', facts: {} }
}
