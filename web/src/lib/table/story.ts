/** A finished game as a row of turns and moments, to find one's way in it. */
import type { LogLine } from '../../generated/protocol'

const typeOf = ({ event }: LogLine): string => (event as { type: string }).type

/** The lines with which turns, rounds or phases begin. */
export const turnsOf = (lines: readonly LogLine[]): LogLine[] =>
  lines.filter(({ phrase }) => /^event-\w+_began$/.test(phrase.key))

export const momentsOf = (lines: readonly LogLine[], types: readonly string[]): LogLine[] =>
  lines.filter((line) => types.includes(typeOf(line)))

/** The one in which a step lies. */
export const lineAt = (lines: readonly LogLine[], step: number): LogLine | undefined =>
  lines.findLast((line) => line.step <= step)
