/** The chapters of the two-minute page. */
export const SCENES = ['goal', 'traps', 'clues', 'guess', 'object', 'curses', 'monster'] as const
export type Scene = (typeof SCENES)[number]
