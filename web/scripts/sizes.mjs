// What a browser fetches to show the lobby for the first time, compressed; fails above the limit.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const LIMIT = 180_000
const dist = new URL('../dist/', import.meta.url)
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'))
const START = ['index.html', 'src/words/fr.ftl']

function gather(name, files) {
    const entry = manifest[name]
    if (!entry || files.has(entry.file)) return files
    for (const file of [entry.file, ...(entry.css ?? []), ...(entry.assets ?? [])]) files.add(file)
    for (const other of entry.imports ?? []) gather(other, files)
    return files
}

function weight(file) {
    const bytes = readFileSync(new URL(file, dist))
    return file.endsWith('.woff2') ? bytes.length : gzipSync(bytes).length
}

const known = (start) => Object.keys(manifest).find((name) => name.startsWith(start))
const files = START.reduce((all, start) => gather(known(start), all), new Set(['index.html']))
const weights = [...files].map((file) => [file, weight(file)]).sort((a, b) => b[1] - a[1])
const total = weights.reduce((sum, [, bytes]) => sum + bytes, 0)
for (const [file, bytes] of weights) console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB  ${file}`)
console.log(`${(total / 1000).toFixed(1).padStart(7)} kB  in all, of ${LIMIT / 1000} kB`)
if (total > LIMIT) process.exit(1)
