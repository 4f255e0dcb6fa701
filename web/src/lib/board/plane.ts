/** The plane every board is drawn on: points, boxes, and numbers short enough for a path. */
export interface Point {
  x: number
  y: number
}
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export const round = (value: number): number => Math.round(value * 100) / 100
