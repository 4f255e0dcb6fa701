import type { act } from '../api/lobby'

/** Something done to the table itself: seats, start, pause, a move to another seat, bots on free ones; or its journal taken home. */
export type Act = (
  what: Parameters<typeof act>[1] | 'journal' | 'move' | 'fill',
  body?: Record<string, unknown>,
) => void
