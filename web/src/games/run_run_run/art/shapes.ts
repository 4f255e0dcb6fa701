/** The shape of each seat, beside its colour, as the shell draws them: around (0, 0), about 30 units in radius. */
const SEAT_SHAPES: readonly string[] = [
  'M0 -28 A28 28 0 1 1 -0.01 -28 Z',
  'M0 -33 L33 25 H-33 Z',
  'M-25 -25 H25 V25 H-25 Z',
  'M0 -34 L34 0 L0 34 L-34 0 Z',
]

export const seatShape = (seat: number): string => SEAT_SHAPES[seat % SEAT_SHAPES.length]!
export const seatColour = (seat: number): string => `var(--rrr-seat-${(seat % SEAT_SHAPES.length) + 1})`
