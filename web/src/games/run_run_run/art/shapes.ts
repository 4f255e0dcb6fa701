/** The shape of each seat, beside its colour: around (0, 0), about 30 units in radius. */
export const SEAT_SHAPES: readonly string[] = [
  'M0 -28 A28 28 0 1 1 -0.01 -28 Z',
  'M-25 -25 H25 V25 H-25 Z',
  'M0 -31 L31 24 H-31 Z',
  'M0 -33 L33 0 L0 33 L-33 0 Z',
]

export const seatShape = (seat: number): string => SEAT_SHAPES[seat % SEAT_SHAPES.length]!
export const seatColour = (seat: number): string => `var(--seat-${seat + 1})`
