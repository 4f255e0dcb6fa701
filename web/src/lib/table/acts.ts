import type { act } from '../api/lobby'

/** Something done to the table itself: seats, start, pause, a move to another seat; or its journal taken home. */
export type Act = (what: Parameters<typeof act>[1] | 'journal' | 'move', body?: Record<string, unknown>) => void
