/** Signs cut with two tools: a filled shape and a stroke of even weight. All fit into a square from −24 to 24. */
export interface Sign {
  fill?: string
  line?: string
  /** Cut out of the filled shape again. */
  hole?: string
}

const drop = 'M0 -20C8 -9 14 -3 14 6a14 14 0 0 1-28 0C-14 -3 -8 -9 0 -20z'
const plus = 'M-6 -18h12v12h12v12H6v12H-6V6h-12V-6h12z'
const fist = 'M-15 -5c0-5 7-6 8-1c0-7 8-7 9-1c1-6 8-6 9 0c1-5 7-4 7 1v9c0 9-6 15-15 15c-10 0-18-5-18-13z'
const thumb = 'M-6 6h10c5 0 5-6 0-6'
const pistol =
  'M-20 -12h36c3 0 4 2 4 4v5c0 2-1 3-3 3H2l-2 5c-1 3-3 4-6 4h-1l-3 9c-1 2-2 3-4 3h-6c-2 0-3-2-2-4l4-15c-2-1-3-3-3-5v-6z'
const runner = 'M-2 -6 -12 -4 -16 4M-2 -6 4 2 12 2M-2 -6 -5 7 4 12 1 22M-5 7 -11 13 -20 13'

export const SIGNS = {
  run: { fill: 'M4 -23a5.6 5.6 0 1 1-.1 0zM-4 -12 3 -11 2 2 -6 8z', line: runner },
  fist: { fill: fist, hole: thumb },
  power: { fill: fist, hole: thumb, line: 'M-20 -16 -15 -12M-9 -22 -7 -16M2 -23V-17M13 -21 10 -16M22 -14 18 -11' },
  gun: { fill: pistol, hole: 'M-2 0v5M-14 -6H10' },
  wound: { fill: drop, hole: 'M-6 8c1 4 3 6 7 6' },
  released: { line: `${drop}M-7 4 0 -3 7 4M0 -3V12` },
  blank: { line: 'M-5 0h10M0 -5v10' },

  move: { line: 'M-18 0H14M2 -13 16 0 2 13' },
  hit: { fill: fist, hole: thumb },
  shoot: {
    line: 'M0 -20v12M0 8v12M-20 0h12M8 0h12M11 0a11 11 0 1 1-22 0a11 11 0 1 1 22 0z',
    fill: 'M3.4 0a3.4 3.4 0 1 1-6.8 0a3.4 3.4 0 1 1 6.8 0z',
  },
  heal: { fill: plus },
  jump: { line: 'M-20 14C-14 -18 10 -18 15 6M5 0 15 9 21 -4', fill: 'M-16 14a4 4 0 1 1-8 0a4 4 0 1 1 8 0z' },
  dodge: { line: 'M-18 -12C-4 -20 6 -8 -2 0S4 20 18 10M8 8 19 9 16 20' },
  kill: {
    fill: 'M0 -20c12 0 18 8 18 17c0 6-3 9-6 11v5c0 3-2 5-5 5H-7c-3 0-5-2-5-5V8c-3-2-6-5-6-11c0-9 6-17 18-17z',
    hole: 'M-11 -3h7v6h-7zM4 -3h7v6H4zM-4 12v6M4 12v6',
  },

  train: { fill: 'M-22 -9h5v18h-5zM17 -9h5v18h-5zM-16 -14h6v28h-6zM10 -14h6v28h-6z', line: 'M-9 0H9' },
  buy: {
    fill: 'M-15 -6h30l4 24c0 2-1 4-3 4h-32c-2 0-3-2-3-4z',
    line: 'M-8 -8v-4a8 8 0 0 1 16 0v4',
    hole: 'M-7 2a7 7 0 0 0 14 0',
  },
  anti: {
    line: 'M-13 -20h26M-13 20h26M-10 -19c0 12 10 12 10 19s-10 7-10 19M10 -19c0 12-10 12-10 19s10 7 10 19',
    fill: 'M-7 18c1-6 7-6 7-9c0 3 6 3 7 9z',
  },
  collect: { fill: 'M0 -21 6.2 -7 21 -6 9.6 3.8 13.4 19 0 11 -13.4 19 -9.6 3.8 -21 -6 -6.2 -7z' },

  loot: { fill: 'M-21 -11h42v22h-42z', hole: 'M6 0a6 6 0 1 1-12 0a6 6 0 1 1 12 0zM-15 -5v10M15 -5v10' },
  eye: { line: 'M-21 0C-11 -14 11 -14 21 0C11 14 -11 14 -21 0z', fill: 'M6 0a6 6 0 1 1-12 0a6 6 0 1 1 12 0z' },
  broom: { line: 'M-18 16 18 -16M-16 -14l32 28' },
  heart: { fill: 'M0 18C-24 2 -20 -16 -9 -16c5 0 8 3 9 7c1-4 4-7 9-7C20 -16 24 2 0 18z' },
  rooms: { line: 'M-19 -17h38v34h-38zM-2 -17v14h21M-2 17V9' },
  door: { line: 'M-12 20v-40h24v40M-18 20h36', fill: 'M8 0a3 3 0 1 1-6 0a3 3 0 1 1 6 0z' },
  lock: { fill: 'M-13 -2h26v20h-26z', line: 'M-8 -3v-7a8 8 0 0 1 16 0v7' },
  hand: { line: 'M-20 -20h40v40h-40zM-12 12 12 -12' },
  stop: { fill: 'M-9 -20H9L20 -9V9L9 20H-9L-20 9V-9z' },
  dice: {
    line: 'M-19 -19h38v38h-38z',
    fill: 'M-8 -11a3.4 3.4 0 1 1-.1 0zM8 5a3.4 3.4 0 1 1-.1 0zM0 -3.4a3.4 3.4 0 1 1-.1 0z',
  },
  clock: { line: 'M19 2a19 19 0 1 1-38 0a19 19 0 1 1 38 0zM0 -10V2l8 6M-6 -22h12' },
  infinity: { line: 'M0 0C-6 -11 -20 -11 -20 0S-6 11 0 0S20 -11 20 0S6 11 0 0z' },

  butcher: { fill: 'M-20 -16h30c4 0 6 3 6 8v10h-36z', line: 'M12 4 22 18', hole: 'M-14 -9h3' },
  agate: { fill: 'M-12 -18h24l10 13L0 20 -22 -5z', hole: 'M-20 -5h40M-7 -5 0 16 7 -5 0 -17z' },
  corso: { fill: 'M0 -21 18 -14v12c0 12-8 18-18 23c-10-5-18-11-18-23v-12z', hole: 'M-8 0l6 6 11-13' },
  broker: {
    fill: 'M20 0a20 20 0 1 1-40 0a20 20 0 1 1 40 0z',
    hole: 'M7 -8c-4-5-14-4-14 2c0 7 14 4 14 11c0 6-11 7-15 2M0 -14v28',
  },
  razor: { fill: 'M-20 -8h40v16H8a3 3 0 0 0-6 0h-4a3 3 0 0 0-6 0h-12z', hole: 'M-8 0H8' },
  petrov: { fill: 'M-14 -20h28v18l10 10v12h-48V8l10-10z', hole: 'M-6 -12h12M0 -12V4' },
  lys: { fill: 'M-6 -14H6V14H-6z', line: 'M0 -22v8M0 14v8M-10 -4h4M-10 4h4M-8 -22H8' },
  colonel: { fill: 'M0 -21 6.2 -7 21 -6 9.6 3.8 13.4 19 0 11 -13.4 19 -9.6 3.8 -21 -6 -6.2 -7z', line: 'M-20 22h40' },
  oduya: { fill: 'M-20 14V-12l10 10L0 -18 10 -2l10-10v26z', line: 'M-20 20h40' },
} satisfies Record<string, Sign>

export type SignName = keyof typeof SIGNS

export const signOf = (name: string): Sign => SIGNS[name as SignName] ?? {}
