/** How seats are called: by the name of who sits there, told apart where one person holds several. */
import type { ChatLine, SeatInfo } from '../../generated/protocol'
import type { Speech } from '../words/speech'
import { roleName } from './teams'

export function seatNames(seats: SeatInfo[], speech: Speech): string[] {
  const plain = seats.map((seat) => plainName(seat, speech))
  return plain.map((name, place) => {
    if (plain.indexOf(name) === plain.lastIndexOf(name)) return name
    const isFreeRole = seats[place]?.kind === 'empty'
    return `${name} ${isFreeRole ? plain.slice(0, place + 1).filter((other) => other === name).length : place + 1}`
  })
}

function plainName({ kind, name, seat, role, is_gone, is_muted }: SeatInfo, speech: Speech): string {
  if (is_muted) return speech.t('muted-name', { number: seat + 1 })
  if (name) return name
  if (is_gone) return speech.t('somebody')
  if (kind === 'empty' && role !== null) return roleName(role, speech)
  const key = { person: 'guest-name', bot: 'bot-name', empty: 'seat-empty' }[kind]
  return speech.t(key, { number: seat + 1 })
}

/** The seat that is "you": the one a person holds alone at this screen. */
export function onlySeat(seats: readonly SeatInfo[]): number | null {
  const mine = seats.filter(({ is_mine }) => is_mine)
  return mine.length === 1 ? mine[0]!.seat : null
}

/** Seats as one part of a sentence: "Ann and Bob". */
export const seatList = (seats: readonly number[]) =>
  ({ type: 'list', style: 'and', items: seats.map((seat) => ({ type: 'seat' as const, seat })) }) as const

/** The name of a speaker, or their seat where they had no name yet. */
export const speakerName = ({ name, seat }: ChatLine, speech: Speech): string =>
  name || (seat === null ? speech.t('chat-onlooker') : speech.seat(seat))
