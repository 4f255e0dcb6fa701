/** Messages of Fluent files. A file holds hundreds, of which few are ever said: each is read when it is first wanted. */
import { FluentBundle, FluentNumber, FluentResource, type FluentFunction, type FluentVariable } from '@fluent/bundle'

interface Unread {
  text: string
  resource?: FluentResource
}
type Pattern = Parameters<FluentBundle['formatPattern']>[0]

const BEGINS = /^(-?[a-zA-Z][\w-]*) *=/gm
const NAMED = /[{(,]\s*(-?[a-zA-Z][\w-]*)/g

const capital: FluentFunction = ([text]) => {
  const said = String(text ?? '')
  return said.slice(0, 1).toUpperCase() + said.slice(1)
}

type Scope = Parameters<FluentNumber['toString']>[0]

/** Up to here whole numbers are written alike in every language, and need not wait for the browser's number formats. */
const UNGROUPED = 999

export class Numeral extends FluentNumber {
  override toString(scope?: Scope): string {
    const isPlain = Number.isInteger(this.value) && Math.abs(this.value) <= UNGROUPED
    return isPlain ? String(this.value) : super.toString(scope)
  }
}

export class Messages {
  private readonly bundle: FluentBundle
  private readonly unread = new Map<string, Unread>()

  constructor(language: string) {
    this.bundle = new FluentBundle(language, { useIsolating: false, functions: { CAPITAL: capital } })
  }

  /** Later files win where a key is said twice. */
  add(file: string): void {
    for (const [id, message] of apart(file)) this.unread.set(id, message)
  }

  /** The message with this key, or an attribute of it (`key.attribute`). */
  pattern(key: string): Pattern | null {
    const [id = '', attribute] = key.split('.')
    this.read(id)
    const message = this.bundle.getMessage(id)
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null
  }

  format(pattern: Pattern, facts: Record<string, FluentVariable>): string {
    return this.bundle.formatPattern(pattern, facts, [])
  }

  /** Parses a message, and the messages and terms that it refers to. */
  private read(id: string): void {
    const message = this.unread.get(id)
    if (!message) return
    this.unread.delete(id)
    message.resource ??= new FluentResource(message.text)
    this.bundle.addResource(message.resource, { allowOverrides: true })
    for (const [, named = ''] of message.text.matchAll(NAMED)) this.read(named)
  }
}

/** Several speeches say the same words: each file is taken apart once, each message read once. */
const known = new Map<string, ReadonlyMap<string, Unread>>()

function apart(file: string): ReadonlyMap<string, Unread> {
  const messages = known.get(file) ?? new Map(slices(file))
  known.set(file, messages)
  return messages
}

function* slices(file: string): Generator<[string, Unread]> {
  const begun = [...file.matchAll(BEGINS)]
  for (const [place, { 1: id = '', index }] of begun.entries())
    yield [id, { text: file.slice(index, begun[place + 1]?.index) }]
}
