// Writes src/lib/words/cases.json: sentences that Python says, for the client to say likewise.
import { writeFileSync } from 'node:fs'
import { askPython } from './python.mjs'

writeFileSync(new URL('../src/lib/words/cases.json', import.meta.url), askPython('web/scripts/cases.py'))
