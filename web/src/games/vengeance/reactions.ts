import type { Figure } from '../../lib/reactions/drawing'

/** A die that has a face, with a bandana around its edge. */
const figure: Figure = {
  body: [
    { d: 'M8 5h16q4 0 4 4v15q0 4 -4 4h-16q-4 0 -4 -4v-15q0 -4 4 -4z', fill: '#e9e4da', line: '#241a1a' },
    { d: 'M4 11v-2q0 -4 4 -4h16q4 0 4 4v2q-12 3 -24 0z', fill: '#b3261e', line: '#241a1a' },
    { d: 'M28 9l3.5 -3 .5 4.5 -4 1z', fill: '#b3261e', line: '#241a1a' },
  ],
  x: 16,
  y: 16.5,
  gap: 5,
  ink: '#1b1212',
  accent: '#d9822b',
  extra: {
    ouch: [{ d: 'M8 22l3 2M8 24l3 -2', line: '#b3261e' }],
    hurry: [{ d: 'M10 29l-1 2M16 29l-1 2M22 29l-1 2', line: '#241a1a' }],
  },
}

export default figure
