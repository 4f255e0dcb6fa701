/** Maps answers to parts of the board. The board knows no rules: it only looks up what options name. */
import type { Choice, Question } from '../../generated/protocol'
import type { Option } from '../../generated/run_run_run'
import { add, answerablesOf, optionOf, type Answerable as Of } from '../../lib/board/answering.svelte'
import { neighbour } from '../../lib/board/hex'

export type Answerable = Of<Option>
export interface TriangleTarget extends Answerable {
  rooms: number[]
}
export interface Targets {
  hexes: Map<number, Answerable[]>
  cards: Map<number, Answerable[]>
  tokens: Map<number, Answerable[]>
  seats: Map<number, Answerable[]>
  cats: Answerable[]
  triangles: TriangleTarget[]
  rotations: Answerable[]
}

const ON_THE_BOARD = new Set<Option['type']>([
  'teleport_to',
  'passage_from',
  'passage_to',
  'move_to',
  'wake_at',
  'pick_hex',
  'target',
  'step_to',
  'walk_to',
  'open_door_at',
  'dig_passage',
  'trigger',
  'turn',
  'pick_card',
  'spend_for_move',
  'add_card',
  'offer',
  'use_token',
  'give_to',
  'choose_cat',
])
const BESIDE = new Set<Option['type']>(['done', 'stop_here', 'close_window'])

/** The hex a choice leads to, if it names one. */
export function hexOf(option: Option, question: Question): number | null {
  if (option.type === 'open_door_at') return neighbour(option.hex, option.side)
  if (option.type === 'dig_passage') return neighbour(Number(question.facts.hex), option.side)
  return 'hex' in option ? option.hex : null
}

function place(targets: Targets, answerable: Answerable): void {
  const { option, question } = answerable
  const hex = hexOf(option, question)
  if (hex !== null) add(targets.hexes, hex, answerable)
  else if (option.type === 'turn') targets.rotations.push(answerable)
  else if (option.type === 'trigger') targets.triangles.push({ ...answerable, rooms: [...option.rooms] })
  else if (option.type === 'choose_cat') targets.cats.push(answerable)
  else if (option.type === 'give_to') add(targets.seats, option.seat, answerable)
  else if ('token' in option) add(targets.tokens, option.token, answerable)
  else if ('card' in option) add(targets.cards, option.card, answerable)
}

export function targetsOf(questions: readonly Question[]): Targets {
  const targets: Targets = {
    hexes: new Map(),
    cards: new Map(),
    tokens: new Map(),
    seats: new Map(),
    cats: [],
    triangles: [],
    rotations: [],
  }
  for (const answerable of answerablesOf<Option>(questions)) place(targets, answerable)
  return targets
}

/** Whether the board itself offers every answer to a question, apart from "done". */
export function claims(question: Question): 'whole' | false {
  if (question.is_draw || question.text) return false
  const types = question.choices.map((choice) => optionOf<Option>(choice).type)
  const isOurs = (type: Option['type']) => ON_THE_BOARD.has(type) || BESIDE.has(type)
  return types.some((type) => ON_THE_BOARD.has(type)) && types.every(isOurs) ? 'whole' : false
}

export const isBeside = (option: unknown): boolean => BESIDE.has((option as Option).type)

/** Cards are listed in the order of the hand. */
export function inOrder(choices: readonly Choice[], hand: readonly number[]): Choice[] {
  const place = (choice: Choice): number => {
    const option = optionOf<Option>(choice)
    return 'card' in option ? hand.indexOf(option.card) : hand.length
  }
  return [...choices].sort((one, other) => place(one) - place(other))
}

/** The turn continues automatically although tokens could be used; they glow while that is possible. */
export function passes(question: Question, isWished: boolean): Choice | null {
  if (question.question !== 'token_window' || isWished) return null
  return question.choices.find((choice) => optionOf<Option>(choice).type === 'close_window') ?? null
}

/** The answer to ask "why not?" about for a hex that was not offered: the same kind of answer, there. */
export function wishFor(questions: readonly Question[], hex: number): { question: Question; option: unknown } | null {
  for (const question of questions) {
    const first = question.choices.map(optionOf<Option>).find((option) => 'hex' in option && !('side' in option))
    if (first && !question.is_draw) return { question, option: { type: first.type, hex } }
  }
  return null
}
