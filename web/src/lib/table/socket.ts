/** A connection to a table that comes back by itself. */
import type { ClientMessage, Closing, Enter, ServerMessage } from '../../generated/protocol'
import { hangUp } from '../api/hang-up'

export type Connection = 'connecting' | 'open' | 'reconnecting' | 'closed'

export interface SocketListener {
  hear(message: ServerMessage): void
  change(connection: Connection): void
}

const WAITS = [300, 1000, 2000, 4000, 8000, 15000]

/** Longer with every attempt, and never the same for all clients of a server that comes back. */
export function waitBefore(attempt: number, chance = Math.random()): number {
  const longest = WAITS[Math.min(attempt, WAITS.length - 1)] ?? 0
  return Math.round(longest * (0.6 + 0.4 * chance))
}

export class TableSocket {
  private socket: WebSocket | null = null
  private attempt = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private closing: Closing | null = null
  private isDone = false

  constructor(
    private readonly address: string,
    private readonly entering: Omit<Enter, 'type'>,
    private readonly listener: SocketListener,
  ) {}

  open(): void {
    this.closing = null
    const socket = new WebSocket(this.address)
    this.socket = socket
    socket.onopen = () => this.send({ type: 'enter', ...this.entering, sent_at: Date.now() })
    socket.onmessage = ({ data }) => this.hear(JSON.parse(String(data)) as ServerMessage)
    socket.onclose = () => {
      if (this.socket === socket) this.lost()
    }
  }

  /** False where the message could not leave. */
  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  /** Comes back at once: because the network is back, or to be shown everything anew. */
  again(): void {
    if (this.isDone) return
    this.drop()
    this.open()
  }

  /** The network is gone: nobody will say goodbye on the old line. */
  interrupt(): void {
    if (this.isDone) return
    this.drop()
    this.lost()
  }

  close(): void {
    this.isDone = true
    clearTimeout(this.timer)
    hangUp(this.socket)
  }

  private drop(): void {
    clearTimeout(this.timer)
    const old = this.socket
    this.socket = null
    hangUp(old)
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'closing') this.closing = message
    if (message.type === 'snapshot') {
      this.attempt = 0
      this.listener.change('open')
    }
    this.listener.hear(message)
  }

  private lost(): void {
    if (this.isDone) return
    if (this.closing && this.closing.retry_after === null) {
      this.isDone = true
      this.listener.change('closed')
      return
    }
    this.listener.change('reconnecting')
    const wait = (this.closing?.retry_after ?? 0) * 1000 + waitBefore(this.attempt++)
    this.timer = setTimeout(() => this.open(), wait)
  }
}

export function socketAddress(table: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return `${scheme}://${location.host}/api/tables/${table}/socket`
}
