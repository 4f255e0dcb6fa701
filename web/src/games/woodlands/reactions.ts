import type { Figure } from '../../lib/reactions/drawing'

/** An owl with tufts of feathers, on a leaf. */
const figure: Figure = {
  body: [
    { d: 'M3 28q13 -6 26 0q-13 5 -26 0z', fill: '#5d8f3e', line: '#24401a' },
    { d: 'M6 8L4 3l7 2.5h10L28 3l-2 5q3 4 2 10q-2 10 -12 10t-12 -10q-1 -6 2 -10z', fill: '#8d6a46', line: '#33230f' },
    { d: 'M11.5 9.500a5 5 0 1 0 .1 0zM20.5 9.500a5 5 0 1 0 .1 0z', fill: '#fbf0d8', line: '#33230f' },
    { d: 'M14.7 17l1.3 2.5 1.3 -2.500z', fill: '#e2a12f', line: '#33230f' },
  ],
  x: 16,
  y: 14.5,
  gap: 4.5,
  ink: '#241505',
  accent: '#2f6f1f',
  extra: {
    cheer: [{ d: 'M4 18q-4 -2 -3.5 -7l4 3zM28 18q4 -2 3.5 -7l-4 3z', fill: '#8d6a46', line: '#33230f' }],
    thanks: [{ d: 'M4 20q5 0 7 5q-6 1 -7 -5z', fill: '#7db356', line: '#24401a' }],
  },
}

export default figure
