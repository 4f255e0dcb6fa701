/** Seats by team, and those beside the players': what a game calls them, or a plain name. */
import type { SeatInfo } from '../../generated/protocol'
import type { Speech } from '../words/speech'

export interface Group {
  /** The number of a team; `rest` are all seats of a game without teams, `roles` seats that nobody has to take. */
  kind: number | 'rest' | 'roles'
  seats: SeatInfo[]
}

export const isPlayer = ({ role }: SeatInfo): boolean => role === null

/** Teams in their order, then seats without one, then roles. */
export function groupsOf(seats: readonly SeatInfo[]): Group[] {
  const players = seats.filter(isPlayer)
  const teams = [...new Set(players.flatMap(({ team }) => team ?? []))].sort((one, other) => one - other)
  const groups: Group[] = [
    ...teams.map((team) => ({ kind: team, seats: players.filter((seat) => seat.team === team) })),
    { kind: 'rest', seats: players.filter(({ team }) => team === null) },
    { kind: 'roles', seats: seats.filter((seat) => !isPlayer(seat)) },
  ]
  return groups.filter((group) => group.seats.length > 0)
}

export const hasTeams = (seats: readonly SeatInfo[]): boolean => seats.some(({ team }) => team !== null)

export function groupName(kind: Group['kind'], speech: Speech): string {
  if (kind === 'roles') return speech.t('roles-title')
  if (kind === 'rest') return speech.t('seats-label')
  return speech.canSay(`team-${kind}`) ? capital(speech.t(`team-${kind}`)) : speech.t('team', { number: kind + 1 })
}

/** Who a curve or a column belongs to: a team where there are teams, else a seat. */
export function sideName(seat: number, seats: readonly SeatInfo[], speech: Speech): string {
  const team = seats[seat]?.team ?? null
  return team === null ? speech.seat(seat) : groupName(team, speech)
}

export const roleName = (role: string, speech: Speech): string =>
  speech.canSay(`role-${role}`) ? capital(speech.t(`role-${role}`)) : speech.t('roles-one')

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
