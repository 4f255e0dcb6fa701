/** Whose eyes a screen shows when one person holds several seats. */
import type { Point } from '../../generated/protocol'

export interface Eyes {
  point: Point | null
  /** The seat that has to say "it is me" before its view is shown. */
  curtainFor: number | null
}

/** `revealed` is who said so last; `trusts` where everybody at the screen may see everything. */
export function eyes(points: Point[], revealed: number | null, trusts: boolean): Eyes {
  const find = (seat: number | null): Point | null => points.find((point) => point.seat === seat) ?? null
  if (points.length < 2) return { point: points[0] ?? null, curtainFor: null }
  const asked = points.filter(({ questions }) => questions.length > 0).map(({ seat }) => seat)
  const isRevealedAsked = asked.includes(revealed) || asked.length === 0
  const wanted = (isRevealedAsked ? revealed : asked[0]) ?? points[0]?.seat ?? null
  return { point: find(wanted), curtainFor: trusts || wanted === revealed ? null : wanted }
}
