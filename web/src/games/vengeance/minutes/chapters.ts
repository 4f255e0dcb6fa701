export const CHAPTERS = [
  'goal',
  'round',
  'flashback',
  'roll',
  'wounds',
  'combat',
  'minions',
  'resolution',
  'score',
] as const
export type Chapter = (typeof CHAPTERS)[number]
