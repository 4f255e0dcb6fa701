import { expect, test } from 'vitest'
import { unpacked } from './packs'

async function link(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate'))
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}

test('the files of a link are read', async () => {
  const pack = { 'supplies.toml': 'torches = 41 # épées' }
  expect(await unpacked(await link(JSON.stringify(pack)))).toEqual(pack)
})

test.each(['', '%%%', 'AAAA'])('a damaged link is none: %s', async (text) => {
  expect(await unpacked(text)).toBeUndefined()
})

test.each(['nonsense', '[]', '{}', '{"a.toml": 1}', 'null'])('what is no pack is none: %s', async (text) => {
  expect(await unpacked(await link(text))).toBeUndefined()
})

test('a link that unpacks to far more than a pack is not read to its end', async () => {
  expect(await unpacked(await link(JSON.stringify({ 'a.toml': 'x'.repeat(2_000_000) })))).toBeUndefined()
})
