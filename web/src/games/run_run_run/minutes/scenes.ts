/** Small scenes for the two-minute rules, made of the pieces of the board. */
import type { RoomKind, Symbol, TokenKind } from '../model'

export const SCENES = [
  'goal',
  'turn',
  'explore',
  'mechanisms',
  'fight',
  'cooperate',
  'sarcophagi',
  'lose',
  'win',
] as const
export type Scene = (typeof SCENES)[number]

export const plain = (symbol: Symbol = 'none', torch = true, sarcophagus = false): RoomKind => ({
  id: '',
  pattern: '',
  symbol,
  torch,
  sarcophagus,
})

export const TOKENS: TokenKind[] = [
  { id: 'torch2', effect: 'torches', value: 2 },
  { id: 'shield', effect: 'shield', value: 0 },
  { id: 'passage', effect: 'passage', value: 0 },
  { id: 'double', effect: 'double', value: 0 },
  { id: 'rooms2', effect: 'rooms', value: 2 },
  { id: 'trap', effect: 'trap', value: 0 },
]
