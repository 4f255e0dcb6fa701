/** Phrases made into sentences of one language, word for word as the Python side says them. */
import type { FluentVariable } from '@fluent/bundle'
import type { ListPart, NamePart, Phrase } from '../../generated/protocol'
import { Messages, Numeral } from './messages'

export type Language = 'en' | 'fr'
/** What a message mentions: plain values, or parts of phrases (names, seats, lists) as the server sends them. */
export type Facts = Phrase['facts']
export type Part = Facts[string]

export const LANGUAGES: readonly Language[] = ['en', 'fr']
const CHANCE = -1
const CLOCK = -2

/** The messages of several Fluent files. */
export function bundleOf(language: Language, files: readonly string[]): Messages {
  const messages = new Messages(language)
  for (const file of files) messages.add(file)
  return messages
}

/** The team whose name this message is; -1 for all other messages. */
const teamOf = (key: string): number => Number(/^team-(\d+)$/.exec(key)?.[1] ?? -1)

export class Speech {
  constructor(
    readonly language: Language,
    private readonly messages: Messages,
    private readonly seatNames: readonly string[] = [],
    private readonly mySeat: number | null = null,
    /** The clauses are long: they are fetched when somebody wants to read one. */
    readonly rulebook: () => Promise<void> = async () => undefined,
    /** What teams call themselves; empty where the game's own name is used. */
    private readonly teamNames: readonly string[] = [],
  ) {}

  /** The same words at a table where these people sit. */
  seating(seatNames: readonly string[], mySeat: number | null = null, teamNames: readonly string[] = []): Speech {
    return new Speech(this.language, this.messages, seatNames, mySeat, this.rulebook, teamNames)
  }

  /** Uses the form in the second person (`key.you`) for the viewer's own events, if it exists. */
  say = ({ key, facts }: Phrase): string => {
    const { seat } = facts
    const isMine = typeof seat === 'object' && seat.type === 'seat' && seat.seat === this.mySeat
    return this.t(isMine && this.canSay(`${key}.you`) ? `${key}.you` : key, facts)
  }

  /** The message with this key, or an attribute of it (`key.attribute`); the key itself where words are missing. */
  t = (key: string, facts: Facts = {}): string => {
    const name = this.teamNames[teamOf(key)]
    if (name) return this.t('team-named', { name })
    const pattern = this.messages.pattern(key)
    if (pattern === null) return key
    const plain = Object.entries(facts).map(([name, fact]) => [name, this.plain(fact)] as const)
    return this.messages.format(pattern, Object.fromEntries(plain))
  }

  canSay = (key: string): boolean => Boolean(this.teamNames[teamOf(key)]) || this.messages.pattern(key) !== null

  seat = (seat: number): string => {
    if (seat === CHANCE) return this.t('seat-chance')
    if (seat === CLOCK) return this.t('seat-clock')
    return this.seatNames[seat] ?? this.t('seat-player', { number: seat + 1 })
  }

  /** A part as Fluent takes it: numbers stay numbers, so that words can select by them. */
  private plain(part: Part): FluentVariable {
    if (typeof part === 'number') return new Numeral(part)
    if (typeof part !== 'object') return part
    if (part.type === 'name') return this.name(part)
    return part.type === 'seat' ? this.seat(part.seat) : this.list(part)
  }

  private name(name: NamePart): string {
    const { otherwise } = name
    if (otherwise === null || otherwise === undefined || this.canSay(name.key)) return this.t(name.key, name.facts)
    return typeof otherwise === 'string' ? otherwise : this.name(otherwise)
  }

  private list({ items, style }: ListPart): string {
    const said = items.map((item) => String(this.plain(item)))
    if (said.length === 0) return this.t('list-nothing')
    return said.reduce((most, next, place) => {
      const way = place === said.length - 1 ? 'last' : 'more'
      return this.t(`list-${style}.${way}`, { most, next })
    })
  }
}
