// Made by `npm run types` from the Python records: do not edit.

export type ClientMessage =
  | Enter
  | Answer
  | TakeBack
  | Consent
  | Say
  | React
  | Mark
  | AskWhyNot
  | AskHint
  | AskPreviews
  | Announce
  | TellNumber
  | SkipAhead
  | Pong
export type ServerMessage = Snapshot | Update | Acknowledged | Refused | WhyNot | Hint | Previews | Closing | Ping

/**
 * The first message. `key` is the one from the link's fragment; a public `screen` has no seat. `sent_at` is the
 *     client's own clock, in milliseconds.
 */
export interface Enter {
  type: 'enter'
  key?: string
  screen?: ('own' | 'public' | 'shared') | null
  sent_at?: number | null
}
/**
 * `sent_at` is the client's own clock, in milliseconds: in a race an answer that was long on its way is stale.
 */
export interface Answer {
  type: 'answer'
  sequence: number
  seat: number
  number: number
  option: unknown
  sent_at?: number | null
}
export interface TakeBack {
  type: 'take_back'
  sequence: number
  seat: number
}
export interface Consent {
  type: 'consent'
  sequence: number
  seat: number
  number: number
  agrees: boolean
}
/**
 * A chat line on a channel; `seat` names the speaker for people with several seats.
 */
export interface Say {
  type: 'say'
  sequence: number
  text: string
  channel?: 'after' | 'table' | 'team'
  seat?: number | null
}
/**
 * A quick reaction of a seat, sent to everybody who receives its chat.
 */
export interface React {
  type: 'react'
  sequence: number
  seat: number
  reaction: 'cheer' | 'hurry' | 'laugh' | 'ouch' | 'thanks' | 'wonder'
}
export interface Mark {
  type: 'mark'
  sequence: number
  seat: number
  place?: number | null
}
/**
 * Asks why an answer is not among the options.
 */
export interface AskWhyNot {
  type: 'ask_why_not'
  sequence: number
  seat: number
  number: number
  option: unknown
}
export interface AskHint {
  type: 'ask_hint'
  sequence: number
  seat: number
  number: number
}
/**
 * Asks for the known effects of the answers to a question.
 */
export interface AskPreviews {
  type: 'ask_previews'
  sequence: number
  seat: number
  number: number
}
/**
 * The hash of this person's contribution to the seed, before the start.
 */
export interface Announce {
  type: 'announce'
  sequence: number
  mark: string
}
/**
 * The contributed number, once the list of hashes is closed.
 */
export interface TellNumber {
  type: 'tell_number'
  sequence: number
  number: string
}
/**
 * Makes waiting bots answer at once; only while no person has a decision.
 */
export interface SkipAhead {
  type: 'skip_ahead'
  sequence: number
}
/**
 * The immediate answer to a `Ping`; it gets no reply.
 */
export interface Pong {
  type: 'pong'
  mark: number
}
/**
 * The complete state of the table for this person.
 */
export interface Snapshot {
  type: 'snapshot'
  table: TableInfo
  points: Point[]
  thinking: number[]
  log: LogLine[]
  chat: ChatLine[]
  markers: Marker[]
  undo: UndoWish | null
  ending: Ending | null
  clocks: TimerInfo[]
}
/**
 * A table as one person sees it; the keys are there for members only, to build links from.
 *
 *     `open_information`: nobody hides anything from the others, so there is no curtain and no hand-over.
 *
 *     `options`: the game's own record of table options; `preset`: the named set they amount to. `next_table`: the
 *     rematch; `next_key`: the key to watch it, for people who may watch this one. `may_sit`: the person this is
 *     sent to may take a free seat; people with the spectator link may not. `kept_seats`: those that bots keep
 *     for them. `screen`: the kind of screen this is sent to; `screen_code`: what is typed on a public one; `join_code`:
 *     what players type to join while people gather, for members and public screens. `can_go_on`:
 *     the game is over and leads to another (`sequel`); `carried`: what this one has from those before. `commitment`: the
 *     mark of the server's part of the seed; `lots`: the parts of the people. `fork`: the moment of another game that this
 *     one goes on from; it counts in no journey. `muted`: the authors of chat lines that this person does not want to
 *     hear; `closed_channels`: those the host has closed; `team_names`: by
 *     team, empty where the game's own is used. `found`: people look for players here. `daily`: the
 *     challenge that is played here.
 */
export interface TableInfo {
  id: string
  game: string
  options: {
    [k: string]: unknown
  }
  preset: string | null
  title: string
  status: 'frozen' | 'gathering' | 'over' | 'playing'
  joining: 'anyone' | 'invited'
  luck: 'server' | 'table'
  has_undo: boolean
  open_information: boolean
  seats: SeatInfo[]
  is_host: boolean
  is_paused: boolean
  commitment: string
  seed: string | null
  join_key: string | null
  watch_key: string | null
  next_table: string | null
  next_key: string | null
  notice: Phrase | null
  may_sit: boolean
  kept_seats: number[]
  screen: 'own' | 'public' | 'shared'
  screen_code: string | null
  join_code: string | null
  journey: JourneyInfo | null
  can_go_on: boolean
  carried: Phrase[]
  lots: LotsInfo | null
  fork: ForkInfo | null
  has_analysis: boolean
  variant: VariantInfo | null
  daily: DailyMark | null
  muted: string[]
  closed_channels: ('after' | 'table' | 'team')[]
  team_names: string[]
  language: string
  days: number
  found: Found | null
}
/**
 * `is_mine` holds for the person this is sent to; a bot may keep a seat for a person (`keeps_for`).
 *
 *     `can_offer`: this person may agree that a newcomer takes the seat; `offers` counts the people who agree.
 *
 *     `is_gone`: the person had everything of theirs deleted, and is called somebody.
 *     `is_stranger`: this person looked for players and came by no link; `is_muted`: by the person this is sent to.
 *
 *     `team` counts from 0. A seat with a `role` is no player's: it may stay empty, and spectators may take it.
 */
export interface SeatInfo {
  seat: number
  kind: 'bot' | 'empty' | 'person'
  name: string
  bot: string | null
  is_mine: boolean
  is_host: boolean
  is_ready: boolean
  is_connected: boolean
  keeps_for: string | null
  team: number | null
  role: string | null
  can_offer: boolean
  offers: number
  is_gone: boolean
  is_stranger: boolean
  is_muted: boolean
}
/**
 * The key of a Fluent message (or `key.attribute`) and what it mentions.
 */
export interface Phrase {
  key: string
  facts: {
    [k: string]: string | number | NamePart | SeatPart | ListPart
  }
}
/**
 * Something called by a message of its own; `otherwise` where the language has no such message.
 */
export interface NamePart {
  type: 'name'
  key: string
  facts: {
    [k: string]: string | number | NamePart | SeatPart | ListPart
  }
  otherwise: string | NamePart | null
}
/**
 * The player in that seat; -1 is chance, -2 the clock.
 */
export interface SeatPart {
  type: 'seat'
  seat: number
}
/**
 * Several things, said as the message `list-<style>` words it.
 */
export interface ListPart {
  type: 'list'
  items: (string | number | (NamePart | SeatPart | ListPart))[]
  style: 'and' | 'comma' | 'or' | 'sum'
}
/**
 * A series of games in which each led to the next: `number` is this game's, from 1; `legs` are the earlier ones.
 */
export interface JourneyInfo {
  id: string
  number: number
  legs: Leg[]
}
/**
 * A finished game of a journey; `table` is empty where it was played elsewhere and came in a file.
 */
export interface Leg {
  table: string
  reason: string
  clause: string
  winners: number[]
}
/**
 * What the seed is made of beside the secret of the server, which is there once the game is over.
 *
 *     Once they are closed nobody announces any more, and everybody tells their number. `attempt` is above 1 if somebody
 *     came or went after that, and all announced anew.
 */
export interface LotsInfo {
  is_closed: boolean
  attempt: number
  lots: LotInfo[]
  secret: string | null
}
/**
 * A person's contribution to the seed: the announced hash and, once revealed, the number.
 */
export interface LotInfo {
  seat: number
  mark: string
  number: string | null
  is_mine: boolean
}
/**
 * The position of a finished game that a table continues: after `step` answers, with the same dice or new ones.
 */
export interface ForkInfo {
  table: string
  step: number
  has_same_dice: boolean
}
/**
 * What a variant changes; `more` counts the changes that are not listed.
 */
export interface VariantInfo {
  changes: Changed[]
  more: number
}
/**
 * A changed number or word of the content: its place, old and new value; empty if missing on that side.
 */
export interface Changed {
  place: string
  before: string
  after: string
}
/**
 * Marks a table that plays a daily challenge; each person has one counted try.
 */
export interface DailyMark {
  day: string
  is_counted: boolean
}
/**
 * A table of people who looked for players. `fill_in`: milliseconds until bots take the free seats, if they do;
 *     `ready_in`: those left to say that one is ready, once all seats are taken.
 */
export interface Found {
  fill_in: number | null
  ready_in: number | null
}
/**
 * What one seat sees, or a spectator (`seat` is None): changed fields of its view, and its questions.
 *
 *     In a snapshot the view is complete; a point of which nothing changed is left out of an update. `can_undo`: the own
 *     last answer can be taken back at once; `can_ask_undo`: it can if the others agree. `channels`: where this seat may
 *     talk now.
 */
export interface Point {
  seat: number | null
  view: {
    [k: string]: unknown
  }
  questions: Question[]
  can_undo: boolean
  can_ask_undo: boolean
  channels: ('after' | 'table' | 'team')[]
}
/**
 * A question for this point of view. `is_draw`: chance is asked of the people at the table.
 *
 *     `number` names it in an answer: it stays the same as long as the question waits, and is never used again.
 *
 *     `text` is there where words of one's own may be written; `cooldown_ms` says how long one waits between two answers.
 *     `can_preview`: what its answers cost and bring can be asked for (`AskPreviews`).
 */
export interface Question {
  number: number
  seat: number
  question: string
  phrase: Phrase
  choices: Choice[]
  clauses: string[]
  facts: {
    [k: string]: string | number | unknown[] | {} | null
  }
  text: TextWanted | null
  cooldown_ms: number
  can_begin_again: boolean
  is_draw: boolean
  can_preview: boolean
}
export interface Choice {
  option: unknown
  phrase: Phrase
}
/**
 * The free text that a question accepts: the option's type and field, and limits in characters per line.
 *
 *     `lines` is 0 where the field is one line of text; else it is a list of at most so many.
 */
export interface TextWanted {
  option: string
  field: string
  least: number
  most: number
  lines: number
}
/**
 * An event in the log; `seats` lists its receivers unless it is public.
 *
 *     `step` counts the answers that the reader has heard of; in the replay of a finished game, all answers.
 */
export interface LogLine {
  step: number
  event: unknown
  phrase: Phrase
  clauses: string[]
  seats: number[] | null
}
/**
 * `author` is the same for all lines of one person at this table, and says nothing else. A reaction has no text.
 */
export interface ChatLine {
  at: number
  name: string
  text: string
  seat: number | null
  channel: 'after' | 'table' | 'team'
  author: string
  reaction: ('cheer' | 'hurry' | 'laugh' | 'ouch' | 'thanks' | 'wonder') | null
}
/**
 * A place that a player has marked; the game defines the meaning of the number.
 */
export interface Marker {
  seat: number
  place: number
}
/**
 * A request to undo an answer; the seats listed still have to agree.
 *
 *     Log lines from the step `since` on would go. `answers`: the seat of each answer that would, as far as the
 *     person this is sent to gave it.
 */
export interface UndoWish {
  number: number
  seat: number
  waiting_for: number[]
  since: number
  answers: number[]
}
/**
 * How the game ended; `ranks` gives every seat its place, 1 is the best, and ties share one.
 */
export interface Ending {
  reason: string
  clause: string
  winners: number[]
  phrase: Phrase
  scores: number[]
  ranks: number[]
}
/**
 * A timer: its name, what the clock is asked, and the milliseconds left when this was sent.
 *
 *     `seats` are there where it concerns them alone.
 */
export interface TimerInfo {
  question: string
  name: string
  after_ms: number
  left_ms: number
  is_running: boolean
  seats: number[]
}
/**
 * What changed since the last message: fields that did not change are left out.
 *
 *     Log lines from the step `log_since` on take the place of what the client had there: answers may have been taken
 *     back. `undo`, `ending`, `thinking` and `clocks` are always complete.
 */
export interface Update {
  type: 'update'
  log_since: number
  points: Point[]
  thinking: number[]
  log: LogLine[]
  chat: ChatLine[]
  table: TableInfo | null
  markers: Marker[] | null
  undo: UndoWish | null
  ending: Ending | null
  clocks: TimerInfo[]
}
/**
 * The message was accepted and is durable. It may arrive before or after the update that it caused.
 */
export interface Acknowledged {
  type: 'acknowledged'
  sequence: number
}
export interface Refused {
  type: 'refused'
  sequence: number
  refusal: Refusal
}
/**
 * Why something was not done: a stable code, the phrase that says it, the clauses behind it.
 */
export interface Refusal {
  code: string
  phrase: Phrase
  clauses: string[]
}
export interface WhyNot {
  type: 'why_not'
  sequence: number
  clauses: string[]
}
/**
 * A suggested answer. `answers` are the two best, this one first, where the game has a value and time was enough;
 *     unless `is_clear`, they are about equal. `gap` is by how much the first is better, with its standard error: less
 *     than those of the values, since both had the same luck.
 */
export interface Hint {
  type: 'hint'
  sequence: number
  option: unknown
  phrase: Phrase
  kind: 'chance' | 'score'
  answers: HintedAnswer[]
  is_clear: boolean
  gap: number
  gap_error: number
}
/**
 * One of the two best answers: its value and standard error in tenths, and what speaks for it and against it.
 */
export interface HintedAnswer {
  option: unknown
  phrase: Phrase
  value: number
  error: number
  reason: Phrase | null
}
/**
 * Previews in the order of the options; options without known effects are left out.
 */
export interface Previews {
  type: 'previews'
  sequence: number
  previews: Preview[]
}
/**
 * The known effects of one answer.
 */
export interface Preview {
  option: unknown
  effects: PreviewEffect[]
}
/**
 * What an answer costs, brings or risks; `effect` is the game's own record, for boards that draw it.
 */
export interface PreviewEffect {
  kind: 'cost' | 'fact' | 'gain' | 'risk'
  effect: unknown
  phrase: Phrase
}
/**
 * The server shuts down, or the person was removed; the client reconnects after so many seconds, or not at all.
 */
export interface Closing {
  type: 'closing'
  refusal: Refusal
  retry_after: number | null
}
/**
 * Asks for a `Pong` with the same mark; sent only in real-time phases, where arrival order matters.
 */
export interface Ping {
  type: 'ping'
  mark: number
}
/**
 * `token` is to be sent back as the header `X-Lairkeeper` with every request that changes something.
 */
export interface Me {
  id: string
  name: string
  has_passphrase: boolean
  token: string
}
export interface SignIn {
  name: string
  passphrase: string
}
export interface Rename {
  name: string
}
export interface OpenProfile {
  is_open: boolean
}
export interface Passphrase {
  passphrase: string
}
/**
 * A table option: worded by `table-<field>` and, for a value, `table-<field>-<value>`; clause of its reading.
 *
 *     A number has bounds (`least`, `most`), a unit, and in `values` those worth offering; without bounds `values` are all
 *     there are. It means something only where the options in `needs` have one of the values named there. Tables that
 *     anybody may join agree on `among_strangers`, unless they say otherwise.
 */
export interface TableOptionInfo {
  field: string
  kind: 'limit' | 'module' | 'reading' | 'set_up'
  values: string[]
  default: string
  among_strangers: string
  clause: string | null
  unit: '' | 'language' | 'lines' | 'minutes' | 'players' | 'points' | 'rounds' | 'seat' | 'seconds' | 'text'
  least: number | null
  most: number | null
  needs: {
    [k: string]: string[]
  }
}
/**
 * A named set of options, worded by `preset-<name>`; offered only where `needs` is met.
 */
export interface PresetInfo {
  name: string
  options: {
    [k: string]: string
  }
  needs: {
    [k: string]: string[]
  }
}
export interface GameInfo {
  name: string
  version: number
  least_players: number
  most_players: number
  options: TableOptionInfo[]
  presets: PresetInfo[]
  bots: string[]
  has_teams: boolean
}
/**
 * A clause; its words are the message with its id in the rulebook's Fluent file.
 */
export interface ClauseInfo {
  id: string
  chapter: string
  tag: string
  see: string[]
}
/**
 * One sentence for newcomers, `tip-<id>`, at the first event or question of a kind; `mine`: of this seat.
 */
export interface TipInfo {
  id: string
  event: string
  question: string
  mine: boolean
}
/**
 * `luck` is `table` where people enter what their real box shows. `options` count more than the `preset`.
 */
export interface NewTable {
  game: string
  options?: {
    [k: string]: string | number | null
  }
  title?: string
  joining?: 'anyone' | 'invited'
  luck?: 'server' | 'table'
  has_undo?: boolean
  preset?: string | null
  language?: string
  days?: number
  pack?: {
    [k: string]: string
  }
}
/**
 * A content pack to be looked at before a table is opened with it.
 */
export interface VariantAsked {
  game: string
  pack: {
    [k: string]: string
  }
}
/**
 * Goes on from a moment of a finished game. `seats` are those that the person takes; bots play the others.
 */
export interface PlayOn {
  step: number
  seats: number[]
  has_same_dice?: boolean
  bot?: string | null
}
/**
 * A table in a list. Of a `journey` only the last table is listed, with its `number` in it.
 *
 *     `can_go_on`: the game is over and leads to another, which nobody has opened yet.
 */
export interface TableLine {
  id: string
  game: string
  title: string
  status: 'frozen' | 'gathering' | 'over' | 'playing'
  seats: SeatInfo[]
  is_my_turn: boolean
  updated_at: number
  preset: string | null
  journey: string | null
  number: number
  can_go_on: boolean
  is_fork: boolean
  daily: DailyMark | null
  luck: 'server' | 'table'
  language: string
  days: number
  is_found: boolean
}
/**
 * The seat of a request: sit down, stand up, be ready, hand over to a bot, take back.
 */
export interface Take {
  seat: number
}
/**
 * `name` is for players who share a screen; otherwise the seat has the person's name.
 */
export interface Sit {
  seat: number
  name?: string
}
/**
 * Swaps the occupants of these two seats.
 */
export interface Swap {
  seat: number
  other: number
}
/**
 * An empty name brings the usual one back.
 */
export interface NameTeam {
  team: number
  name: string
}
export interface Ready {
  seat: number
  is_ready?: boolean
}
export interface SeatBot {
  seat: number
  bot: string
}
export interface Pause {
  paused: boolean
}
/**
 * The host changes the table options before the start; more players mean more seats.
 */
export interface Agree {
  options: {
    [k: string]: string | number | null
  }
}
/**
 * What a join code resolves to: a table, and the key of its invite link.
 */
export interface JoinTicket {
  table: string
  key: string
}
/**
 * What a screen code resolves to: a table, and the key to watch it.
 */
export interface ScreenTicket {
  table: string
  key: string
}
/**
 * Something that was in a game, such as a Hero or a Boss; the words of the game name `thing`.
 */
export interface Facet {
  field: string
  thing: string | number | (NamePart | SeatPart | ListPart)
}
/**
 * How often something happened, out of how many chances; `measure-<name>` words it.
 */
export interface Rate {
  name: string
  happened: number
  possible: number
}
/**
 * How a finished game ended, as its log says. `turns` counts the turns that began; `ended_at` is 0 in results that
 *     were kept before it was.
 */
export interface Result {
  phrase: Phrase
  winners: number[]
  started_at: number
  turns: number
  is_cooperative: boolean
  ended_at: number
  scores: number[]
  facets: Facet[]
  seat_facets: Facet[][]
  seat_rates: Rate[][]
}
/**
 * A finished game in the list of one person. `has_won` and `score` are of their seats; `counts` is False for games
 *     that go on from another one, and for seats that a bot played to the end. `facets` are of the game and of these
 *     seats, `rates` of these seats.
 */
export interface GameLine {
  id: string
  game: string
  title: string
  status: 'frozen' | 'gathering' | 'over' | 'playing'
  seats: SeatInfo[]
  is_my_turn: boolean
  updated_at: number
  preset: string | null
  journey: string | null
  number: number
  can_go_on: boolean
  is_fork: boolean
  daily: DailyMark | null
  luck: 'server' | 'table'
  language: string
  days: number
  is_found: boolean
  result: Result
  counts: boolean
  has_won: boolean
  score: number | null
  facets: Facet[]
  rates: Rate[]
}
/**
 * A page of finished games, the latest first. `before` asks for the next page; None on the last one.
 */
export interface MyGames {
  games: GameLine[]
  before: number | null
}
/**
 * How many games with this facet were played and won.
 */
export interface FacetNumbers {
  field: string
  thing: string | number | (NamePart | SeatPart | ListPart)
  played: number
  won: number
}
/**
 * One of the latest games.
 */
export interface Recent {
  has_won: boolean
  score: number | null
}
/**
 * What analysed games came to on average, and what with average luck: tenths of a per cent, or of a point.
 */
export interface WithoutLuck {
  kind: 'chance' | 'score'
  games: number
  reached: number
  without_luck: number
}
/**
 * Counted games of one person, by game, preset, and whether everybody wins or loses together.
 *
 *     `streak` is the number of games won in a row up to the latest one; `recent` begins with the earliest.
 */
export interface GameNumbers {
  game: string
  preset: string | null
  is_cooperative: boolean
  played: number
  won: number
  streak: number
  best_streak: number
  median_turns: number
  best_score: number | null
  median_score: number | null
  facets: FacetNumbers[]
  rates: Rate[]
  recent: Recent[]
  without_luck: WithoutLuck | null
}
/**
 * A profile as others see it; `is_open` is False if only its owner does.
 */
export interface Profile {
  name: string
  is_open: boolean
  numbers: GameNumbers[]
}
/**
 * Everything that is kept about a person's finished games, in one file. `journals` are by table.
 */
export interface Export {
  name: string
  games: GameLine[]
  numbers: GameNumbers[]
  journals: {
    [k: string]: string
  }
}
/**
 * `options` may be chosen by each person, such as the language of the words.
 */
export interface PlayDaily {
  is_counted?: boolean
  options?: {
    [k: string]: string
  }
}
export interface ShowResult {
  is_shown: boolean
}
/**
 * A counted try that was finished in time. Ties share a place; without a name it is anonymous.
 */
export interface DailyResult {
  place: number
  name: string
  has_won: boolean
  score: number | null
  turns: number
  phrase: Phrase
  is_mine: boolean
}
/**
 * The person's counted try; `result` is set once it counts.
 */
export interface OwnTry {
  table: string
  status: 'frozen' | 'gathering' | 'over' | 'playing'
  result: DailyResult | null
  is_shown: boolean
}
/**
 * The best game of a day whose player shows it; `key` lets everybody see the replay.
 */
export interface DailyReplay {
  game: string
  result: DailyResult
  table: string
  key: string
}
/**
 * The challenge of a day in one game. `choices` are table options that the person may choose; `commitment` binds
 *     its seed; `tries` counts the people who have begun.
 */
export interface DailyGame {
  game: string
  preset: string
  choices: string[]
  commitment: string
  tries: number
  mine: OwnTry | null
}
/**
 * The challenges of a day, which ends after `left_ms`, and the best games of the day before.
 */
export interface DailyPage {
  day: string
  left_ms: number
  games: DailyGame[]
  yesterday: DailyReplay[]
}
/**
 * The results of a challenge: those that are shown by name, and the person's own.
 */
export interface DailyBoard {
  day: string
  game: string
  finished: number
  results: DailyResult[]
  mine: OwnTry | null
  seed: string | null
}
/**
 * One line of the published month; the seed is added once the day is over.
 */
export interface DailyDeal {
  day: string
  game: string
  preset: string
  commitment: string
  seed: string | null
}
/**
 * The challenges of a month; `root` is the hash of all lines without their seeds.
 */
export interface DailyMonth {
  month: string
  root: string
  deals: DailyDeal[]
}
/**
 * A position of a finished game, from one point of view or all of them.
 */
export interface Frame {
  step: number
  steps: number
  points: Point[]
  log: LogLine[]
  seats: string[]
  ending: Ending | null
}
/**
 * A point of a curve: how many answers were given, the value, and its standard error.
 */
export interface MomentInfo {
  step: number
  value: number
  error: number
}
/**
 * A change from one moment to the next, split into parts that add up to it.
 */
export interface ChangeInfo {
  choice: number
  rivals: number
  luck: number
  error: number
  choice_error: number
  luck_error: number
}
/**
 * The value over time for one seat, or for all together; a change is None until it is split.
 */
export interface CurveInfo {
  seat: number | null
  moments: MomentInfo[]
  changes: (ChangeInfo | null)[]
}
/**
 * A cause that moved a curve by more than its error: a stroke of luck with its events, a choice, or a whole turn
 *     with the events that it began with. `better` is an answer that was clearly better, by `gain`, and `reason` says
 *     why.
 */
export interface TurningPointInfo {
  kind: 'choice' | 'luck' | 'turn'
  step: number
  curve: number | null
  seat: number
  amount: number
  error: number
  told: Phrase[]
  chosen: Phrase | null
  better: Phrase | null
  gain: number
  gain_error: number
  reason: Phrase | null
}
/**
 * An analysis with `done` of `total` parts computed; `is_final` once it is complete.
 */
export interface AnalysisInfo {
  kind: 'chance' | 'score'
  curves: CurveInfo[]
  points: TurningPointInfo[]
  done: number
  total: number
  is_final: boolean
}
/**
 * A table in the memory of this process. `idle_seconds`: since somebody last used it.
 */
export interface LiveTable {
  game: string
  status: string
  records: number
  visits: number
  bots: number
  idle_seconds: number
}
/**
 * A warning or an error; the log holds the rest of it under the same reference.
 */
export interface Fault {
  at: number
  level: 'error' | 'warning'
  event: string
  kind: string
  reference: string
}
/**
 * The stored nightly backups, and the latest one.
 */
export interface BackupInfo {
  count: number
  latest_at: number | null
  latest_bytes: number | null
}
/**
 * After how many days finished tables of guests go (0: never), how many are due, and how many went since the
 *     start of this process.
 */
export interface RetentionInfo {
  days: number
  due: number
  removed: number
  ran_at: number | null
}
/**
 * `tables`, `visits`, `people_here` and `faults` are those of the process that answers; `queue` counts notices
 *     that wait to be sent, where there are any, `reports` what people have reported.
 */
export interface AdminReport {
  version: string
  now: number
  started_at: number
  stored: {
    [k: string]: number
  }
  people: number
  accounts: number
  tables: LiveTable[]
  tables_live: number
  visits: number
  people_here: number
  database_bytes: number
  disk_free: number | null
  queue: number | null
  reports: number
  requests: {
    [k: string]: number
  }
  refusals: {
    [k: string]: number
  }
  faults: Fault[]
  retention: RetentionInfo
  backups: BackupInfo | null
}
/**
 * A person at a table: the one in a seat, or the author of a chat line.
 */
export interface Mute {
  seat?: number | null
  author?: string
}
/**
 * `id` is that of the entry in the list of muted people.
 */
export interface Unmute {
  id: string
}
/**
 * An entry in the list of muted people; `name` is their name at the time.
 */
export interface Muted {
  id: string
  name: string
  muted_at: number
}
/**
 * A line of chat, by its author and time, or the name of the person in a seat.
 */
export interface ReportAsked {
  kind: 'line' | 'name'
  seat?: number | null
  author?: string
  at?: number | null
}
/**
 * The host closes a chat channel for everybody, or opens it again.
 */
export interface SetChannel {
  channel: 'after' | 'table' | 'team'
  is_open: boolean
}
/**
 * A matchmaking request. An empty `language` means any, and `players` None any number; `wait` is
 *     after how many seconds bots take the free seats, None if never. `days` for one move make it a slow table.
 */
export interface FindPlayers {
  game: string
  preset?: string | null
  language?: string
  days?: number
  players?: number | null
  wait?: number | null
}
/**
 * The open tables as they are now, and by game how many people look for players.
 */
export interface LobbyNews {
  tables: TableLine[]
  looking: {
    [k: string]: number
  }
}
/**
 * A browser registered for web push: its endpoint and keys.
 */
export interface Device {
  endpoint: string
  p256dh: string
  auth: string
  language?: 'en' | 'fr'
}
export interface DropDevice {
  endpoint: string
}
/**
 * Minutes of the day in a time zone, as `Europe/Paris`; they may go past midnight.
 */
export interface QuietHours {
  begins: number
  ends: number
  zone: string
}
/**
 * First and last day, as `2026-08-01`, on which one's clocks at slow tables stand still.
 */
export interface HolidayInfo {
  first: string
  last: string
}
export interface SetQuiet {
  hours: QuietHours | null
}
/**
 * The complete list: holidays that are left out are cancelled.
 */
export interface SetHolidays {
  holidays: HolidayInfo[]
}
/**
 * `key` is the site's public key, which a browser needs to subscribe.
 */
export interface NudgeChoices {
  key: string
  devices: number
  quiet: QuietHours | null
  holidays: HolidayInfo[]
  holiday_days: number
}
export interface AddWebhook {
  url: string
  language?: 'en' | 'fr'
}
export interface DropWebhook {
  id: string
}
/**
 * Only `host` is shown: the rest of the URL is secret.
 */
export interface WebhookInfo {
  id: string
  host: string
}
/**
 * A push message. A repeated one has the same `event`; `off` words the button that turns notifications off.
 */
export interface NudgeBody {
  event: string
  kind: 'rematch' | 'reminder' | 'start' | 'turn' | 'waited'
  table: string
  title: string
  text: string
  open: string
  off: string
}
