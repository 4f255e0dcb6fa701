// Writes src/generated/*.ts from the Python records; with --check, only says whether they are current.
import { compile } from 'json-schema-to-typescript'
import { readFileSync, writeFileSync } from 'node:fs'
import { format } from 'prettier'
import { askPython } from './python.mjs'

const folder = new URL('../src/generated/', import.meta.url)
const isCheck = process.argv.includes('--check')
const banner = '// Made by `npm run types` from the Python records: do not edit.'

/** Types are named by their definitions, so titles would only say the same twice. */
function untitled(node) {
    if (Array.isArray(node)) return node.map(untitled)
    if (node === null || typeof node !== 'object') return node
    const entries = Object.entries(node).filter(([key, value]) => key !== 'title' || typeof value !== 'string')
    return Object.fromEntries(entries.map(([key, value]) => [key, untitled(value)]))
}

/** A definition that only points to another one is a second name for it. */
function aliases(definitions) {
    const pointing = Object.entries(definitions).filter(([, definition]) => definition.$ref)
    return pointing
        .map(([name, { $ref }]) => [name, $ref.split('/').at(-1)])
        .filter(([name, target]) => name !== target)
}

async function typescript(schema) {
    const { definitions } = untitled(schema)
    const second = aliases(definitions)
    for (const [name] of second) delete definitions[name]
    const source = await compile({ definitions }, 'Root', {
        bannerComment: banner,
        unreachableDefinitions: true,
        additionalProperties: false,
        format: false,
    })
    const own = source
        .replace(/export interface Root \{[^}]*\}\n?/, '')
        .replace(
            /( \*\n)? \* This (interface|type) was referenced by `Root`'s JSON-Schema\n( \*)? via the `definition` ".*"\.\n/g,
            '',
        )
        .replace(/\/\*\*\n( \*\n)* \*\/\n/g, '')
        .replace(/( \* *\n)+ \*\//g, ' */')
    const types = second.map(([name, target]) => `export type ${name} = ${target}\n`).join('')
    return format(own + types, { parser: 'typescript', semi: false, singleQuote: true, printWidth: 120 })
}

function current(file) {
    try {
        return readFileSync(file, 'utf8')
    } catch {
        return ''
    }
}

const schemas = JSON.parse(askPython('-m', 'lairkeeper.server.site.schema'))
const outdated = []
for (const [name, schema] of Object.entries(schemas)) {
    const file = new URL(`${name}.ts`, folder)
    const types = await typescript(schema)
    if (current(file) === types) continue
    outdated.push(`src/generated/${name}.ts`)
    if (!isCheck) writeFileSync(file, types)
}
if (outdated.length) console.log(`${isCheck ? 'Not current' : 'Written'}: ${outdated.join(', ')}`)
if (isCheck && outdated.length) process.exit(1)
