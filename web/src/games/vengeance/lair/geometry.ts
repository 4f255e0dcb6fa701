/** Where things of a lair are drawn. One column of the grid is a hundred units wide. */
import type { LairKind, Rectangle } from '../model'

export const UNIT = 100
export const COLUMNS = 12
export const ROWS = 8
const DOOR = 72
const MARGIN = 14
const HEAD = 50

export interface Point {
  x: number
  y: number
}
export interface Box {
  x: number
  y: number
  width: number
  height: number
}
export interface DoorLine {
  key: string
  from: Point
  to: Point
  isVertical: boolean
}

export const boxOf = ([x, y, w, h]: Rectangle): Box => ({ x: x * UNIT, y: y * UNIT, width: w * UNIT, height: h * UNIT })

export const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })

/** The doors of a lair, each once, in the middle of the wall that its rooms share. */
export function doorsOf(lair: LairKind): DoorLine[] {
  return lair.room.flatMap((room, number) =>
    room.doors
      .filter((other) => number < other)
      .flatMap((other) => doorBetween(`${number}-${other}`, room.at, lair.room[other]!.at) ?? []),
  )
}

function doorBetween(key: string, one: Rectangle, other: Rectangle): DoorLine | null {
  const a = boxOf(one)
  const b = boxOf(other)
  const top = Math.max(a.y, b.y)
  const bottom = Math.min(a.y + a.height, b.y + b.height)
  const left = Math.max(a.x, b.x)
  const right = Math.min(a.x + a.width, b.x + b.width)
  if (left === right && top < bottom) return line(key, { x: left, y: (top + bottom) / 2 }, true)
  if (top === bottom && left < right) return line(key, { x: (left + right) / 2, y: top }, false)
  return null
}

function line(key: string, { x, y }: Point, isVertical: boolean): DoorLine {
  const half = DOOR / 2
  return isVertical
    ? { key, isVertical, from: { x, y: y - half }, to: { x, y: y + half } }
    : { key, isVertical, from: { x: x - half, y }, to: { x: x + half, y } }
}

/** The part of a room below its head line, where people stand. */
export function floorOf(room: Box): Box {
  return {
    x: room.x + MARGIN,
    y: room.y + HEAD,
    width: room.width - 2 * MARGIN,
    height: room.height - HEAD - MARGIN,
  }
}

/** Places for so many figures on a floor: rows that are as even and as large as they can be. */
export function places(floor: Box, count: number): { at: Point[]; size: number } {
  let best: { columns: number; size: number } = { columns: 1, size: 0 }
  for (let columns = 1; columns <= count; columns += 1) {
    const size = Math.min(floor.width / columns, floor.height / Math.ceil(count / columns))
    if (size > best.size) best = { columns, size }
  }
  const { columns, size } = best
  const rows = Math.ceil(count / columns)
  const at = Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / columns)
    const inRow = row === rows - 1 ? count - columns * row : columns
    const { x, y } = middle(floor)
    const step = Math.min(size * 1.12, floor.width / inRow)
    const rise = Math.min(size * 1.05, floor.height / rows)
    return { x: x + ((place % columns) - (inRow - 1) / 2) * step, y: y + (row - (rows - 1) / 2) * rise }
  })
  return { at, size }
}
