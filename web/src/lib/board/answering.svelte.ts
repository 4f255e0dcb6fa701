/**
 * What every board does with answers: it finds which thing stands for which choice, sends one, lets a person choose
 * where several lie on one thing, and explains why something cannot be done. Only offered choices are ever sent.
 */
import type { Choice, Question } from '../../generated/protocol'
import type { BoardProps } from '../table/board'

/** A choice with its question, and its option in the types of the game. */
export interface Answerable<O = unknown> {
  question: Question
  choice: Choice
  option: O
}

/** A remark on the board: why something cannot be done, or what a thing is. */
export interface Note {
  isRefusal: boolean
  lines: { text: string; clause?: string }[]
  /** Where on the board it belongs, in the numbers of the game. */
  place?: number
}

export const optionOf = <O>(choice: Choice): O => choice.option as O

export const sameOption = (one: unknown, other: unknown): boolean =>
  one !== null && other !== null && JSON.stringify(one) === JSON.stringify(other)

/** All choices that a board may offer; draws and free words are answered in the question bar. */
export const answerablesOf = <O>(questions: readonly Question[]): Answerable<O>[] =>
  questions
    .filter((question) => !question.is_draw && !question.text)
    .flatMap((question) => question.choices.map((choice) => ({ question, choice, option: optionOf<O>(choice) })))

/** One more in the list of a key. */
export function add<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  map.set(key, [...(map.get(key) ?? []), value])
}

export const asks = (questions: readonly Question[], ...names: string[]): boolean =>
  questions.some(({ question }) => names.includes(question))

/** The interaction state of a board; a game's `Interaction` extends it with the meaning of its own things. */
export class Answering<O> {
  note = $state.raw<Note | null>(null)
  private opened = $state.raw<readonly Answerable<O>[]>([])
  protected readonly read: () => BoardProps

  all = $derived.by<Answerable<O>[]>(() => answerablesOf<O>(this.read().questions))

  /** Several answers for the touched thing: the person picks from a list, as long as all of them are offered. */
  chooser = $derived.by<Answerable<O>[]>(() => {
    const still = this.opened.flatMap((one) => this.all.find(({ option }) => sameOption(option, one.option)) ?? [])
    return still.length === this.opened.length ? still : []
  })

  constructor(read: () => BoardProps) {
    this.read = read
  }

  get isAsked(): boolean {
    return this.all.length > 0
  }

  asks(...names: string[]): boolean {
    return asks(this.read().questions, ...names)
  }

  fact(name: string): unknown {
    return this.read().questions.find(({ facts }) => name in facts)?.facts[name]
  }

  isHinted = (answer: Answerable<O> | null | undefined): boolean =>
    answer !== null && answer !== undefined && sameOption(answer.choice.option, this.read().hinted)

  /** Sends the only answer there is, or lets the person choose. */
  offer(answers: readonly Answerable<O>[]): void {
    this.close()
    if (answers.length === 1) this.send(answers[0]!)
    else this.opened = answers
  }

  send(answer: Answerable<O>): void {
    this.close()
    this.read().answer(answer.question, answer.choice)
  }

  close(): void {
    this.note = null
    this.opened = []
  }

  /** Says what a thing is. */
  tell(text: string, place?: number): void {
    this.close()
    this.note = { isRefusal: false, lines: [{ text }], place }
  }

  /** Says which rules forbid an answer that is not among the choices. */
  async explain(question: Question | undefined, option: unknown, place?: number): Promise<void> {
    if (!question) return
    const { whyNot, t } = this.read()
    this.close()
    const clauses = await whyNot(question, option)
    const lines = clauses.map((clause) => ({ clause, text: t(clause) === clause ? '' : t(clause) }))
    this.note = { isRefusal: true, lines, place }
  }
}
