export const CHAPTERS = ['goal', 'flashback', 'roll', 'combat', 'minions', 'resolution', 'end'] as const
export type Chapter = (typeof CHAPTERS)[number]
