import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { chunkOf } from './scripts/chunks.mjs'
import { compiledEarly } from './scripts/compiled-early.mjs'
import { pageFiles } from './scripts/page-files.mjs'
import { shellFiles } from './scripts/shell-files.mjs'
import { swaggerFiles } from './scripts/swagger-files.mjs'

const server = process.env.LAIRKEEPER_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), compiledEarly(), pageFiles(), shellFiles(), swaggerFiles()],
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    cssCodeSplit: true,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: chunkOf, debugName: 'places' }] } } },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/test-setup.ts'],
    // A busy machine is slow, and nothing is wrong with the client.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
