/** Phrases made into sentences of one language, word for word as the Python side says them. */
import { FluentBundle, FluentResource, type FluentFunction, type FluentVariable } from '@fluent/bundle'
import type { ListPart, NamePart, Phrase } from '../../generated/protocol'

export type Language = 'en' | 'fr'
export type Facts = Phrase['facts']
export type Part = Facts[string]

export const LANGUAGES: readonly Language[] = ['en', 'fr']
const CHANCE = -1
const CLOCK = -2

const capital: FluentFunction = ([text]) => {
  const said = String(text ?? '')
  return said.slice(0, 1).toUpperCase() + said.slice(1)
}

/** A bundle of several Fluent files; later ones win where a key is said twice. */
export function bundleOf(language: Language, files: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false, functions: { CAPITAL: capital } })
  for (const file of files) addWords(bundle, file)
  return bundle
}

export function addWords(bundle: FluentBundle, file: string): void {
  bundle.addResource(parsed(file), { allowOverrides: true })
}

/** Several bundles say the same words: each file is read once. */
const known = new Map<string, FluentResource>()

function parsed(file: string): FluentResource {
  const resource = known.get(file) ?? new FluentResource(file)
  known.set(file, resource)
  return resource
}

export class Speech {
  constructor(
    readonly language: Language,
    private readonly bundle: FluentBundle,
    private readonly seatNames: readonly string[] = [],
    private readonly mySeat: number | null = null,
    /** The clauses are long: they are fetched when somebody wants to read one. */
    readonly rulebook: () => Promise<void> = async () => undefined,
  ) {}

  /** The same words at a table where these people sit. */
  seating(seatNames: readonly string[], mySeat: number | null = null): Speech {
    return new Speech(this.language, this.bundle, seatNames, mySeat, this.rulebook)
  }

  /** What one did oneself is said to oneself, where there are words for that: `key.you`. */
  say = ({ key, facts }: Phrase): string => {
    const { seat } = facts
    const isMine = typeof seat === 'object' && seat.type === 'seat' && seat.seat === this.mySeat
    return this.t(isMine && this.canSay(`${key}.you`) ? `${key}.you` : key, facts)
  }

  /** The message with this key, or an attribute of it (`key.attribute`); the key itself where words are missing. */
  t = (key: string, facts: Facts = {}): string => {
    const pattern = this.pattern(key)
    if (pattern === null) return key
    const plain = Object.entries(facts).map(([name, fact]) => [name, this.plain(fact)] as const)
    return this.bundle.formatPattern(pattern, Object.fromEntries(plain), [])
  }

  canSay = (key: string): boolean => this.pattern(key) !== null

  seat = (seat: number): string => {
    if (seat === CHANCE) return this.t('seat-chance')
    if (seat === CLOCK) return this.t('seat-clock')
    return this.seatNames[seat] ?? this.t('seat-player', { number: seat + 1 })
  }

  private pattern(key: string) {
    const [id = '', attribute] = key.split('.')
    const message = this.bundle.getMessage(id)
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null
  }

  /** A part as Fluent takes it: numbers stay numbers, so that words can select by them. */
  private plain(part: Part): FluentVariable {
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
