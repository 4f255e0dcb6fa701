/**
 * The page of the client once for each language and place: it says its name in that language, shows what the place
 * looks like before any script has run, and names the files that the place needs, so that a browser fetches all of
 * them at once. `index.html` stays for those who ask for neither.
 */
import { readFileSync } from 'node:fs'
import { drawnPages } from './drawn-pages.mjs'

const LANGUAGES = ['en', 'fr']
/** A place is the first part of an address, `lobby` where there is none; `start` is every other one. */
const PLACES = {
    lobby: { chunks: [], address: '/' },
    table: { chunks: ['table'], address: '/table/any' },
    start: { chunks: [], address: '' },
}

export const pageFiles = () => ({
    name: 'page-files',
    apply: 'build',
    generateBundle: {
        order: 'post',
        async handler(_, bundle) {
            const page = String(bundle['index.html'].source)
            const drawn = await drawnPages()
            const early = this.getFileName(this.emitFile({ type: 'asset', name: 'early.js', source: earlyScript() }))
            for (const language of LANGUAGES)
                for (const [place, { chunks, address }] of Object.entries(PLACES)) {
                    const needed = chunks.flatMap((name) => filesOf(bundle, name))
                    const hints = [...needed, words(bundle, language), ...fonts(bundle)].map(hint)
                    const first = address ? `<script src="/${early}"></script>\n    ` : ''
                    const source = said(page, language)
                        .replace('<html', `<html data-place="${place}"`)
                        .replace('<script', `${first}$&`)
                        .replace('</head>', `  ${hints.join('\n    ')}\n  </head>`)
                        .replace('<div id="app">', `$&${address && (await drawn(language, address))}`)
                    this.emitFile({ type: 'asset', fileName: `pages/${place}.${language}.html`, source })
                }
        },
    },
})

const earlyScript = () => {
    const text = readFileSync(new URL('../src/early.js', import.meta.url), 'utf8')
    return `{\n${text.replace(/^\/\/.*\n/gm, '')}}\n`
}

function filesOf(bundle, name) {
    const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name)
    return [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])]
}

const words = (bundle, language) =>
    Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(`/src/words/${language}.ftl?raw`),
    ).fileName

const fonts = (bundle) => Object.keys(bundle).filter((name) => name.endsWith('.woff2'))

const KINDS = { css: 'rel="stylesheet"', js: 'rel="modulepreload"', woff2: 'rel="preload" as="font" type="font/woff2"' }

const hint = (file) => `<link ${KINDS[file.split('.').at(-1)]} crossorigin href="/${file}" />`

function said(page, language) {
    const text = readFileSync(new URL(`../src/words/${language}.ftl`, import.meta.url), 'utf8')
    const word = (key) => text.match(new RegExp(`^${key} = (.*)$`, 'm'))[1]
    return page
        .replace('<html lang="en">', `<html lang="${language}">`)
        .replace(/<title>[^<]*/, `<title>${word('title-lobby')}`)
        .replace(/(name="description"\s+content=")[^"]*/, `$1${word('page-description')}`)
}
