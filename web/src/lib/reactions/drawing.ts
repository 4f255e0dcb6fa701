/** Quick reactions: their shapes, and the parts of a face that all games share. */
import type { ChatLine } from '../../generated/protocol'

export type Reaction = NonNullable<ChatLine['reaction']>
export const REACTIONS: readonly Reaction[] = ['cheer', 'laugh', 'ouch', 'wonder', 'thanks', 'hurry']

/** A path on a grid of 32, filled or drawn as a line. */
export interface Shape {
  d: string
  fill?: string
  line?: string
}

/** The place of the face on a game's figure, and its style. */
export interface Figure {
  /** Behind the face. */
  body: Shape[]
  /** The middle between the eyes. */
  x: number
  y: number
  /** The distance from the middle of the face to an eye. */
  gap: number
  ink: string
  accent: string
  /** Drawings that the game adds to reactions. */
  extra?: Partial<Record<Reaction, Shape[]>>
}

const dot = (x: number, y: number, r = 1.6): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

/** The six faces of a figure. */
export function faceOf({ x, y, gap, ink, accent, extra }: Figure, reaction: Reaction): Shape[] {
  const [left, right, mouth] = [x - gap, x + gap, y + 6]
  const eyes = (d: (at: number) => string): Shape => ({ d: d(left) + d(right), line: ink })
  const open: Shape = { d: dot(left, y) + dot(right, y), fill: ink }
  const parts: Record<Reaction, Shape[]> = {
    cheer: [
      open,
      { d: `M${x - 4} ${mouth - 1}q4 6 8 0z`, fill: ink },
      { d: 'M4 8l2 3M28 8l-2 3M16 1v3', line: accent },
    ],
    laugh: [
      eyes((at) => `M${at - 2} ${y + 1}q2 -3 4 0`),
      { d: `M${x - 5} ${mouth - 2}h10q-1 6 -5 6t-5 -6z`, fill: ink },
      { d: `M${left - 3} ${y + 3}q-2 3 0 3.5t1 -3M${right + 3} ${y + 3}q2 3 0 3.5t-1 -3`, fill: accent },
    ],
    ouch: [
      eyes((at) => `M${at - 1.8} ${y - 1.8}l3.6 3.6M${at + 1.8} ${y - 1.8}l-3.6 3.6`),
      { d: `M${x - 4} ${mouth + 1}q1.3 -2.5 2.7 0t2.7 0t2.7 0`, line: ink },
      { d: 'M25 3l-2 4h4l-2 4', line: accent },
    ],
    wonder: [
      open,
      { d: `M${left - 2} ${y - 4}l4 -1.5M${right - 2} ${y - 4.5}h4`, line: ink },
      { d: `M${x - 2} ${mouth + 1}h4`, line: ink },
      { d: `M25 4q3 -3 4 0t-2.5 4v1.2M26.5 11.6v.3`, line: accent },
    ],
    thanks: [
      eyes((at) => `M${at - 2} ${y}q2 3 4 0`),
      { d: `M${x - 4} ${mouth}q4 3.5 8 0`, line: ink },
      { d: 'M26 10.5c-5 -3.5 -4 -7 -2 -7 1.3 0 2 1.3 2 1.3s.7 -1.3 2 -1.3c2 0 3 3.5 -2 7z', fill: accent },
    ],
    hurry: [
      { d: dot(left + 1.2, y) + dot(right + 1.2, y), fill: ink },
      { d: dot(x, mouth + 1, 2), fill: ink },
      { d: 'M1 12h4M0 17h4M1 22h4', line: accent },
    ],
  }
  return [...parts[reaction], ...(extra?.[reaction] ?? [])]
}

const found = import.meta.glob<{ default: Figure }>('../../games/*/reactions.ts', { eager: true })

/** A plain round head, for a game that draws none. */
const PLAIN: Figure = {
  body: [{ d: dot(16, 17, 12), fill: '#f2c14e', line: '#4a3305' }],
  x: 16,
  y: 14,
  gap: 4,
  ink: '#33230a',
  accent: '#b3261e',
}

export const figureOf = (folder: string): Figure => found[`../../games/${folder}/reactions.ts`]?.default ?? PLAIN
