/** Small signs drawn with one pen, on a square of 24: what each curse and each monster does to a team. */
export const SIGNS: Record<string, string> = {
  flood: 'M3 9c3-3 6 3 9 0s6 3 9 0M3 15c3-3 6 3 9 0s6 3 9 0M12 3v3',
  petrification: 'M4 20 8 6l5-3 6 5 1 12zM9 12l3 3 4-4M12 15v5',
  echo: 'M5 9v6M9 6v12M14 8c2 2 2 6 0 8M17 5c4 4 4 10 0 14',
  feeble_minded: 'M6 13a6 6 0 1 1 12 0c0 3-2 4-2 7H9c0-3-3-4-3-7zM9 11h6M12 11v5',
  forbidden_word: 'M12 3l2.6 5.6 6 .7-4.4 4.2 1.1 6L12 16.6 6.7 19.5l1.1-6L3.4 9.3l6-.7z',
  brambles: 'M3 18C8 6 16 18 21 6M7 13l-3-2M10 11l1-4M14 13l3 3M17 11l3 1',
  serpent: 'M17 6c-3-3-9-1-8 3s8 2 8 7-8 5-11 1M17 6l3-1M17 6l2 3',
  three_tries: 'M5 20V8M12 20V8M19 20V8M3 5h18',
  lone_voice: 'M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c1-6 15-6 16 0',
  contagion: 'M12 12m-4 0a4 4 0 1 0 8 0 4 4 0 1 0-8 0M12 3v5M12 16v5M3 12h5M16 12h5M6 6l3 3M18 18l-3-3',
  short_wick: 'M9 21V12h6v9zM12 12V9M12 3c2 2 3 4 0 6-3-2-2-4 0-6z',
  denial: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM6 6l12 12',
  pebbles:
    'M4 17a4 3 0 1 0 8 0 4 3 0 1 0-8 0M13 18a3.5 2.5 0 1 0 7 0 3.5 2.5 0 1 0-7 0M9 10a3 2.5 0 1 0 6 0 3 2.5 0 1 0-6 0',
  last_word: 'M4 5h16v10H11l-5 5v-5H4zM9 10h6',
  mummy: 'M7 21V9a5 5 0 0 1 10 0v12M7 10l10-2M7 14l10-1M7 18l10 1M10 9h.01M14 9h.01',
  demon: 'M6 10C4 7 4 5 5 3c1 3 3 4 7 4s6-1 7-4c1 2 1 4-1 7v4c0 4-3 7-6 7s-6-3-6-7zM9 12l2 1M15 12l-2 1',
  troll: 'M5 21c0-8 2-14 7-14s7 6 7 14M9 12h.01M15 12h.01M9 17l1-2M15 17l-1-2M10 17h4',
  vampire: 'M4 21c0-9 3-17 8-17s8 8 8 17l-4-3-4 3-4-3zM9 10h.01M15 10h.01M10 14l1 3M14 14l-1 3',
  dragon: 'M3 15c4 0 5-9 11-9l5-2-1 4 3 3-5 2c-2 5-6 8-11 8M15 9h.01M8 13l-4-4',
  sphinx: 'M4 20c0-6 3-8 5-8V7a3.5 3.5 0 0 1 7 0v5c3 1 4 4 4 8zM12 8h.01M15 20v-4',
  lich: 'M7 14V9a5 5 0 0 1 10 0v5l-2 1v3H9v-3zM10 10h.01M14 10h.01M11 18v3M13 18v3M8 4l1-2 1.5 2L12 2l1.5 2L15 2l1 2',
}

const UNKNOWN = 'M9 9a3 3 0 1 1 4 2.8c-1 .5-1 1-1 2.2M12 18h.01'

export const signOf = (effect: string): string => SIGNS[effect.replace(/_hard$/, '')] ?? UNKNOWN
