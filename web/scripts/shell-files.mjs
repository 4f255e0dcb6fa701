import { readFileSync } from 'node:fs'
import { createHash } from 'node:crypto'

const source = new URL('../src/service-worker.js', import.meta.url)

/** Emits the service worker with the list of files that make up the shell; boards of games are fetched when needed. */
export function shellFiles() {
    return {
        name: 'shell-files',
        apply: 'build',
        generateBundle(_, bundle) {
            const files = ['/', ...neededAtStart(bundle).map((name) => `/${name}`), '/offline.html', '/icons/icon.svg']
            const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12)
            const code = readFileSync(source, 'utf8')
                .replace("'SHELL_FILES'", JSON.stringify(files))
                .replace('SHELL_VERSION', version)
            this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: code })
        },
    }
}

function neededAtStart(bundle) {
    const isBoard = (file) => file.type === 'chunk' && (file.facadeModuleId ?? '').includes('/src/games/')
    const fonts = /-latin-.*\.woff2$/
    return Object.values(bundle)
        .filter((file) =>
            file.type === 'chunk' ? !isBoard(file) : fonts.test(file.fileName) || /\.css$/.test(file.fileName),
        )
        .map((file) => file.fileName)
        .sort()
}
