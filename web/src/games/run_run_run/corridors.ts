/** The carved floor of a space: a six-sided chamber with an arm to each exit, which meets the arm of the neighbour. */
import { ALL_SIDES, APOTHEM, RADIUS, angleOf, corner, edgeMiddle, hasSide, polar, sidesOf } from '../../lib/board/hex'
import { softLine, softPolygon, type Corner } from '../../lib/board/path'

const CHAMBER = 64
export const ARM = 25
const CHAMBER_APOTHEM = (CHAMBER * Math.sqrt(3)) / 2
const SOFT_CORNER = 16
const SOFT_JAMB = 7

/** A point at so much of a side's width from its middle, clockwise, and so far from the centre. */
function across(side: number, distance: number, width: number, soft: number): Corner {
  const middle = edgeMiddle(side, distance)
  const aside = polar(angleOf(side) + Math.PI / 2, width)
  return { x: middle.x + aside.x, y: middle.y + aside.y, soft }
}

const chamberCorner = (side: number): Corner => ({ ...corner(side, CHAMBER), soft: SOFT_CORNER })

function arm(side: number, reach: number): Corner[] {
  return [
    across(side, CHAMBER_APOTHEM, -ARM, SOFT_JAMB),
    across(side, reach, -ARM, 0),
    across(side, reach, ARM, 0),
    across(side, CHAMBER_APOTHEM, ARM, SOFT_JAMB),
  ]
}

/** The outline of chamber and arms; arms end exactly on the edge of the hex unless they are to reach further. */
export function corridor(exits: number, reach = APOTHEM): string {
  const around = (side: number) => [...(hasSide(exits, side) ? arm(side, reach) : []), chamberCorner(side)]
  return softPolygon(ALL_SIDES.flatMap(around))
}

/** The rim of the walls around the floor: nothing is drawn across an exit. */
export function rims(exits: number): string {
  const open = sidesOf(exits)
  if (open.length === 0) return softPolygon(ALL_SIDES.map(chamberCorner))
  return open.map((side, place) => rim(side, open[(place + 1) % open.length]!)).join(' ')
}

function rim(from: number, to: number): string {
  const steps = (to - from + 6) % 6 || 6
  const corners = Array.from({ length: steps }, (_, step) => chamberCorner((from + step) % 6))
  return softLine([...arm(from, APOTHEM).slice(2), ...corners, ...arm(to, APOTHEM).slice(0, 2)])
}

/** The edge of the hex where it is wall. */
export function borders(exits: number): string {
  return ALL_SIDES.map((side) => border(side, hasSide(exits, side))).join(' ')
}

function border(side: number, isExit: boolean): string {
  const from = { ...corner(side - 1, RADIUS), soft: 0 }
  const to = { ...corner(side, RADIUS), soft: 0 }
  if (!isExit) return softLine([from, to])
  const [, left, right] = arm(side, APOTHEM)
  return `${softLine([from, left!])} ${softLine([right!, to])}`
}

/** Joints between the blocks of the wall: from the chamber to the corners of the hex. */
export function joints(): string {
  return ALL_SIDES.map((side) => softLine([chamberCorner(side), { ...corner(side), soft: 0 }])).join(' ')
}
