import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default ts.config(
  { ignores: ['dist', 'node_modules', 'src/generated'] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: true }],
      // Addresses go through the router's own `to`; there is no framework to resolve them.
      'svelte/no-navigation-without-resolve': 'off',
      // What must be reactive is declared so; maps kept beside it are not.
      'svelte/prefer-svelte-reactivity': 'off',
      'svelte/no-at-html-tags': 'error',
    },
  },
)
