/** How seats are called: by the name of who sits there, told apart where one person holds several. */
import type { SeatInfo } from '../../generated/protocol'
import type { Speech } from '../words/speech'

export function seatNames(seats: SeatInfo[], speech: Speech): string[] {
  const plain = seats.map((seat) => plainName(seat, speech))
  return plain.map((name, place) => (plain.indexOf(name) === plain.lastIndexOf(name) ? name : `${name} ${place + 1}`))
}

function plainName({ kind, name, seat }: SeatInfo, speech: Speech): string {
  if (name) return name
  const key = { person: 'guest-name', bot: 'bot-name', empty: 'seat-empty' }[kind]
  return speech.t(key, { number: seat + 1 })
}
