/** The page that explains the server's API is served from here too: its files go beside the client, in `swagger/`. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const files = ['swagger-ui.css', 'swagger-ui-bundle.js']

export const swaggerFiles = () => ({
    name: 'swagger-files',
    apply: 'build',
    generateBundle() {
        const { resolve } = createRequire(import.meta.url)
        for (const name of files)
            this.emitFile({
                type: 'asset',
                fileName: `swagger/${name}`,
                source: readFileSync(resolve(`swagger-ui-dist/${name}`)),
            })
    },
})
