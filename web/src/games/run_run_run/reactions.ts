import type { Figure } from '../../lib/reactions/drawing'

/** The head of a mummy in its bandages, with cat's ears. */
const figure: Figure = {
  body: [
    { d: 'M5 13L6 3l6 4.5h8L26 3l1 10z', fill: '#c98a2b', line: '#4d2f0b' },
    { d: 'M5 13q0 -6 11 -6t11 6v7q0 10 -11 10t-11 -10z', fill: '#f3dfb3', line: '#4d2f0b' },
    { d: 'M6 11q10 3 20 -1M5.5 24q10 3 21 -1M9 28q7 1.5 13 -1', line: '#b08d52' },
  ],
  x: 16,
  y: 16,
  gap: 4.5,
  ink: '#2d1b0c',
  accent: '#b4420f',
  extra: {
    cheer: [{ d: 'M27 22q4 2 3 7l-3 -2z', fill: '#f3dfb3', line: '#4d2f0b' }],
    hurry: [{ d: 'M27 14q4 -1 4.5 3l-4 1z', fill: '#f3dfb3', line: '#4d2f0b' }],
  },
}

export default figure
