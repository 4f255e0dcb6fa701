/** The table's rulings on objections, as a text to keep for the next game. */
import type { Ruling } from '../../generated/trapwords'
import type { BoardProps, Keepsake } from '../../lib/table/board'
import { asView, clauseOf, reasonOf, teamName } from './model'

type Say = BoardProps['t']

export function rulingsOf(fields: Record<string, unknown>, t: Say): Keepsake | null {
  const rulings = asView(fields).rulings ?? []
  if (rulings.length === 0) return null
  const lines = rulings.flatMap((ruling) => ['', ...told(ruling, t)])
  return { key: 'board-rulings-download', name: 'rulings', lines: [t('board-rulings-title'), ...lines] }
}

function told(ruling: Ruling, t: Say): string[] {
  const { round: n, team, secret, word, trap } = ruling
  return [
    t('board-ruling-turn', { n, team: teamName(t, team), secret }),
    ...(word ? [t('board-ruling-said', { word })] : []),
    ...(trap ? [t('board-the-trap', { trap })] : []),
    `${reasonOf(t, ruling)} (${clauseOf(ruling)})`,
    t('event-claim_decided', { is_upheld: ruling.is_upheld ? 'yes' : 'no', decided_by: ruling.decided_by }),
  ]
}
