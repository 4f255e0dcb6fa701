/** The seat whose view a screen shows when one person holds several. */
import type { Point } from '../../generated/protocol'

export interface Eyes {
  point: Point | null
  /** The seat that must confirm before its view is shown. */
  curtainFor: number | null
  /** Other seats at this screen with a decision, which may take the screen. */
  others: number[]
}

/** The holder of the screen: the last seat that confirmed, and the seat it is handed to. */
export interface Holder {
  revealed: number | null
  called?: number | null
}

/** `trusts`: all people at the screen may see everything. */
export function eyes(points: Point[], { revealed, called = null }: Holder, trusts: boolean): Eyes {
  const find = (seat: number | null): Point | null => points.find((point) => point.seat === seat) ?? null
  if (points.length < 2) return { point: points[0] ?? null, curtainFor: null, others: [] }
  const asked = points.filter(({ questions }) => questions.length > 0).flatMap(({ seat }) => seat ?? [])
  const isWanted = (seat: number | null): seat is number => seat !== null && asked.includes(seat)
  const next = [called, revealed].find(isWanted) ?? asked[0]
  const wanted = next ?? revealed ?? points[0]?.seat ?? null
  return {
    point: find(wanted),
    curtainFor: trusts || wanted === revealed ? null : wanted,
    others: asked.filter((seat) => seat !== wanted),
  }
}

/** The screen goes to somebody else: nobody sees anything until they say that they have it. */
export const handedTo = (seat: number, trusts: boolean): Holder =>
  trusts ? { revealed: seat } : { revealed: null, called: seat }
