/** Everybody in a team has the colour of the team; shapes tell its seats apart. */
import type { Attachment } from 'svelte/attachments'
import type { SeatInfo } from '../../generated/protocol'

const [COLOURS, TEAMS] = [16, 2]

/** Inside this element seats have the colours of their teams, where there are two teams. */
export const teamColours =
  (seats: readonly Pick<SeatInfo, 'seat' | 'team'>[]): Attachment<HTMLElement> =>
  (element) => {
    const names = seats.map(({ seat }) => `--seat-${(seat % COLOURS) + 1}`)
    seats.forEach(({ team }, place) => {
      if (team !== null && team < TEAMS) element.style.setProperty(names[place]!, `var(--team-${team + 1})`)
    })
    return () => names.forEach((name) => element.style.removeProperty(name))
  }
