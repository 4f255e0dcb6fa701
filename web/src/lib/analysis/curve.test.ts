import { expect, it } from 'vitest'
import type { CurveInfo, TurningPointInfo } from '../../generated/protocol'
import { bandOf, boundsOf, heightOf, momentBefore, pathOf, placeOf, placesOf, shown } from './curve'

const curve = (values: number[], seat: number | null = null): CurveInfo => ({
  seat,
  moments: values.map((value, place) => ({ step: 10 * place + 4, value, error: 30 })),
  changes: values.slice(1).map(() => null),
})
const at = (step: number): TurningPointInfo => ({ step }) as TurningPointInfo

it('draws a chance between nothing and certainty', () => {
  const bounds = boundsOf([curve([700, 0])], 'chance')
  expect(bounds).toEqual([0, 1000])
  expect(heightOf(1000, bounds)).toBeLessThan(heightOf(0, bounds))
})

it('draws scores between round numbers around them', () => {
  expect(boundsOf([curve([40, 242], 0), curve([-31, 10], 1)], 'score')).toEqual([-50, 250])
})

it('goes from the left to the right, moment by moment', () => {
  const places = placesOf(curve([500, 600, 1000]), [0, 1000])
  expect(places.map(({ x }) => x)).toEqual([...places.map(({ x }) => x)].sort((one, other) => one - other))
  expect(pathOf(places)).toMatch(/^M[\d. ]+L[\d. ]+L[\d. ]+$/)
  expect(bandOf(curve([990, 20]), [0, 1000])).toMatch(/Z$/)
})

it('finds the moment before a step and the place between two of them', () => {
  const drawn = curve([500, 600, 1000])
  expect([0, 4, 13, 14, 99].map((step) => momentBefore(drawn, step))).toEqual([0, 0, 0, 1, 2])
  const [first, second] = placesOf(drawn, [0, 1000])
  const between = placeOf(drawn, at(9), [0, 1000])
  expect(between.x).toBeCloseTo((first!.x + second!.x) / 2)
})

it.each([
  [-112, 'en', true, '\u221211.2'],
  [77, 'fr', true, '+7,7'],
  [423, 'en', false, '42.3'],
])('shows %d in %s', (amount, language, isChange, text) => expect(shown(amount, language, isChange)).toBe(text))
