import type { Figure } from '../../lib/reactions/drawing'

/** A speech bubble that is a monster: horns, and teeth along its edge. */
const figure: Figure = {
  body: [
    { d: 'M6 9Q3 6 4 2q4 1 6 4zM26 9q3 -3 2 -7q-4 1 -6 4z', fill: '#efe3c2', line: '#2b1d38' },
    { d: 'M8 5h16q5 0 5 5v11q0 5 -5 5h-9l-6 5v-5h-1q-5 0 -5 -5v-11q0 -5 5 -5z', fill: '#8e6bc0', line: '#2b1d38' },
    { d: 'M5 24l2 -2 2 2 2 -2 2 2 2 -2 2 2 2 -2 2 2 2 -2 2 2 2 -2', line: '#efe3c2' },
  ],
  x: 16,
  y: 12.5,
  gap: 5,
  ink: '#1d1029',
  accent: '#f0a62b',
  extra: {
    ouch: [{ d: 'M4 2l3 4', line: '#b3261e' }],
    wonder: [{ d: 'M3 29h4', line: '#2b1d38' }],
  },
}

export default figure
