/** What the client draws at an address, made while it is built: Svelte on the server's side, with no server. */
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const ENTRY = fileURLToPath(new URL('../src/drawn.ts', import.meta.url))

export async function drawnPages() {
    const { output } = await build({
        configFile: false,
        logLevel: 'error',
        root: fileURLToPath(new URL('../', import.meta.url)),
        plugins: [svelte()],
        ssr: { noExternal: true },
        build: {
            ssr: ENTRY,
            write: false,
            minify: false,
            rolldownOptions: { output: { codeSplitting: false } },
        },
    })
    pretendToBeABrowser()
    const { drawn } = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`)
    return drawn
}

/** As much of one as the modules look at while they are read. */
function pretendToBeABrowser() {
    const location = { pathname: '/', hash: '', href: 'http://localhost/' }
    const pretended = {
        location,
        document: { documentElement: { dataset: {} } },
        history: { pushState: (_, __, address) => (location.pathname = address) },
        localStorage: { getItem: () => null },
        matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
        navigator: { languages: [] },
        window: { scrollTo: () => undefined },
    }
    for (const [name, value] of Object.entries(pretended))
        Object.defineProperty(globalThis, name, { value, configurable: true })
}
