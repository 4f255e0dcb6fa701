/** Small tables for tests. */
import type { LogLine, Point, Question, SeatInfo, Snapshot, TableInfo, Update } from '../../generated/protocol'

export const seat = (number: number, given: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number,
  kind: 'person',
  name: `P${number}`,
  bot: null,
  is_mine: number === 0,
  is_host: false,
  is_ready: true,
  is_connected: true,
  keeps_for: null,
  team: null,
  role: null,
  can_offer: false,
  offers: 0,
  ...given,
})

export const question = (number: number, given: Partial<Question> = {}): Question => ({
  number,
  seat: 0,
  question: 'choose',
  phrase: { key: 'question-choose', facts: {} },
  choices: ['a', 'b', 'c'].map((name) => ({ option: { type: name }, phrase: { key: `option-${name}`, facts: {} } })),
  clauses: ['X-1'],
  facts: {},
  text: null,
  cooldown_ms: 0,
  can_begin_again: false,
  is_draw: false,
  can_preview: false,
  ...given,
})

export const point = (number: number | null, view: object = {}, questions: Question[] = []): Point => ({
  seat: number,
  view: view as Point['view'],
  questions,
  can_undo: false,
  can_ask_undo: false,
  channels: ['table'],
})

export const line = (step: number, key = `event-${step}`): LogLine => ({
  step,
  event: { type: key },
  phrase: { key, facts: {} },
  clauses: [],
  seats: null,
})

export const table = (given: Partial<TableInfo> = {}): TableInfo => ({
  id: 't',
  game: 'some-game',
  options: {},
  preset: null,
  title: '',
  status: 'playing',
  joining: 'invited',
  luck: 'server',
  has_undo: true,
  open_information: false,
  seats: [seat(0), seat(1)],
  is_host: true,
  is_paused: false,
  commitment: '',
  seed: null,
  join_key: null,
  watch_key: null,
  next_table: null,
  next_key: null,
  notice: null,
  may_sit: true,
  kept_seats: [],
  screen: 'own',
  screen_code: null,
  join_code: null,
  journey: null,
  can_go_on: false,
  carried: [],
  lots: null,
  fork: null,
  has_analysis: false,
  variant: null,
  ...given,
})

export const snapshot = (given: Partial<Snapshot> = {}): Snapshot => ({
  type: 'snapshot',
  table: table(),
  points: [point(0, { hand: [1, 2], turn: 1 })],
  thinking: [0],
  log: [line(0), line(1), line(2)],
  chat: [],
  markers: [],
  undo: null,
  ending: null,
  clocks: [],
  ...given,
})

export const update = (given: Partial<Update> = {}): Update => ({
  type: 'update',
  log_since: 3,
  points: [point(0, { turn: 2 })],
  thinking: [1],
  log: [line(3)],
  chat: [],
  table: null,
  markers: null,
  undo: null,
  ending: null,
  clocks: [],
  ...given,
})
