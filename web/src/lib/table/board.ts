/**
 * What a game's board is given, and what it may hand back: the contract between the shell and `src/games/<package>/`.
 *
 * A game folder default-exports a `GameModule` from its `index.ts`. It is found by its folder name (the package name of
 * the game, `some_game`) and loaded only when a table of that game is opened. Sentences that only the board needs lie
 * in `src/games/<package>/words/{en,fr}.ftl`; they are loaded with it and said with `t`.
 *
 * The board holds no rule: it draws `view`, offers what `questions` offer, and answers with one of their choices. The
 * shell shows every question with its answers in the question bar as well, so a board need not claim any.
 */
import type { Component } from 'svelte'
import type {
  Choice,
  PreviewEffect,
  LogLine,
  Marker,
  Phrase,
  Question,
  SeatInfo,
  TableInfo,
} from '../../generated/protocol'
import type { Explains } from '../board/inspect.svelte'
import type { Sound } from '../shell/sound'
import type { Facts } from '../words/speech'
import type { Beat, Film } from './film'
import type { Hourglass } from './hourglass'

export interface BoardProps {
  /** All fields of what this point of view sees; cast it to the game's generated `View`. */
  view: Record<string, unknown>
  /** What the box holds, as `/api/games/<name>/components` tells it. */
  components: unknown
  /** The seat whose view this is; null for spectators and for replays from outside. */
  mySeat: number | null
  seats: SeatInfo[]
  /**
   * `own`: one person looks. `shared`: several people play here, so hide a hand when its owner is not asked. `public`:
   * a screen that everybody looks at from afar: large, nothing to tap, no seat.
   */
  screen: TableInfo['screen']
  /** What this point of view is asked now: empty while others think, while an answer is on its way, and in replays. */
  questions: Question[]
  answer(question: Question, choice: Choice): void
  /** The clauses that forbid an answer which is not among the choices. */
  whyNot(question: Question, option: unknown): Promise<string[]>
  /** Opens the rulebook at a clause. */
  showClause(clause: string): void
  say(phrase: Phrase): string
  t(key: string, facts?: Facts): string
  /**
   * What ends by itself; `leftOf` of `hourglass.ts` says how much is left. The shell shows them beside the question,
   * except those that `showsClock` says the board shows.
   */
  clocks: Hourglass[]
  markers: Marker[]
  /** Puts this seat's marker on a place, or takes it back. */
  mark(place: number | null): void
  /**
   * What is being shown at this moment, where the game has a film; `view` then is the view of that moment. Null when
   * everything that happened has been shown. Questions that an update brought come when its last beat is over.
   */
  beat: Beat | null
  /** What the last update told, for games without a film; empty after a snapshot or when answers were taken back. */
  fresh: LogLine[]
  /** Everything that this point of view was told so far, where the shell has it. */
  log?: readonly LogLine[]
  /** Throws away an unfinished declaration, where the question allows it (`can_begin_again`). */
  beginAgain(question: Question): void
  /** Takes back the player's last answer; null if that is not possible now. */
  undo: (() => void) | null
  /** What an answer costs, brings or risks, as the rules say; empty until that is known, or where nothing is. */
  effectsOf(choice: Choice): PreviewEffect[]
  /** Makes an element say what it is, when it is tapped, hovered or reached by keyboard. */
  explains: Explains
  isReplay: boolean
  /** Whether the connection is down: input has no effect. */
  isCut?: boolean
  /** The game has ended: nothing is asked any more, and the board comes to rest with everything in sight. */
  isOver: boolean
  motion: 'full' | 'reduced'
  /** The person asked for patterns beside colours. */
  patterns: boolean
  /** The choice the pointer or the keyboard is on in the question bar, so that the board can show where it leads. */
  considered: Choice | null
  /** A hint that was asked for: the option that a bot would choose. */
  hinted: unknown
  /** Tells the question bar which choice the board is about (a hovered place); null when none. */
  consider(choice: Choice | null): void
}

/** One moment of the first-turn guide: shown while `when` holds and no earlier step does. */
export interface GuideStep {
  /** A message of the game's own words; its `$pointer` is `finger` or `mouse`. */
  key: string
  /** What the game is about: said once, before the first remark about anything else. */
  isAim?: true
  when(moment: { view: Record<string, unknown>; questions: Question[] }): boolean
}

/** A number of one seat worth showing in the strip of seats: said with `t(key, { n })`. */
export interface SeatFact {
  key: string
  n: number
}

export interface EndSceneProps {
  isWon: boolean
  view: Record<string, unknown>
  components: unknown
}

/** A text that a finished game leaves behind; `key` is said on the button, `name` is part of the file's name. */
export interface Keepsake {
  key: string
  name: string
  lines: string[]
}

export interface PictureProps {
  option: unknown
  question: Question
  view: Record<string, unknown>
  components: unknown
}

/** By the slug of a chapter: the name of its picture, and its example, said with `t(key)`. */
export interface Illustrations {
  Picture: Component<{ name: string }>
  /** What all pictures of a page share, drawn once. */
  Paints?: Component
  of: Readonly<Record<string, { name: string; key: string }>>
}

export interface GameModule {
  Board: Component<BoardProps>
  /** "How to play in two minutes": receives `t`. */
  TwoMinutes?: Component<{ t: BoardProps['t'] }>
  /** Chapters of the rulebook that have a picture and a worked example. */
  chapters?: Illustrations
  /** How an update is shown, event by event; without it the board is given the new view at once. */
  film?: Film
  firstTurn?: GuideStep[]
  /**
   * True for a question the board answers on its own ground: the bar then shows its answers as a compact list. `whole`
   * where the board offers every single answer, or all but those that are `isBeside`: the list then is folded away.
   */
  claims?(question: Question): boolean | 'whole'
  /**
   * The board says itself what is asked, and who sits where. The seats then are for screen readers only, and on small
   * screens the bar keeps clocks, remarks, refusals and tools alone.
   */
  isSelfContained?: boolean
  /** False where answers come and go while people press keys: digits choose nothing there. */
  hasDigits?(question: Question): boolean
  /** An answer that the board does not take, though it claims the question ("that is all"): it stays a button. */
  isBeside?(option: unknown): boolean
  /** An answer as the thing it stands for: a card, a die, a figure. Its words are for screen readers then. */
  Picture?: Component<PictureProps>
  isPictured?(option: unknown): boolean
  /** The choices in the order in which the person sees those things: key 1 is the first. */
  inOrder?(choices: readonly Choice[], view: Record<string, unknown>): Choice[]
  /**
   * The answer that is given by itself where most people just go on, unless the person wants to be asked always
   * (`settings.asks`) or has just taken something back. Such a question is not shown.
   */
  passes?(question: Question): Choice | null
  /** What happens now, for people who are not asked anything: "Ann gives clues" instead of "Ann is thinking". */
  doing?(view: Record<string, unknown>, t: BoardProps['t']): string
  /** The seat whose action leads to what is asked now: "Bot 2 asks you". */
  asker?(view: Record<string, unknown>): number | null
  /**
   * An answer in words that name its place, for where no board stands beside them; null where its usual words do.
   */
  named?(phrase: Phrase, t: BoardProps['t']): string | null
  /** The end as a drawing of 600 × 300: a feast, or a consolation. It is also the picture that people share. */
  EndScene?: Component<EndSceneProps>
  /** Numbers of the whole game, said with `t(key, { n })`: turns, cards, dice. */
  numbers?(view: Record<string, unknown>, log: readonly LogLine[]): SeatFact[]
  /** What people take along as a text when the game is over: the lines, and what the button says. */
  keepsakes?(view: Record<string, unknown>, t: BoardProps['t']): Keepsake[]
  /** The sound of an event, where it has one. */
  soundOf?(event: unknown): Sound | null
  /** Events worth going to in a replay. */
  moments?: readonly string[]
  /** True for a clock that the board shows on its own ground. */
  showsClock?(clock: Hourglass): boolean
  seatFacts?(view: Record<string, unknown>, seat: number): SeatFact[]
  /** True where a pause would give time to think that the game does not give: the board, or a line, is hidden then. */
  hidesInPause?(view: Record<string, unknown>, event?: unknown): boolean
}
