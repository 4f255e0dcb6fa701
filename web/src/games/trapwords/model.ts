/** The data of the board: the typed view, and values derived from it for this viewer. */
import type { Choice, Question } from '../../generated/protocol'
import type { Alert, ClaimView, ClueView, DungeonView, Guessed, TeamView, TurnView } from '../../generated/trapwords'
import type { BoardProps } from '../../lib/table/board'
import type { Decision } from './told'

export type View = DungeonView
export type { Alert, ClaimView, ClueView, Guessed, TeamView, TurnView }

export interface MonsterKind {
  id: string
  figure: string
  hard: boolean
}
export interface DungeonBox {
  monsters: MonsterKind[]
  curses: { id: string }[]
}

/** A person's role in the current turn. */
export type Role = 'giver' | 'guesser' | 'setter' | 'watcher'

export const NOBODY = -9
const SECRET = -1
export const TEAM_IDS = [0, 1] as const

export const asView = (fields: Record<string, unknown>): View => fields as unknown as View
export const asBox = (components: unknown): DungeonBox => components as DungeonBox

export const other = (team: number): number => 1 - team
export const turnOf = (view: View): TurnView | null => view.turns?.at(-1) ?? null
/** The round that people look at: in the pause after one the next is counted already. */
export const roundOf = (view: View): number => (view.phase === 'pause' ? view.round - 1 : view.round)
export const isTyped = (view: View): boolean => view.options.mode === 'typed'
export const teamOf = (view: View, seat: number): number => view.teams.findIndex(({ seats }) => seats.includes(seat))
export const keptOf = (team: TeamView): number => team.writes?.entries.filter(({ is_kept }) => is_kept).length ?? 0

export function roleOf(view: View, seat: number | null): Role {
  const turn = turnOf(view)
  if (seat === null || !turn || view.own_team === null) return 'watcher'
  if (view.own_team !== turn.team) return 'setter'
  return seat === turn.giver ? 'giver' : 'guesser'
}

/** The clue-giver reads the word on the device of the opponents, where their list must not stand beside it. */
export const isShowing = (view: View, turn: TurnView): boolean =>
  !isTyped(view) && view.options.devices === 'team' && turn.stage === 'reading'

/** The picture of a monster; both cards of one show the same figure. */
export const figureOf = (monster: string): string => monster.replace(/_hard$/, '')
export const isMonster = (box: DungeonBox, effect: string): boolean =>
  box.monsters?.some(({ id }) => id === effect) ?? false

/** What was said in a turn, in the order in which it was heard. */
export type Remark =
  | { kind: 'clue'; clue: ClueView }
  | { kind: 'guess'; guess: Guessed; place: number }
  | { kind: 'decision'; decision: Decision; place: number }

export function talkOf(turn: TurnView, decisions: readonly Decision[] = []): Remark[] {
  const answers: Remark[] = [
    ...turn.guesses.map((guess, place) => ({ kind: 'guess' as const, guess, place })),
    ...decisions.map((decision, place) => ({ kind: 'decision' as const, decision, place })),
  ]
  const numbers = new Set(turn.clues.map(({ number }) => number))
  const early = answers.filter((answer) => !numbers.has(followed(answer)))
  const after = (number: number) => answers.filter((answer) => followed(answer) === number)
  return [...early, ...turn.clues.flatMap((clue) => [{ kind: 'clue' as const, clue }, ...after(clue.number)])]
}

/** The number of the clue after which something was said. */
function followed(remark: Remark): number {
  if (remark.kind === 'clue') return remark.clue.number
  return remark.kind === 'guess' ? remark.guess.after : remark.decision.after
}

/** The objection that is being settled now. */
export function openClaim(turn: TurnView): ClaimView | null {
  if (turn.stage !== 'review' && !['contest', 'review'].includes(turn.frozen)) return null
  return turn.claims.find(({ state, kind }) => state === 'open' && kind !== 'unnamed') ?? null
}

/** A text cut at the words that something is said about, so that each can be underlined. */
export interface Piece {
  text: string
  alert: Alert | null
}

export function piecesOf(text: string, alerts: readonly Alert[]): Piece[] {
  const marked = alerts.filter(({ start, end }) => end > start).toSorted((one, two) => one.start - two.start)
  const letters = [...text]
  const pieces: Piece[] = []
  let at = 0
  for (const alert of marked) {
    if (alert.start < at) continue
    pieces.push({ text: letters.slice(at, alert.start).join(''), alert: null })
    pieces.push({ text: letters.slice(alert.start, alert.end).join(''), alert })
    at = alert.end
  }
  pieces.push({ text: letters.slice(at).join(''), alert: null })
  return pieces.filter(({ text: part }) => part !== '')
}

/** The same for a single word that a claim is about, wherever the text has it. */
export function piecesAround(text: string, word: string): { before: string; word: string; after: string } {
  const at = word ? text.toLowerCase().indexOf(word.toLowerCase()) : -1
  if (at < 0) return { before: text, word: '', after: '' }
  return { before: text.slice(0, at), word: text.slice(at, at + word.length), after: text.slice(at + word.length) }
}

// Words.

type Say = BoardProps['t']

export const named = (t: Say, seat: number): string => t('board-name', { seat: { type: 'seat', seat } })
export const teamName = (t: Say, team: number): string => t(`team-${team}`)
export const effectName = (t: Say, box: DungeonBox, effect: string): string =>
  t(`${isMonster(box, effect) ? 'monster' : 'curse'}-${effect}`)

/** What happens in a turn, as somebody sees it who has nothing to do with it. */
export function momentOf(view: View, t: Say): string {
  const turn = view.phase === 'turn' ? turnOf(view) : null
  if (view.phase === 'traps') return t('board-both-write')
  if (view.phase === 'pause') return t('board-round-over', { n: roundOf(view) })
  if (!turn || turn.stage === 'final') return ''
  if (turn.frozen) return t(`board-frozen-${turn.frozen}`, { role: 'watcher' })
  if (turn.result !== 'open') return t('board-glass-over')
  return t('board-now-clues', { seat: named(t, turn.giver), team: teamName(t, turn.team) })
}

/** These sentences of the referee mention a part of the word, which is not told here: they are said shorter. */
const WITH_PART = new Set(['compound', 'closed_compound', 'number', 'abbreviation', 'gender', 'clue_rule', 'effect'])

interface Ground {
  reason: string
  word: string
  trap: string
  rule: string
  effect: string
}

/** Why the referee says so, in one sentence. */
export function reasonOf(t: Say, { reason, word, trap, rule, effect }: Ground): string {
  if (effect) return t(`effect-${effect}`)
  const isSecret = rule === 'TRP-CLUE5'
  const broken = rule ? t(`rule-${rule.toLowerCase()}`) : ''
  if (rule && !isSecret) return t(word ? 'board-rule-broken' : 'board-rule-claimed', { word, rule: broken })
  const claimed = rule ? t('board-rule-claimed', { rule: broken }) : ''
  if (!reason) return claimed || t('board-no-reason')
  if (reason === 'nothing') return `${claimed} ${t('board-no-reason')}`.trim()
  if (WITH_PART.has(reason)) return t(`because-${reason}`, { word, trap })
  return t(`referee-${reason}`, { clue: word, trap, role: isSecret ? 'secret' : 'trap', part: 'none' })
}

/** The clause that a reason rests on, where the rulebook can be opened at it. */
export function clauseOf({ rule, effect, reason }: Pick<Ground, 'rule' | 'effect' | 'reason'>): string {
  if (rule) return rule
  if (effect) return 'TRP-CLUE17'
  const clauses: Record<string, string> = {
    same: 'TRP-TRIG1',
    inflection: 'TRP-TRIG1',
    spelling: 'TRP-TRIG1',
    compound: 'TRP-TRIG2',
    closed_compound: 'TRP-TRIG2',
    family: 'TRP-TRIG4',
    derivative: 'TRP-TRIG4',
    abbreviation: 'TRP-TRIG4',
    slip: 'TRP-TRIG15',
  }
  return clauses[reason] ?? 'TRP-TRIG1'
}

/** The words of an alert's trap, as far as this seat may read them. */
export function trapOf(view: View, turn: TurnView, alert: Alert): string {
  const team = view.teams[turn.team]
  if (alert.trap === SECRET) return team?.word ?? ''
  return [...(team?.traps ?? []), ...turn.old_traps][alert.trap] ?? ''
}

/** A choice made of free words, as the question wants it. */
export function spoken(question: Question, text: string): Choice {
  const { option, field } = question.text!
  return { option: { type: option, [field]: text }, phrase: { key: `option-${option}`, facts: { text } } }
}

export const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ')
/** Characters as people count them, not as they are stored. */
export function fits(question: Question | null, text: string): boolean {
  const length = [...tidy(text)].length
  return question?.text ? length >= Math.max(1, question.text.least) && length <= question.text.most : false
}
