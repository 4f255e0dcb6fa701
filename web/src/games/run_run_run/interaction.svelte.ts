/** Input on this board: maps taps and keys to choices; sends offered choices only. */
import type { Question } from '../../generated/protocol'
import type { Option } from '../../generated/run_run_run'
import { Answering, optionOf } from '../../lib/board/answering.svelte'
import { frontier } from '../../lib/board/hex'
import { Turning } from '../../lib/board/turning.svelte'
import { settings } from '../../lib/shell/settings.svelte'
import { describe, tell } from './describe'
import { asBox, asView } from './model'
import { hexOf, targetsOf, wishFor, type Answerable, type Targets } from './targets'
import { wishes } from './wishes.svelte'

export interface Draft {
  card: number
  hex: number
  rotation: number
  passages: number
}

/** Questions about one card, which another card may replace. */
const SWAPPED = new Set(['choose_hex', 'choose_rotation', 'choose_extra_move'])
/** Questions about a Room that is turned already. */
const DECLARED = new Set(['choose_passages', 'choose_extra_move'])

export class Interaction extends Answering<Option> {
  pointed = $state<number | null>(null)
  private readonly turns = new Turning<Option>(
    () => this.targets.rotations,
    () => this.read().hinted,
  )

  targets = $derived.by<Targets>(() => targetsOf(this.read().questions))
  view = $derived.by(() => asView(this.read().view))
  box = $derived.by(() => asBox(this.read().components))
  spaces = $derived.by<ReadonlySet<number>>(() => new Set(this.view.spaces.map((space) => space.hex)))
  hexes = $derived.by<readonly number[]>(() => [...this.spaces, ...frontier(this.spaces)])

  /** Descriptions of all hexes; they do not depend on the question. */
  places = $derived.by<ReadonlyMap<number, string>>(() => new Map(this.hexes.map((hex) => [hex, this.describe(hex)])))

  /** The Room on its way into the maze, as the answers so far describe it. */
  draft = $derived.by<Draft | null>(() => {
    const turning = this.turning
    if (turning) return draftOf(this.consideredTurn ?? turning)
    const declared = this.read().questions.find(({ question }) => DECLARED.has(question))
    return declared ? draftIn(declared.facts) : null
  })

  /** The rotation that would be confirmed now. */
  get turning(): Answerable | null {
    return this.turns.current
  }

  get isTurnHinted(): boolean {
    return this.turns.isHinted
  }

  /** The rotation that is previewed in the question bar. */
  private get consideredTurn(): Answerable | null {
    const { considered } = this.read()
    return this.targets.rotations.find(({ choice }) => choice === considered) ?? null
  }

  /** The card that a question is about, or that lies in the draft. */
  get cardInHand(): number | null {
    const asked = this.read().questions.find((question) => question.question === 'choose_hex')
    return asked ? Number(asked.facts.card) : (this.draft?.card ?? null)
  }

  /** The space of the fight that is being declared. */
  get fought(): number | null {
    const declared = this.read().questions.find(({ facts }) => facts.target !== undefined)
    return declared ? Number(declared.facts.target) : null
  }

  get consideredHex(): number | null {
    const { considered, questions } = this.read()
    const question = questions.find((asked) => considered && asked.choices.includes(considered))
    return this.pointed ?? (considered && question ? hexOf(optionOf<Option>(considered), question) : null)
  }

  get hintedHex(): number | null {
    const found = [...this.targets.hexes].find(([, answers]) => answers.some(this.isHinted))
    return found?.[0] ?? null
  }

  rotate(by: number): void {
    const next = this.turns.by(by)
    if (next) this.read().consider(next.choice)
  }

  confirm(): void {
    if (this.turning) this.send(this.turning)
  }

  pressHex(hex: number): void {
    this.close()
    if (this.turning && hex === this.draft?.hex) return this.rotate(1)
    const answers = this.targets.hexes.get(hex)
    if (answers) return this.offer(answers)
    const wish = wishFor(this.read().questions, hex)
    if (wish && !this.isWalled(wish.option, hex)) void this.explain(wish.question, wish.option, hex)
    else this.tell(this.told(hex), hex)
  }

  /** A tap on a card that no question asks for starts its action, or replaces the chosen card. */
  pressCard(card: number): void {
    const answers = this.targets.cards.get(card)
    if (answers) return this.offer(answers)
    const { questions, beginAgain } = this.read()
    const drafted = questions.find((question) => question.can_begin_again && SWAPPED.has(question.question))
    if (!this.canBegin(card)) return
    wishes.make('card', card)
    if (drafted) beginAgain(drafted)
    else this.pursue()
  }

  /** Touching this card leads somewhere. */
  canBegin(card: number): boolean {
    if (this.targets.cards.has(card)) return true
    const isSwap = this.read().questions.some(
      ({ question, can_begin_again }) => can_begin_again && SWAPPED.has(question),
    )
    return card !== this.cardInHand && (isSwap || this.explore !== undefined)
  }

  private get explore(): Answerable | undefined {
    return this.all.find(({ option }) => option.type === 'explore')
  }

  /** A token that may be used now, or could have been a moment ago: the turn went on by itself, and goes back for it. */
  canUse(token: number): boolean {
    return this.targets.tokens.has(token) || (this.asks('choose_action') && this.read().undo !== null && !settings.asks)
  }

  pressToken(token: number): void {
    const answers = this.targets.tokens.get(token)
    if (answers) return this.offer(answers)
    if (!this.canUse(token)) return
    wishes.make('token', token)
    this.read().undo?.()
  }

  /** Continues a multi-step request as soon as its next question arrives. */
  pursue(): void {
    const [card, token] = [wishes.of('card'), wishes.of('token')]
    const wished =
      token !== null
        ? this.targets.tokens.get(token)?.[0]
        : card !== null
          ? (this.targets.cards.get(card)?.find(({ option }) => option.type === 'pick_card') ?? this.explore)
          : undefined
    if (!wished) return
    if (wished.option.type !== 'explore') wishes.end()
    this.send(wished)
  }

  pressSeat(seat: number): void {
    this.offer(this.targets.seats.get(seat) ?? [])
  }

  pressTriangle(rooms: readonly number[]): void {
    const found = this.targets.triangles.find((triangle) => triangle.rooms.join() === rooms.join())
    if (found) this.send(found)
  }

  /** Puts this seat's marker on a hex, or takes it back from there. */
  mark(hex: number): void {
    const { markers, mySeat, isReplay, isOver, mark } = this.read()
    if (mySeat === null || isReplay || isOver || this.spaces.has(hex)) return
    const isMine = markers.some((marker) => marker.seat === mySeat && marker.place === hex)
    mark(isMine ? null : hex)
  }

  point(hex: number | null): void {
    this.pointed = hex
    const answers = hex === null ? undefined : this.targets.hexes.get(hex)
    this.read().consider(answers?.length === 1 ? answers[0]!.choice : null)
  }

  private told = (hex: number): string => tell(this.view, this.box, this.read().markers, hex, this.read().t)

  describe = (hex: number): string => describe(this.view, this.box, this.read().markers, hex, this.read().t)

  /** Occupied spaces need no explanation why nothing can be placed there. */
  private isWalled(option: unknown, hex: number): boolean {
    return (option as { type: string }).type === 'pick_hex' && this.spaces.has(hex)
  }
}

function draftOf({ option, question }: Answerable): Draft | null {
  if (option.type !== 'turn') return null
  return draftIn({ ...question.facts, rotation: option.rotation, passages: option.passages })
}

function draftIn({ card, hex, rotation, passages }: Question['facts']): Draft {
  return { card: Number(card), hex: Number(hex), rotation: Number(rotation), passages: Number(passages) }
}
