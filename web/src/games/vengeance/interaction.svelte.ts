/** Input on this board: maps taps and keys to choices; sends offered choices only. */
import type { LogLine } from '../../generated/protocol'
import type { Option } from '../../generated/vengeance'
import { Answering } from '../../lib/board/answering.svelte'
import type { Explains } from '../../lib/board/inspect.svelte'
import { common, facesOf, picked, settled, type Die } from './hand'
import { asBox, asView, playerAt, shownSeat, type PlayerView } from './model'
import { asEvent } from './playback'
import { resolvedBy, type Resolution } from './resolution'
import { tileNow, type TileNow } from './tile'
import {
  groupsOn,
  mostDice,
  rollable,
  rollOf,
  roomOf,
  targetsOf,
  the,
  woundWith,
  type Answerable,
  type Targets,
} from './targets'

/** How long a press waits for the answer before it to arrive. */
const PATIENCE = 2000

export class Interaction extends Answering<Option> {
  dice = $state.raw<Die[]>([])
  /** Take new dice with every group, as many as there are. */
  refills = $state(true)
  /** The seat whose boards are shown, if not the viewer's. */
  looked = $state<number | null>(null)
  pointed = $state<number | null>(null)
  /** The results of the last Resolution, until the player closes them. */
  resolution = $state.raw<Resolution | null>(null)
  /** The seat whose Boss has just died, while that is shown. */
  fallen = $state<number | null>(null)
  /** Stopping cannot be undone, so it needs a confirmation. */
  wantsToStop = $state(false)
  /** The dice in the air, and those that came to rest since the hand was last looked at. */
  private thrown: number[] = []
  private landed: number[] = []
  private later: { deed: () => void; until: number } | null = null

  view = $derived.by(() => asView(this.read().view))
  box = $derived.by(() => asBox(this.read().components))
  me = $derived.by<PlayerView | undefined>(() => {
    const { mySeat } = this.read()
    return mySeat === null ? undefined : playerAt(this.view, mySeat)
  })
  shown = $derived.by<PlayerView | undefined>(() =>
    playerAt(this.view, shownSeat(this.view, this.read().mySeat, this.looked)),
  )
  targets = $derived.by<Targets>(() => targetsOf(this.read().questions, this.me))
  /** The tile being carried out. */
  tile = $derived.by<TileNow | null>(() => tileNow(this.box, (name) => this.fact(name)))
  rollable = $derived.by<ReadonlySet<number>>(() => rollable(this.targets))

  get isMine(): boolean {
    return this.shown !== undefined && this.shown.seat === this.read().mySeat
  }

  /** There are dice that this player may still roll. */
  get isRolling(): boolean {
    return this.me !== undefined && this.me.standing !== 'stopped' && !this.me.is_stuck && !this.me.is_dead
  }

  /** Shows the description of a thing. */
  get explains(): Explains {
    return this.read().explains
  }

  get isCut(): boolean {
    return this.read().isCut ?? false
  }

  /** Milliseconds between two rolls. */
  get cooldown(): number {
    return Math.max(0, ...this.read().questions.map(({ cooldown_ms }) => cooldown_ms))
  }

  /** Keeps dice of a new view in their places, then performs the actions pressed meanwhile. */
  settle(): void {
    this.dice = settled(this.dice, this.me?.hand ?? [], this.landed)
    this.landed = []
    this.heed()
    const { later } = this
    if (!later || !this.isAsked) return
    this.later = null
    if (performance.now() < later.until) later.deed()
  }

  /** Processes the new events of this seat. */
  follow(fresh: readonly LogLine[]): void {
    const { mySeat } = this.read()
    for (const event of fresh.map(asEvent)) {
      if (event.type === 'dice_rolled' && event.seat === mySeat) this.land()
      if (event.type === 'boss_died') this.fallen = event.seat
      this.resolution = resolvedBy(this.resolution, event, mySeat)
    }
  }

  private land(): void {
    this.landed = this.thrown
    this.thrown = []
  }

  // The hand

  isLoose = (die: Die): boolean => this.rollable.has(die.face)

  keep(id: number): void {
    this.close()
    this.dice = this.dice.map((die) => (die.id === id && this.isLoose(die) ? { ...die, isKept: !die.isKept } : die))
  }

  keepPlace(place: number): void {
    const die = this.dice[place]
    if (die) this.keep(die.id)
  }

  get rolling(): Die[] {
    return this.dice.filter((die) => this.isLoose(die) && !die.isKept)
  }

  get nextRoll(): Answerable | null {
    return rollOf(this.targets, facesOf(this.rolling))
  }

  roll = (): void => {
    if (this.waits(this.roll)) return
    const answer = this.nextRoll
    if (!answer) return
    this.thrown = this.rolling.map(({ id }) => id)
    this.send(answer)
  }

  takeDice = (): void => {
    if (this.waits(this.takeDice)) return
    const answer = mostDice(this.targets)
    if (answer) this.send(answer)
  }

  placeWound = (): void => {
    if (this.waits(this.placeWound)) return
    const answer = woundWith(this.targets, this.refills)
    if (answer) this.send(answer)
  }

  stop = (): void => {
    if (!this.wantsToStop) this.wantsToStop = true
    else if (!this.waits(this.stop)) this.press('stop')
  }

  groups(skill: number): Answerable[] {
    return groupsOn(this.targets, skill, this.refills)
  }

  /** The dice of the hand that an answer would lock. */
  lockedBy(answer: Answerable): number[] {
    return answer.option.type === 'assign' ? picked(this.dice, answer.option.dice) : []
  }

  /** Lays a group on a skill: the one that kept dice speak for, else the only one, else the player says which. */
  assign(skill: number, face?: number): void {
    if (this.waits(() => this.assign(skill, face))) return
    const groups = groupsOn(this.targets, skill, this.refills).filter(
      ({ option }) => face === undefined || option.dice.includes(face),
    )
    if (groups.length === 0)
      return void this.refuse({ type: 'assign', skill, dice: facesOf(this.dice), release: false, take: 0 })
    const kept = facesOf(this.dice.filter(({ isKept }) => isKept))
    const wanted = groups.filter(({ option }) => common(kept, option.dice) === kept.length && kept.length > 0)
    this.offer(wanted.length === 1 ? wanted : groups)
  }

  // Tiles, rooms and people

  pressSkill(skill: number): void {
    const answers = this.targets.skills.get(skill)
    if (answers) this.offer(answers)
    else if (this.targets.assigns.size > 0 || this.asks('command', 'give_order')) this.assign(skill)
    else if (this.later === null) this.waits(() => this.pressSkill(skill))
  }

  pressItem(item: number): void {
    this.offer(this.targets.items.get(item) ?? [])
  }

  pressRoom(room: number): void {
    const answers = this.targets.rooms.get(room)
    if (answers) return this.offer(answers)
    const wish = this.targets.all.find(({ option }) => option.type === 'go_to')
    if (wish) void this.refuse({ type: 'go_to', room })
    else this.close()
  }

  pressMinion(minion: number, room: number): void {
    const answer = this.targets.minions.get(minion)
    if (answer) this.send(answer)
    else this.pressRoom(room)
  }

  pressBoss(room: number): void {
    const answer = this.targets.rooms.get(room)?.find(({ option }) => option.type === 'aim_at_boss')
    if (answer) this.send(answer)
    else this.pressRoom(room)
  }

  press(type: Parameters<typeof the>[1]): void {
    const answer = the(this.targets, type)
    if (answer) this.send(answer)
  }

  point(room: number | null): void {
    this.pointed = room
    const answers = room === null ? undefined : this.targets.rooms.get(room)
    this.read().consider(answers?.length === 1 ? answers[0]!.choice : null)
  }

  /** An answer that is not asked for any more leads nowhere. */
  get consideredRoom(): number | null {
    const { considered } = this.read()
    const answer = this.targets.all.find(({ choice }) => choice === considered)
    return this.pointed ?? (answer ? roomOf(answer.option, this.me) : null)
  }

  /** The answer that a hint names. */
  get advised(): Option | null {
    return this.targets.all.find((answer) => this.isHinted(answer))?.option ?? null
  }

  get hintedRoom(): number | null {
    return this.advised ? roomOf(this.advised, this.me) : null
  }

  /** A hint to roll keeps the other dice. */
  private heed(): void {
    const { advised } = this
    if (advised?.type !== 'roll') return
    const rolled = picked(this.dice, advised.dice)
    this.dice = this.dice.map((die) => ({ ...die, isKept: this.isLoose(die) && !rolled.includes(die.id) }))
  }

  override close(): void {
    super.close()
    this.wantsToStop = false
  }

  /** While an answer is on its way nothing is asked: the next press waits a moment for its turn. */
  private waits(deed: () => void): boolean {
    if (this.isAsked || !this.me || this.read().isReplay) return false
    if (this.isCut) return true
    this.later = { deed, until: performance.now() + PATIENCE }
    return true
  }

  private async refuse(option: unknown): Promise<void> {
    const question = this.read().questions.find((asked) => !asked.is_draw)
    await this.explain(question, option)
  }
}
