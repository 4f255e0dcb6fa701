/** Input on this board: free text in a box, and one tap for everything else. */
import type { Question } from '../../generated/protocol'
import type { Option } from '../../generated/trapwords'
import { Answering, optionOf, type Answerable } from '../../lib/board/answering.svelte'
import { hasDigits } from './targets'
import { asBox, asView, fits, roleOf, spoken, tidy, turnOf } from './model'

const DIGITS = 9

type Kind = Option['type']
export type Answer = Answerable<Option>

export class Interaction extends Answering<Option> {
  view = $derived.by(() => asView(this.read().view))
  box = $derived.by(() => asBox(this.read().components))
  turn = $derived.by(() => turnOf(this.view))
  role = $derived.by(() => roleOf(this.view, this.read().mySeat))
  /** Also the taps of questions that want words. */
  taps = $derived.by<Answer[]>(() =>
    this.read()
      .questions.filter(({ is_draw }) => !is_draw)
      .flatMap((question) =>
        question.choices.map((choice) => ({ question, choice, option: optionOf<Option>(choice) })),
      ),
  )

  of(...names: string[]): Answer[] {
    return this.taps.filter(({ question }) => names.includes(question.question))
  }

  find(kind: Kind, test: (option: Option) => boolean = () => true): Answer | null {
    return this.taps.find(({ option }) => option.type === kind && test(option)) ?? null
  }

  /** The answer of a kind that concerns an entry of the list, or a clue. */
  about(kind: Kind, field: 'entry' | 'clue', number: number): Answer | null {
    return this.find(kind, (option) => (option as unknown as Record<string, unknown>)[field] === number)
  }

  /** The digit that gives an answer: those of the first question, in the order of its choices. */
  keyOf({ question, choice }: Answer): string | null {
    if (!hasDigits(question)) return null
    const place = question === this.read().questions[0] ? question.choices.indexOf(choice) : -1
    return place >= 0 && place < DIGITS ? String(place + 1) : null
  }

  /** The question that takes free words of a kind now. */
  boxOf(kind: Kind): Question | null {
    return this.read().questions.find(({ text }) => text?.option === kind) ?? null
  }

  speak(question: Question, text: string): boolean {
    if (!fits(question, text)) return false
    this.read().answer(question, spoken(question, tidy(text)))
    return true
  }
}
