/** Places a note beside its anchor, covering as few buttons as possible. */

export interface Rect {
  left: number
  top: number
  width: number
  height: number
}

const EDGE = 8

/** All in pixels of the frame. Ties go to the place that comes first: below, above, and then the edges of the frame. */
export function placeFor(
  note: Pick<Rect, 'width' | 'height'>,
  thing: Rect,
  frame: Rect,
  controls: readonly Rect[],
): Rect {
  const middle = thing.left + thing.width / 2 - note.width / 2
  const left = clamp(middle, EDGE, frame.width - note.width - EDGE)
  const lowest = frame.height - note.height - EDGE
  const tops = [thing.top + thing.height + EDGE, thing.top - note.height - EDGE, EDGE, lowest]
  const places = tops.filter((top) => top >= 0 && top <= lowest + EDGE).map((top) => ({ ...note, left, top }))
  const covers = (place: Rect): number => [thing, ...controls].reduce((sum, one) => sum + overlap(place, one), 0)
  return places.toSorted((one, other) => covers(one) - covers(other))[0] ?? { ...note, left, top: EDGE }
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))

function overlap(one: Rect, other: Rect): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return Math.max(0, width) * Math.max(0, height)
}
