/** Input on this board: maps taps and keys to choices; sends offered choices only. */
import type { Effect, Option } from '../../generated/woodlands'
import { Answering, optionOf } from '../../lib/board/answering.svelte'
import { Turning } from '../../lib/board/turning.svelte'
import { describePlace, tellPlace } from './describe'
import { neighbour, SIDES } from './grid'
import { asBox, asView, cellOf, heroOf, linkOf, nodesOn, ownHeroes, type HeroView } from './model'
import { targetsOf, type Answerable, type Targets } from './targets'

/** A tile on its way into the forest. */
export interface Draft {
  tile: number
  cell: number
  rotation: number
}

const DICE_QUESTIONS = ['keep_dice', 'place_dice']

export class Interaction extends Answering<Option> {
  pointed = $state<number | null>(null)
  private readonly turns = new Turning<Option>(
    () => this.targets.rotations,
    () => this.read().hinted,
  )
  private shownHero = $state<number | null>(null)

  view = $derived.by(() => asView(this.read().view))
  box = $derived.by(() => asBox(this.read().components))
  targets = $derived.by<Targets>(() => targetsOf(this.all, this.view))
  /** The same array until a tile is placed, so that derived values are not computed again. */
  private tiles = $derived.by(() => this.view.tiles)
  laid = $derived.by<ReadonlySet<number>>(() => new Set(this.tiles.map(({ cell }) => cell)))

  /** Every cell with a tile, and the empty ones an answer or a path leads to. */
  cells = $derived.by<readonly number[]>(() => {
    const empty = [...this.laid].flatMap((cell) => SIDES.map((side) => neighbour(cell, side)))
    return [...new Set([...this.laid, ...empty.filter((cell) => !this.laid.has(cell))])].sort((a, b) => a - b)
  })

  get considered() {
    return this.read().considered
  }

  /** The rotation that would be confirmed now. */
  get turning(): Answerable | null {
    return this.turns.current
  }

  get isTurnHinted(): boolean {
    return this.turns.isHinted
  }

  draft = $derived.by<Draft | null>(() => {
    const turning = this.targets.rotations.find(({ choice }) => choice === this.read().considered) ?? this.turning
    if (!turning || turning.option.type !== 'turn') return null
    const { tile, cell } = turning.question.facts
    return { tile: Number(tile), cell: Number(cell), rotation: turning.option.rotation }
  })

  /** The tile as it would lie: the one that is turned, or the first way it fits on the space that is looked at. */
  ghost = $derived.by<Draft | null>(() => {
    const { considered, effectsOf } = this.read()
    if (this.draft || !considered) return this.draft
    const option = optionOf<Option>(considered)
    if (option.type !== 'place_at') return null
    const fits = effectsOf(considered)
      .map(({ effect }) => effect as Effect)
      .find(({ type }) => type === 'fits')
    return fits?.type === 'fits' ? { tile: this.view.drawn, cell: option.cell, rotation: fits.rotation } : null
  })

  rotate(by: number): void {
    const next = this.turns.by(by)
    if (next) this.read().consider(next.choice)
  }

  confirm(): void {
    if (this.turning) this.send(this.turning)
  }

  /** Takes the chosen space back, where that is possible. */
  elsewhere(): void {
    const { questions, beginAgain } = this.read()
    const drafted = questions.find(({ can_begin_again }) => can_begin_again)
    if (drafted) beginAgain(drafted)
  }

  /** All answers that lie on a cell: its places, the way onto it, and, where the Hero stands, what can be done there. */
  answersAt(cell: number): Answerable[] {
    const { nodes, cells } = this.targets
    return [...(cells.get(cell) ?? []), ...nodesOn(this.view, cell).flatMap((node) => nodes.get(node) ?? [])]
  }

  pressCell(cell: number): void {
    this.close()
    if (this.turning && cell === this.draft?.cell) return this.rotate(1)
    const answers = this.answersAt(cell)
    if (answers.length > 0) return this.offer(answers)
    const here = this.actsAt(cell)
    if (here.length > 0) return this.offer(here)
    const wish = this.wishFor(cell)
    if (wish) void this.explain(this.read().questions[0], wish, cell)
    else this.tell(tellPlace(this.view, this.box, cell, this.read().t), cell)
  }

  /** What can be done and fought on the tile where the active Hero stands. */
  private actsAt(cell: number): Answerable[] {
    const active = heroOf(this.view, this.view.active)
    if (!active || cellOf(this.view, active.node) !== cell) return []
    return [...this.targets.foes.values(), this.targets.acts].flat()
  }

  /** What to ask about a cell that was not offered: the same kind of answer, there. */
  private wishFor(cell: number): unknown {
    if (this.asks('choose_space') && !this.laid.has(cell)) return { type: 'place_at', cell }
    const from = heroOf(this.view, this.view.active)
    if (!this.asks('choose_action', 'choose_step', 'choose_fight') || !from) return null
    const here = cellOf(this.view, from.node)
    const side = SIDES.find((way) => neighbour(here, way) === cell)
    if (side === undefined) return null
    const isLaid = this.laid.has(cell)
    if (this.asks('choose_fight')) return { type: isLaid ? 'flee' : 'flee_astray', side, means: 'die' }
    return linkOf(this.view, from.node, side) === undefined && isLaid
      ? null
      : { type: isLaid ? 'move' : 'venture', side }
  }

  pressFoe(foe: number): void {
    this.offer(this.targets.foes.get(foe) ?? [])
  }

  pressHero(hero: number): void {
    const answers = this.targets.heroes.get(hero)
    if (answers) this.offer(answers)
    else this.shownHero = hero
  }

  point(cell: number | null): void {
    this.pointed = cell
    const answers = cell === null ? [] : this.answersAt(cell)
    this.read().consider(answers.length === 1 ? answers[0]!.choice : null)
  }

  describe = (cell: number): string => describePlace(this.view, this.box, cell, this.read().t)

  /**
   * The Hero whose board lies open: an own one if it is asked, else the one that was tapped, else the active one, so that
   * everybody sees what a bot or a friend rolls and places.
   */
  get heroShown(): HeroView | undefined {
    const { mySeat, questions } = this.read()
    const own = ownHeroes(this.view, mySeat)
    if (questions.length > 0 && own.some(({ hero }) => hero === this.view.active)) return own[0]
    const tapped = this.shownHero === null ? undefined : heroOf(this.view, this.shownHero)
    const active = heroOf(this.view, this.view.active)
    return tapped ?? (questions.length > 0 ? (own[0] ?? active) : (active ?? own[0]))
  }

  // --- Hero dice, one after the other ---

  get isPlacing(): boolean {
    return this.asks(...DICE_QUESTIONS)
  }

  /** Which of the dice is asked about, and where those before it go: a slot, or -1. */
  dice = $derived.by<{ current: number; slots: readonly number[] }>(() => {
    if (!this.isPlacing) return { current: -1, slots: [] }
    const slots = this.fact('slots') as readonly number[]
    return { current: slots.length, slots }
  })

  pressSlot(slot: number): void {
    const answers = this.targets.slots.get(slot)
    if (answers) this.offer(answers)
    else if (this.isPlacing) void this.explain(this.read().questions[0], { type: 'put_on', slot })
  }
}
