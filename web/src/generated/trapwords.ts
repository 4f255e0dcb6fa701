// Made by `npm run types` from the Python records: do not edit.

export type Option =
  | DrawMonster
  | DrawTorch
  | DrawGlow
  | TurnUp
  | DrawCurse
  | DrawCard
  | DrawWord
  | DrawTrap
  | DrawGuesser
  | TimeIsUp
  | LoseSeat
  | ComeBack
  | GiveTorch
  | AgreeOnCurses
  | RedrawCurses
  | Propose
  | Keep
  | SetAside
  | Withdraw
  | Star
  | ConfirmList
  | LeaveToOthers
  | SwapWord
  | NameGuesser
  | TakeWindow
  | HoldBreath
  | SayRead
  | StartGlass
  | Say
  | EndClues
  | Guess
  | HoldBack
  | CountGuess
  | UncountGuess
  | CallCorrect
  | LetStand
  | Object
  | CountWord
  | CountClue
  | MarkBreath
  | MarkMove
  | AcceptGuess
  | RefuseGuess
  | Stop
  | Doubt
  | LetPass
  | Waive
  | LetSpring
  | NameTrap
  | NameRule
  | NameEffect
  | Contest
  | ContestAsLate
  | AcceptStop
  | TypeWord
  | Uphold
  | Reject
  | RejectAsLate
  | GoOn
  | WishNoCurses
  | WishRelaxed
  | WishStrict
  | Join
  | Concede
export type Event =
  | MonsterAppeared
  | CurseLaid
  | CurseTurnedUp
  | CurseDiscarded
  | CursePushed
  | MonsterMoved
  | MonsterStayed
  | CurseDrawn
  | CursesRedrawn
  | TorchGiven
  | GlowGiven
  | RoundBegan
  | FightBegan
  | RoundEnded
  | CursesSwitchedOff
  | RestrictionsChanged
  | TeamWished
  | PlayerJoined
  | WordDrawn
  | WordSwapped
  | EntryProposed
  | EntryKept
  | EntrySetAside
  | EntryWithdrawn
  | EntryStarred
  | ListConfirmed
  | LeftToOthers
  | TeamReady
  | WritingExtended
  | WritingEnded
  | BooksExchanged
  | TurnBegan
  | WordShown
  | GuesserNamed
  | WindowTaken
  | GlassStarted
  | ClueGiven
  | ClueHeld
  | CheckBegan
  | ClueWaived
  | AlertRaised
  | CluesEnded
  | GuessMade
  | GuessCounted
  | WordCounted
  | ClueCounted
  | CorrectCalled
  | CallRefused
  | StopCalled
  | DoubtRaised
  | StopBecameDoubt
  | ClaimNamed
  | StopContested
  | ReviewBegan
  | WordTyped
  | VotesCounted
  | ClaimDecided
  | TurnResumed
  | TrapMadeVoid
  | TurnSucceeded
  | TurnFailed
  | WordRevealed
  | TrapsRevealed
  | FigureMoved
  | FigureSentBack
  | MonsterBeaten
  | SeatLost
  | SeatBack
  | TorchPassed
  | ConcedeWished
  | TeamConceded

/**
 * The table as a seat, a spectator or the public screen sees it. `own_team` sits in front (TRP-SET4).
 */
export interface DungeonView {
  options: TableOptions
  own_team: number | null
  phase: 'handover' | 'opening' | 'over' | 'pause' | 'setup' | 'traps' | 'turn'
  round: number
  rounds: number
  rooms: number[]
  monster: string
  monster_at: number
  curses: CurseView[]
  drawn: string[]
  are_curses_off: boolean
  is_relaxed: boolean
  glow: number
  first: number
  teams: TeamView[]
  turns: TurnView[]
  absent: number[]
  gone_on: number[]
  rulings: Ruling[]
}
/**
 * Defaults are the rulings of the rulebook; each switch names its clause.
 */
export interface TableOptions {
  players: number
  first_team: number
  computers: number[]
  bots: 'easy' | 'hard' | 'normal'
  jurors: number
  latecomers: number
  content: string
  mode: 'table' | 'typed'
  devices: 'each' | 'team'
  language: 'en' | 'fr'
  group: 'contemporary' | 'fantasy'
  word_list: string[]
  used_words: string[]
  dungeon: 'alternative' | 'challenge' | 'custom' | 'recommended'
  rooms: string
  curse_rooms: string
  curses: 'dealt' | 'none'
  deck: 'all' | 'box'
  monster_deck: 'hard' | 'plain'
  monster: 'demon' | 'dragon' | 'lich' | 'mummy' | 'random' | 'sphinx' | 'troll' | 'vampire'
  clues: 'relaxed' | 'strict'
  swap_word: boolean
  tie_break: 'both' | 'fastest'
  clock_start: 'after_reading' | 'at_once' | 'first_clue'
  hourglass: number | null
  second_reader: 'exchange' | 'own_turn'
  monster_freeze: 'for_good' | 'while_there'
  same_spelling: 'meaning' | 'springs'
  part_of_compound_trap: 'spares' | 'springs'
  gender_guess: 'asked' | 'correct'
  relaxed_scope: 'traps_only' | 'written_words'
  reactions: 'allowed' | 'forbidden'
  short_list: 'more_time' | 'played'
  echo_reading: 'guesses' | 'own_words'
  forbidden_word_first_room: 'discarded' | 'replaced'
  auto_referee: 'alerts' | 'stops'
  first_torch: 'chosen' | 'random'
}
/**
 * A curse in a room; `curse` is empty while it lies face down.
 */
export interface CurseView {
  place: number
  curse: string
}
/**
 * A team; `None` stands for what this seat must not know.
 */
export interface TeamView {
  seats: number[]
  torch: number
  place: number
  start: number
  is_fighting: boolean
  effects: string[]
  has_guessed: boolean
  has_advanced: boolean
  quota: number
  is_ready: boolean
  word: string | null
  traps: string[] | null
  starred: number | null
  void: string[]
  writes: ListView | null
  sheets: Sheet[]
  conceding: number[] | null
  wishes: string[]
}
/**
 * The list that the seat's team writes.
 */
export interface ListView {
  entries: ListEntry[]
  star: number
  confirmed: number[]
  stepped_back: number[]
  can_swap: boolean
}
/**
 * A word that a team has proposed; `votes` are the seats that last chose to keep it.
 */
export interface ListEntry {
  number: number
  text: string
  by: number
  is_kept: boolean
  votes: number[]
  warnings: string[]
}
/**
 * One finished list: the room of the team it was written against, its word, the traps, and those made void.
 */
export interface Sheet {
  round: number
  room: number
  word: string
  traps: string[]
  void: string[]
  has_guessed: boolean
}
/**
 * A turn as far as this seat may see it.
 */
export interface TurnView {
  team: number
  giver: number
  stage: 'closing' | 'final' | 'reading' | 'review' | 'running'
  result: 'failure' | 'open' | 'success'
  why: string
  sole: number
  guess_limit: number
  guesses_used: number
  milliseconds: number
  has_started: boolean
  clues: ClueView[]
  guesses: Guessed[]
  words_said: number
  word_limit: number
  clues_said: number
  clue_limit: number
  are_clues_closed: boolean
  has_window: boolean
  is_guessing_open: boolean
  echo_due: string
  is_frozen: boolean
  frozen: string
  claims: ClaimView[]
  has_lost_stops: boolean
  old_traps: string[]
}
/**
 * A clue; the setters also see what the referee says about it, and whether they may still object.
 */
export interface ClueView {
  number: number
  by: number
  text: string
  is_shown: boolean
  alerts: Alert[]
  is_open: boolean
}
/**
 * A finding of the referee: the trap, rule or effect, the word at `start` to `end`, and the reason.
 */
export interface Alert {
  level: 'certain' | 'none' | 'probable' | 'weak'
  trap: number
  rule: string
  effect: string
  word: string
  start: number
  end: number
  reason: string
}
/**
 * A guess; `at` is how far the hourglass had run, in milliseconds, and `after` the last clue that was heard.
 */
export interface Guessed {
  by: number
  text: string
  verdict: 'asked' | 'correct' | 'repeated' | 'untested' | 'wrong'
  at: number
  reason: string
  after: number
}
export interface ClaimView {
  number: number
  by: number
  is_stop: boolean
  clue: number
  kind: 'effect' | 'rule' | 'trap' | 'unnamed'
  trap: string
  rule: string
  effect: string
  level: 'certain' | 'none' | 'probable' | 'weak'
  reason: string
  word: string
  is_late: boolean
  state: 'dropped' | 'open' | 'rejected' | 'upheld'
  upheld: number[]
  rejected: number[]
}
/**
 * A decision about a claim, kept as a precedent of the table.
 */
export interface Ruling {
  language: string
  round: number
  team: number
  word: string
  trap: string
  rule: string
  effect: string
  level: 'certain' | 'none' | 'probable' | 'weak'
  reason: string
  is_upheld: boolean
  decided_by: string
  secret: string
}
export interface DrawMonster {
  type: 'draw_monster'
  monster: string
}
export interface DrawTorch {
  type: 'draw_torch'
  seat: number
}
export interface DrawGlow {
  type: 'draw_glow'
  team: number
}
/**
 * A face-down curse shows its face.
 */
export interface TurnUp {
  type: 'turn_up'
  curse: string
}
/**
 * Another curse for the teams that fight the Mummy.
 */
export interface DrawCurse {
  type: 'draw_curse'
  curse: string
}
/**
 * A card of eight words, by its number in the list.
 */
export interface DrawCard {
  type: 'draw_card'
  card: number
}
export interface DrawWord {
  type: 'draw_word'
  word: string
}
/**
 * A word of the list becomes a trap of the challenge.
 */
export interface DrawTrap {
  type: 'draw_trap'
  text: string
}
export interface DrawGuesser {
  type: 'draw_guesser'
  seat: number
}
export interface TimeIsUp {
  type: 'time_is_up'
}
/**
 * A player has no connection any more.
 */
export interface LoseSeat {
  type: 'lose_seat'
}
/**
 * A player who was lost has come back.
 */
export interface ComeBack {
  type: 'come_back'
}
export interface GiveTorch {
  type: 'give_torch'
  seat: number
}
export interface AgreeOnCurses {
  type: 'agree_on_curses'
}
export interface RedrawCurses {
  type: 'redraw_curses'
}
export interface Propose {
  type: 'propose'
  text: string
}
export interface Keep {
  type: 'keep'
  entry: number
}
export interface SetAside {
  type: 'set_aside'
  entry: number
}
export interface Withdraw {
  type: 'withdraw'
  entry: number
}
export interface Star {
  type: 'star'
  entry: number
}
export interface ConfirmList {
  type: 'confirm_list'
}
/**
 * Let the others of the team settle the list.
 */
export interface LeaveToOthers {
  type: 'leave_to_others'
}
export interface SwapWord {
  type: 'swap_word'
}
export interface NameGuesser {
  type: 'name_guesser'
  seat: number
}
/**
 * Flood at the table: a window of time instead of one breath.
 */
export interface TakeWindow {
  type: 'take_window'
}
/**
 * Flood at the table, as printed.
 */
export interface HoldBreath {
  type: 'hold_breath'
}
/**
 * The word has been read.
 */
export interface SayRead {
  type: 'say_read'
}
export interface StartGlass {
  type: 'start_glass'
}
/**
 * A clue.
 */
export interface Say {
  type: 'say'
  text: string
}
export interface EndClues {
  type: 'end_clues'
}
export interface Guess {
  type: 'guess'
  text: string
}
/**
 * Say nothing until something new is heard.
 */
export interface HoldBack {
  type: 'hold_back'
}
export interface CountGuess {
  type: 'count_guess'
}
export interface UncountGuess {
  type: 'uncount_guess'
}
export interface CallCorrect {
  type: 'call_correct'
}
/**
 * No objection to a word that was called correct.
 */
export interface LetStand {
  type: 'let_stand'
}
export interface Object {
  type: 'object'
}
export interface CountWord {
  type: 'count_word'
}
export interface CountClue {
  type: 'count_clue'
}
export interface MarkBreath {
  type: 'mark_breath'
}
export interface MarkMove {
  type: 'mark_move'
}
export interface AcceptGuess {
  type: 'accept_guess'
}
export interface RefuseGuess {
  type: 'refuse_guess'
}
/**
 * `clue` is 0 at the table, where clues are spoken.
 */
export interface Stop {
  type: 'stop'
  clue: number
}
export interface Doubt {
  type: 'doubt'
  clue: number
}
export interface LetPass {
  type: 'let_pass'
  clue: number
}
export interface Waive {
  type: 'waive'
}
export interface LetSpring {
  type: 'let_spring'
}
export interface NameTrap {
  type: 'name_trap'
  trap: number
}
export interface NameRule {
  type: 'name_rule'
  rule: string
}
export interface NameEffect {
  type: 'name_effect'
  effect: string
}
export interface Contest {
  type: 'contest'
}
export interface ContestAsLate {
  type: 'contest_as_late'
}
export interface AcceptStop {
  type: 'accept_stop'
}
/**
 * The word that was spoken, for the referee.
 */
export interface TypeWord {
  type: 'type_word'
  text: string
}
export interface Uphold {
  type: 'uphold'
}
export interface Reject {
  type: 'reject'
}
export interface RejectAsLate {
  type: 'reject_as_late'
}
export interface GoOn {
  type: 'go_on'
}
export interface WishNoCurses {
  type: 'wish_no_curses'
}
export interface WishRelaxed {
  type: 'wish_relaxed'
}
export interface WishStrict {
  type: 'wish_strict'
}
export interface Join {
  type: 'join'
  team: number
}
export interface Concede {
  type: 'concede'
}
export interface MonsterAppeared {
  type: 'monster_appeared'
  monster: string
  place: number
}
export interface CurseLaid {
  type: 'curse_laid'
  place: number
}
export interface CurseTurnedUp {
  type: 'curse_turned_up'
  curse: string
  place: number
}
/**
 * `curse` is empty if nobody saw it.
 */
export interface CurseDiscarded {
  type: 'curse_discarded'
  curse: string
  place: number
}
export interface CursePushed {
  type: 'curse_pushed'
  place: number
  to: number
}
export interface MonsterMoved {
  type: 'monster_moved'
  to: number
}
export interface MonsterStayed {
  type: 'monster_stayed'
  place: number
}
export interface CurseDrawn {
  type: 'curse_drawn'
  curse: string
}
export interface CursesRedrawn {
  type: 'curses_redrawn'
}
export interface TorchGiven {
  type: 'torch_given'
  team: number
  seat: number
}
export interface GlowGiven {
  type: 'glow_given'
  team: number
}
export interface RoundBegan {
  type: 'round_began'
  round: number
  is_last: boolean
}
export interface FightBegan {
  type: 'fight_began'
  team: number
  monster: string
}
export interface RoundEnded {
  type: 'round_ended'
  round: number
}
export interface CursesSwitchedOff {
  type: 'curses_switched_off'
}
export interface RestrictionsChanged {
  type: 'restrictions_changed'
  is_relaxed: boolean
}
/**
 * A wish that the other team has to share.
 */
export interface TeamWished {
  type: 'team_wished'
  team: number
  wish: string
}
export interface PlayerJoined {
  type: 'player_joined'
  seat: number
  team: number
}
/**
 * Received by the setters only.
 */
export interface WordDrawn {
  type: 'word_drawn'
  team: number
  word: string
}
export interface WordSwapped {
  type: 'word_swapped'
  team: number
}
export interface EntryProposed {
  type: 'entry_proposed'
  entry: number
  text: string
  seat: number
  is_kept: boolean
  warnings: string[]
}
export interface EntryKept {
  type: 'entry_kept'
  entry: number
  text: string
  seat: number
}
export interface EntrySetAside {
  type: 'entry_set_aside'
  entry: number
  text: string
  seat: number
}
export interface EntryWithdrawn {
  type: 'entry_withdrawn'
  entry: number
  text: string
  seat: number
}
export interface EntryStarred {
  type: 'entry_starred'
  entry: number
  text: string
  seat: number
}
export interface ListConfirmed {
  type: 'list_confirmed'
  seat: number
}
export interface LeftToOthers {
  type: 'left_to_others'
  seat: number
}
export interface TeamReady {
  type: 'team_ready'
  team: number
}
export interface WritingExtended {
  type: 'writing_extended'
  seconds: number
}
export interface WritingEnded {
  type: 'writing_ended'
}
export interface BooksExchanged {
  type: 'books_exchanged'
  first: number
}
export interface TurnBegan {
  type: 'turn_began'
  team: number
  giver: number
}
/**
 * Received by the clue-giver only.
 */
export interface WordShown {
  type: 'word_shown'
  word: string
}
export interface GuesserNamed {
  type: 'guesser_named'
  seat: number
}
export interface WindowTaken {
  type: 'window_taken'
  team: number
}
export interface GlassStarted {
  type: 'glass_started'
  milliseconds: number
}
export interface ClueGiven {
  type: 'clue_given'
  clue: number
  text: string
}
/**
 * Told to the clue-giver and the setters.
 */
export interface ClueHeld {
  type: 'clue_held'
  clue: number
  text: string
}
/**
 * Told to the seats that must not read the word being checked.
 */
export interface CheckBegan {
  type: 'check_began'
}
export interface ClueWaived {
  type: 'clue_waived'
  clue: number
}
/**
 * Told to the setters: a trap, a rule or an effect that a word of the clue may concern.
 */
export interface AlertRaised {
  type: 'alert_raised'
  clue: number
  level: 'certain' | 'none' | 'probable' | 'weak'
  trap: string
  rule: string
  effect: string
  word: string
  reason: string
}
export interface CluesEnded {
  type: 'clues_ended'
  why: string
}
export interface GuessMade {
  type: 'guess_made'
  seat: number
  text: string
  verdict: 'asked' | 'correct' | 'repeated' | 'untested' | 'wrong'
  left: number
}
export interface GuessCounted {
  type: 'guess_counted'
  used: number
  left: number
}
export interface WordCounted {
  type: 'word_counted'
  said: number
}
export interface ClueCounted {
  type: 'clue_counted'
  said: number
}
export interface CorrectCalled {
  type: 'correct_called'
  seat: number
}
export interface CallRefused {
  type: 'call_refused'
  seat: number
}
export interface StopCalled {
  type: 'stop_called'
  seat: number
}
/**
 * Told to the setters.
 */
export interface DoubtRaised {
  type: 'doubt_raised'
  seat: number
  clue: number
}
/**
 * `is_named`: the setter has named a trap, but the referee finds no connection.
 */
export interface StopBecameDoubt {
  type: 'stop_became_doubt'
  seat: number
  is_named: boolean
}
/**
 * The subject of a claim: told to all for a stop, to the setters for a doubt.
 */
export interface ClaimNamed {
  type: 'claim_named'
  kind: 'effect' | 'rule' | 'trap' | 'unnamed'
  trap: string
  rule: string
  effect: string
  level: 'certain' | 'none' | 'probable' | 'weak'
  reason: string
  word: string
}
export interface StopContested {
  type: 'stop_contested'
  seat: number
  is_late: boolean
}
export interface ReviewBegan {
  type: 'review_began'
  kind: 'effect' | 'rule' | 'trap' | 'unnamed'
  trap: string
  rule: string
  effect: string
  clue: string
}
export interface WordTyped {
  type: 'word_typed'
  word: string
  level: 'certain' | 'none' | 'probable' | 'weak'
  reason: string
}
/**
 * The votes of people about a claim.
 */
export interface VotesCounted {
  type: 'votes_counted'
  upheld: number
  rejected: number
}
export interface ClaimDecided {
  type: 'claim_decided'
  is_upheld: boolean
  decided_by: string
  level: 'certain' | 'none' | 'probable' | 'weak'
  reason: string
}
export interface TurnResumed {
  type: 'turn_resumed'
  seconds: number
}
export interface TrapMadeVoid {
  type: 'trap_made_void'
  trap: string
}
/**
 * Provisional until the objection windows have closed.
 */
export interface TurnSucceeded {
  type: 'turn_succeeded'
  team: number
}
export interface TurnFailed {
  type: 'turn_failed'
  team: number
  why: string
  trap: number
}
export interface WordRevealed {
  type: 'word_revealed'
  team: number
  word: string
}
export interface TrapsRevealed {
  type: 'traps_revealed'
  team: number
  traps: string[]
  star: string
}
export interface FigureMoved {
  type: 'figure_moved'
  team: number
  place: number
}
export interface FigureSentBack {
  type: 'figure_sent_back'
  team: number
  place: number
}
export interface MonsterBeaten {
  type: 'monster_beaten'
  team: number
}
export interface SeatLost {
  type: 'seat_lost'
  seat: number
}
export interface SeatBack {
  type: 'seat_back'
  seat: number
}
export interface TorchPassed {
  type: 'torch_passed'
  team: number
  seat: number
}
/**
 * Told to the team of the seat.
 */
export interface ConcedeWished {
  type: 'concede_wished'
  seat: number
}
export interface TeamConceded {
  type: 'team_conceded'
  team: number
}
export type View = DungeonView
