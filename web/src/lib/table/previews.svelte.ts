/** Previews of answers, requested when the question is shown. */
import type { Choice, PreviewEffect, Preview, Question } from '../../generated/protocol'

type Ask = (seat: number, question: Question) => Promise<Preview[]>

const NOTHING: PreviewEffect[] = []

export class Previews {
  private known = $state.raw(new Map<string, PreviewEffect[]>())
  private asked = ''

  constructor(private readonly ask: Ask) {}

  /** Asks once for every question that can be previewed. */
  async follow(question: Question | undefined): Promise<void> {
    const name = question?.can_preview ? `${question.seat} ${question.number}` : ''
    if (name === this.asked) return
    this.asked = name
    this.known = new Map()
    if (!question || !name) return
    const previews = await this.ask(question.seat, question)
    if (this.asked !== name) return
    this.known = new Map(previews.map(({ option, effects }) => [JSON.stringify(option), effects]))
  }

  of = (choice: Pick<Choice, 'option'>): PreviewEffect[] => this.known.get(JSON.stringify(choice.option)) ?? NOTHING
}
