/** One person's session at one table: its state, sent messages, and their replies. */
import type {
  Answer,
  Choice,
  ClientMessage,
  Hint,
  Preview,
  Question,
  Refusal,
  ServerMessage,
  TableInfo,
} from '../../generated/protocol'
import { motion, settings } from '../shell/settings.svelte'
import { Playback } from './playback.svelte'
import { fromSnapshot, withUpdate, type TableState } from './reducer'
import type { Channel } from './channels'
import { partOf, type Unnumbered } from './lots'
import type { Reaction } from '../reactions/drawing'
import { TableSocket, socketAddress, type Connection } from './socket'

type Reply = Extract<ServerMessage, { sequence: number }>
type Screen = TableInfo['screen']
type Message = Unnumbered<ClientMessage>

/** An answer in a race means the moment it was given in: later than this it is not given once more. */
const FRESH = 3000
const BEGIN_AGAIN = { type: 'begin_again' }
/** Refusals that only say that things have moved on: the new state says it better. */
const OVERTAKEN = new Set(['decision-stale', 'table-changed'])

export class TableSession {
  /** The latest state from the server; `playback` shows it step by step. */
  state = $state.raw<TableState | null>(null)
  readonly playback = new Playback(() => ({ speed: settings.speed, isCalm: motion() === 'reduced' }))
  connection = $state<Connection>('connecting')
  refusal = $state.raw<Refusal | null>(null)
  /** The answer that is on its way; no other can be given until it has arrived. */
  waiting = $state.raw<Answer | null>(null)
  hint = $state.raw<{ number: number; hint: Hint } | null>(null)

  private readonly socket: TableSocket
  private readonly replies = new Map<number, (reply: Reply | null) => void>()
  private sequence = 0
  private wasResent = false
  private freshUntil = Infinity
  /** Messages that nobody asked this client to send: a refusal of one concerns nobody. */
  private readonly unasked = new Set<number>()

  /** `screen` is the kind of screen this is, where the server cannot know: a public one has no seat. */
  constructor(table: string, key: string, screen?: Screen) {
    this.socket = new TableSocket(socketAddress(table), screen ? { key, screen } : { key }, {
      hear: (message) => this.hear(message),
      change: (connection) => this.changed(connection),
    })
  }

  open(): void {
    this.socket.open()
  }

  close(): void {
    this.socket.close()
  }

  again = (): void => this.socket.again()
  interrupt = (): void => this.socket.interrupt()

  answer = (question: Question, choice: Pick<Choice, 'option'>): void => {
    if (this.waiting || !this.state || this.connection !== 'open') return
    this.refusal = null
    this.wasResent = false
    this.freshUntil = question.cooldown_ms > 0 ? performance.now() + FRESH : Infinity
    const { seat, number } = question
    const sent_at = Date.now()
    this.waiting = { type: 'answer', sequence: ++this.sequence, seat, number, option: choice.option, sent_at }
    this.socket.send(this.waiting)
  }

  /** Drops the messages that wait to be sent again. */
  drop = (): void => void (this.waiting = null)

  beginAgain = (question: Question): void => this.answer(question, { option: BEGIN_AGAIN })

  takeBack = (seat: number): void => void this.tell({ type: 'take_back', seat })
  /** Ends the pauses of waiting bots. */
  skipAhead = (): void => void this.tell({ type: 'skip_ahead' })
  consent = (seat: number, number: number, agrees: boolean): void =>
    void this.tell({ type: 'consent', seat, number, agrees })
  /** False where it did not arrive. */
  chat = async (text: string, channel: Channel = 'table', seat: number | null = null): Promise<boolean> =>
    (await this.tell({ type: 'say', text, channel, seat }))?.type === 'acknowledged'
  react = (seat: number, reaction: Reaction): void => void this.tell({ type: 'react', seat, reaction })
  mark = (seat: number, place: number | null): void => void this.tell({ type: 'mark', seat, place })

  /** Comes once the rulebook is open as well, so that the clauses can be read out. */
  whyNot = async (seat: number, question: Question, option: unknown, rulebook?: Promise<void>): Promise<string[]> => {
    const asked = this.tell({ type: 'ask_why_not', seat, number: question.number, option })
    const [reply] = await Promise.all([asked, rulebook?.catch(() => undefined)])
    return reply?.type === 'why_not' ? reply.clauses : []
  }

  askHint = async (seat: number, question: Question): Promise<void> => {
    const reply = await this.tell({ type: 'ask_hint', seat, number: question.number })
    if (reply?.type === 'hint') this.hint = { number: question.number, hint: reply }
  }

  /** The previews of a question's answers, in the order of its choices. */
  askPreviews = async (seat: number, question: Question): Promise<Preview[]> => {
    const reply = await this.tell({ type: 'ask_previews', seat, number: question.number })
    return reply?.type === 'previews' ? reply.previews : []
  }

  /** Says something that is forgotten if the connection is down; answers are kept and said again. */
  private tell(message: Message): Promise<Reply | null> {
    if (message.type !== 'ask_previews') this.refusal = null
    const sequence = ++this.sequence
    if (!this.socket.send({ ...message, sequence } as ClientMessage)) return Promise.resolve(null)
    return new Promise((resolve) => this.replies.set(sequence, resolve))
  }

  /** Rejects requests that wait for a reply on a closed connection. */
  private changed(connection: Connection): void {
    this.connection = connection
    for (const resolve of this.replies.values()) resolve(null)
    this.replies.clear()
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'snapshot':
        this.state = fromSnapshot(message)
        this.playback.restart(this.state)
        this.refusal = null
        this.resend()
        this.addToLuck()
        break
      case 'update':
        this.update(message)
        break
      case 'closing':
        this.refusal = message.refusal
        break
      case 'ping':
        this.socket.send({ type: 'pong', mark: message.mark })
        break
      default:
        this.settle(message)
    }
  }

  private update(message: Extract<ServerMessage, { type: 'update' }>): void {
    const next = this.state && withUpdate(this.state, message)
    if (!next) return this.socket.again()
    this.state = next
    this.playback.hear(next)
    if (message.table) this.addToLuck()
    if (this.waiting && !this.isAsked(this.waiting)) this.waiting = null
  }

  /** Adds a number to the luck of the game while people gather; nobody has to ask for it, and nobody waits for it. */
  private addToLuck(): void {
    const part = this.state && this.state.table.screen !== 'public' ? partOf(this.state.table) : null
    if (!part) return
    this.unasked.add(++this.sequence)
    this.socket.send({ ...part, sequence: this.sequence })
  }

  private settle(reply: Reply): void {
    if (this.unasked.delete(reply.sequence)) return
    this.replies.get(reply.sequence)?.(reply)
    this.replies.delete(reply.sequence)
    if (reply.type === 'refused' && !OVERTAKEN.has(reply.refusal.code)) this.refusal = reply.refusal
    if (this.waiting?.sequence === reply.sequence) this.waiting = null
  }

  /** After a reconnect: an answer nobody acknowledged is given once more, if its question still waits. */
  private resend(): void {
    const { waiting } = this
    if (!waiting) return
    if (!this.isAsked(waiting) || this.wasResent || performance.now() > this.freshUntil) {
      this.waiting = null
      return
    }
    this.wasResent = true
    this.socket.send(waiting)
  }

  /** The question of this answer still waits. */
  private isAsked(answer: Answer): boolean {
    return this.state?.points.some(({ questions }) => questions.some((asked) => asks(asked, answer))) ?? false
  }
}

const asks = (question: Question, answer: Answer): boolean =>
  question.number === answer.number && question.seat === answer.seat
