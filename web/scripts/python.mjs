import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** What Python writes to standard output: the project's own interpreter where there is one. */
export function askPython(...args) {
    const candidates = [process.env.PYTHON, `${root}.venv/bin/python`, `${root}.venv/Scripts/python.exe`]
    const python = candidates.find((path) => path && existsSync(path)) ?? 'python3'
    const env = { ...process.env, PYTHONPATH: `${root}src` }
    return execFileSync(python, args, { cwd: root, env, encoding: 'utf8', maxBuffer: 1 << 28 })
}
