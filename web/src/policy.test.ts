import { expect, it } from 'vitest'
import shell from '../index.html?raw'
import offline from '../public/offline.html?raw'

const templates = import.meta.glob<string>('./**/*.svelte', { query: '?raw', import: 'default', eager: true })

/** A style attribute that stands in a template is refused by `style-src 'self'`; `style:` directives are not. */
const INLINE = /\sstyle\s*=|<style[^>]*>(?=[^]*<\/head>)|\son[a-z]+="|<script(?![^>]*(src|lang)=)/

it('no page has a style or a script inside of it', () => {
  const pages = { shell, offline, ...templates }
  expect(Object.keys(pages).filter((name) => INLINE.test(pages[name as keyof typeof pages] ?? ''))).toEqual([])
})
