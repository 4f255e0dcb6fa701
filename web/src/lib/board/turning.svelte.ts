/** Turning a thing before it is laid: which of the offered ways would be confirmed now. */
import { sameOption, type Answerable } from './answering.svelte'

export class Turning<O> {
  private turn = $state.raw<{ question: number; place: number; hinted: unknown }>({
    question: -1,
    place: 0,
    hinted: null,
  })

  constructor(
    private readonly ways: () => readonly Answerable<O>[],
    private readonly hinted: () => unknown,
  ) {}

  /** The current rotation: chosen by the person, or named by a hint, or the first. */
  get current(): Answerable<O> | null {
    const ways = this.ways()
    const { question, place, hinted } = this.turn
    const isOurs = ways[0]?.question.number === question && sameHint(hinted, this.hinted())
    return (isOurs ? ways[place % ways.length] : (this.advised ?? ways[0])) ?? null
  }

  get advised(): Answerable<O> | undefined {
    return this.ways().find(({ option }) => sameOption(option, this.hinted()))
  }

  /** Whether its rotation is the hinted one. */
  get isHinted(): boolean {
    return this.advised !== undefined && this.advised === this.current
  }

  /** The way so many turns on. */
  by(steps: number): Answerable<O> | null {
    const ways = this.ways()
    const current = this.current
    if (!current) return null
    const place = (ways.indexOf(current) + steps + ways.length) % ways.length
    this.turn = { question: current.question.number, place, hinted: this.hinted() }
    return ways[place] ?? null
  }
}

const sameHint = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
