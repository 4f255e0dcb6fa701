/** A content pack in a link: `#pack=…`, the files as JSON, deflated and written in URL-safe Base64. */

export type Pack = Record<string, string>

/** More than the server takes; a link that would unpack to more is not read to its end. */
const MOST_BYTES = 256 * 1024

/** The files in a link; nothing if it is damaged. */
export async function unpacked(text: string): Promise<Pack | undefined> {
  try {
    const found: unknown = JSON.parse(await inflated(bytesOf(text)))
    return isPack(found) ? found : undefined
  } catch {
    return undefined
  }
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
}

async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')).getReader()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  for (let size = 0; ;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > MOST_BYTES) throw new RangeError('too large')
    text += decoder.decode(value, { stream: true })
  }
}

function isPack(found: unknown): found is Pack {
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return false
  const texts = Object.values(found)
  return texts.length > 0 && texts.every((text) => typeof text === 'string')
}
