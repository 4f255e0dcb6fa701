/** Where the stage looks: pixels = board * k + (x, y). Pure, so that every gesture can be tested. */
import type { Box, Point } from './plane'

export interface Camera {
  x: number
  y: number
  k: number
}
export interface Size {
  width: number
  height: number
}
/** Room that panels cover at the edges of the stage, in pixels. */
export interface Insets {
  left: number
  top: number
  right: number
  bottom: number
}

const MIN_ZOOM = 0.12
const MAX_ZOOM = 2.2
export const NO_INSETS: Insets = { left: 0, top: 0, right: 0, bottom: 0 }

const clampZoom = (k: number): number => Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, k))

/** The camera that shows a box whole, but never closer than `most`; `least` wins where it would become too small. */
export function fit(box: Box, size: Size, insets: Insets, least = MIN_ZOOM, most = 1): Camera {
  const width = Math.max(1, size.width - insets.left - insets.right)
  const height = Math.max(1, size.height - insets.top - insets.bottom)
  const whole = Math.min(width / (box.right - box.left), height / (box.bottom - box.top))
  const k = clampZoom(Math.max(least, Math.min(most, whole)))
  return {
    k,
    x: insets.left + width / 2 - ((box.left + box.right) / 2) * k,
    y: insets.top + height / 2 - ((box.top + box.bottom) / 2) * k,
  }
}

/** Moves as little as needed so that no empty ground is shown while there is more of the box to see. */
export function within(camera: Camera, box: Box, size: Size, insets: Insets): Camera {
  const left = insets.left - box.left * camera.k
  const right = size.width - insets.right - box.right * camera.k
  const top = insets.top - box.top * camera.k
  const bottom = size.height - insets.bottom - box.bottom * camera.k
  return { k: camera.k, x: held(camera.x, right, left), y: held(camera.y, bottom, top) }
}

/** Between two ends; in their middle where they have crossed, for then everything fits. */
function held(value: number, least: number, most: number): number {
  return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value))
}

/** Zooms in or out around a fixed point, such as the one under the fingers. */
export function zoomAt(camera: Camera, at: Point, factor: number): Camera {
  const k = clampZoom(camera.k * factor)
  const share = k / camera.k
  return { k, x: at.x - (at.x - camera.x) * share, y: at.y - (at.y - camera.y) * share }
}

export const panBy = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x + dx,
  y: camera.y + dy,
})

/** Two fingers from one pair of places to another: moves and zooms at once. */
export function pinch(camera: Camera, before: [Point, Point], after: [Point, Point]): Camera {
  const spread = (pair: [Point, Point]) => Math.hypot(pair[0].x - pair[1].x, pair[0].y - pair[1].y)
  const middle = (pair: [Point, Point]) => ({ x: (pair[0].x + pair[1].x) / 2, y: (pair[0].y + pair[1].y) / 2 })
  const from = middle(before)
  const to = middle(after)
  const zoomed = zoomAt(camera, from, spread(after) / Math.max(1, spread(before)))
  return panBy(zoomed, to.x - from.x, to.y - from.y)
}

export const toPixels = (camera: Camera, point: Point): Point => ({
  x: point.x * camera.k + camera.x,
  y: point.y * camera.k + camera.y,
})

/** Between two cameras; `share` runs from 0 to 1. */
export function between(from: Camera, to: Camera, share: number): Camera {
  const mix = (a: number, b: number) => a + (b - a) * share
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), k: mix(from.k, to.k) }
}

export const easeOut = (share: number): number => 1 - (1 - share) ** 3

/** Moves just enough that a box is in sight; null where it is too large for the zoom of this camera. */
export function panned(camera: Camera, box: Box, size: Size, insets: Insets): Camera | null {
  const from = toPixels(camera, { x: box.left, y: box.top })
  const to = toPixels(camera, { x: box.right, y: box.bottom })
  const right = size.width - insets.right
  const bottom = size.height - insets.bottom
  if (to.x - from.x > right - insets.left + SLACK || to.y - from.y > bottom - insets.top + SLACK) return null
  return panBy(camera, shift(from.x, to.x, insets.left, right), shift(from.y, to.y, insets.top, bottom))
}

/** A pixel more or less moves nothing. */
const SLACK = 1.5

function shift(start: number, end: number, least: number, most: number): number {
  if (start < least - SLACK) return least - start
  return end > most + SLACK ? most - end : 0
}

/** Moves just enough that a point is in sight, with some room around it. */
export function reveal(camera: Camera, point: Point, size: Size, insets: Insets, room: number): Camera {
  const { x, y } = toPixels(camera, point)
  const dx = Math.max(insets.left + room - x, 0) + Math.min(size.width - insets.right - room - x, 0)
  const dy = Math.max(insets.top + room - y, 0) + Math.min(size.height - insets.bottom - room - y, 0)
  return panBy(camera, dx, dy)
}
