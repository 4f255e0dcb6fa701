/** The log by turn: clues, guesses, and decisions about objections. */
import type { LogLine } from '../../generated/protocol'
import type { Event, Guessed } from '../../generated/trapwords'
import type { BoardProps } from '../../lib/table/board'

/** Something that was decided about an objection; `after` is the number of the last clue before it. */
export interface Decision {
  after: number
  /** A stop that became a doubt, or one that was voted about. */
  kind: 'became-doubt' | 'stop' | 'doubt'
  /** Whether the setter had named a reason, or whether the objection was upheld. */
  holds: boolean
  by: string
  votes: { upheld: number; rejected: number } | null
  /** Seconds that the team got back. */
  seconds: number
}

export interface ToldTurn {
  round: number
  team: number
  clues: string[]
  guesses: Pick<Guessed, 'text' | 'verdict'>[]
  decisions: Decision[]
}

/** Every turn that the log tells of, in the order in which they were played. */
export function turnsTold(log: readonly LogLine[]): ToldTurn[] {
  const turns: ToldTurn[] = []
  let [round, after, isStop] = [0, 0, false]
  let votes: Decision['votes'] = null
  const decide = (turn: ToldTurn, one: Pick<Decision, 'kind' | 'holds' | 'by'>): void => {
    turn.decisions.push({ after, votes, seconds: 0, ...one })
    ;[votes, isStop] = [null, false]
  }
  for (const line of log) {
    const event = line.event as Event
    const turn = turns.at(-1)
    if (event.type === 'round_began') round = event.round
    if (event.type === 'turn_began') {
      turns.push({ round, team: event.team, clues: [], guesses: [], decisions: [] })
      ;[after, isStop, votes] = [0, false, null]
    }
    if (!turn) continue
    switch (event.type) {
      case 'clue_given':
        after = event.clue
        turn.clues.push(event.text)
        break
      case 'guess_made':
        turn.guesses.push(event)
        break
      case 'stop_contested':
        isStop = true
        break
      case 'votes_counted':
        votes = event
        break
      case 'stop_became_doubt':
        decide(turn, { kind: 'became-doubt', holds: event.is_named, by: '' })
        break
      case 'claim_decided':
        decide(turn, { kind: isStop ? 'stop' : 'doubt', holds: event.is_upheld, by: event.decided_by })
        break
      case 'turn_resumed':
        turn.decisions.at(-1)!.seconds = event.seconds
        break
    }
  }
  return turns
}

/** The log of a team's current or last turn. */
export const toldOf = (log: readonly LogLine[], team: number): ToldTurn | null =>
  turnsTold(log).findLast((turn) => turn.team === team) ?? null

/** A decision in one line: who decided if the teams did not, the votes with the greater number first, the time. */
export function decisionText(t: BoardProps['t'], { kind, holds, by, votes, seconds }: Decision): string {
  if (kind === 'became-doubt') return t('board-decided-became-doubt', { named: holds ? 'yes' : 'no' })
  const counted = votes ? (holds ? [votes.upheld, votes.rejected] : [votes.rejected, votes.upheld]).join(':') : 'none'
  const decided = t('board-decided', { kind, holds: holds ? 'yes' : 'no', votes: counted, seconds })
  return by === 'teams' ? decided : `${t('board-decided-by', { by })} ${decided}`
}
