/** The geometry of a curve: values over moments, in the units of its drawing. */
import type { CurveInfo, TurningPointInfo } from '../../generated/protocol'
import type { Point } from '../board/plane'

export type Kind = 'chance' | 'score'

export const WIDTH = 340
export const HEIGHT = 150
const LEFT = 40
const RIGHT = 10
const TOP = 12
const BOTTOM = 12
const WHOLE = 1000

/** The lowest and the highest value that the drawing shows, in tenths. */
export function boundsOf(curves: readonly CurveInfo[], kind: Kind): [number, number] {
  if (kind === 'chance') return [0, WHOLE]
  const values = curves.flatMap(({ moments }) => moments.map(({ value }) => value))
  const [low, high] = [Math.min(0, ...values), Math.max(10, ...values)]
  return [Math.floor(low / 50) * 50, Math.ceil(high / 50) * 50]
}

/** Values with a line of their own: both ends and the middle. */
export const ticksOf = ([low, high]: [number, number]): number[] => [low, (low + high) / 2, high]

export const heightOf = (value: number, [low, high]: [number, number]): number =>
  TOP + ((high - value) / (high - low)) * (HEIGHT - TOP - BOTTOM)

/** Moments are as far apart as each other, however many answers lie between them. */
const acrossOf = (place: number, moments: number): number =>
  LEFT + (place / Math.max(1, moments - 1)) * (WIDTH - LEFT - RIGHT)

export const placesOf = ({ moments }: CurveInfo, bounds: [number, number]): Point[] =>
  moments.map(({ value }, place) => ({ x: acrossOf(place, moments.length), y: heightOf(value, bounds) }))

export const pathOf = (places: readonly Point[]): string =>
  places.map(({ x, y }, place) => `${place ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')

/** The band of one standard error around a curve. */
export function bandOf({ moments }: CurveInfo, bounds: [number, number]): string {
  const edge = (sign: number): Point[] =>
    moments.map(({ value, error }, place) => ({
      x: acrossOf(place, moments.length),
      y: heightOf(Math.min(bounds[1], Math.max(bounds[0], value + sign * error)), bounds),
    }))
  return `${pathOf([...edge(1), ...edge(-1).reverse()])}Z`
}

/** Which moment came last before a turning point. */
export function momentBefore({ moments }: CurveInfo, step: number): number {
  const later = moments.findIndex((moment) => moment.step > step)
  return Math.max(0, (later < 0 ? moments.length : later) - 1)
}

/** Where a turning point lies on its curve: between its moment and the next one. */
export function placeOf(curve: CurveInfo, point: TurningPointInfo, bounds: [number, number]): Point {
  const places = placesOf(curve, bounds)
  const before = momentBefore(curve, point.step)
  const [one, other] = [places[before]!, places[before + 1] ?? places[before]!]
  const [from, to] = [curve.moments[before]!.step, curve.moments[before + 1]?.step ?? point.step + 1]
  const share = (point.step - from) / Math.max(1, to - from)
  return { x: one.x + share * (other.x - one.x), y: one.y + share * (other.y - one.y) }
}

/** Tenths as whole numbers, for estimates whose error is larger than a tenth. */
export const whole = (amount: number, language: string): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 0 }).format(amount / 10)

/** Tenths as people read them, with a sign where they are a change. */
export function shown(amount: number, language: string, isChange = false): string {
  const how: Intl.NumberFormatOptions = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  if (isChange) how.signDisplay = 'exceptZero'
  return new Intl.NumberFormat(language, how).format(amount / 10).replace('-', '\u2212')
}
