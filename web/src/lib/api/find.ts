/** Finding players, and the lobby as it changes. */
import type { FindPlayers, LobbyNews, TableInfo } from '../../generated/protocol'
import { hangUp } from './hang-up'
import { post } from './http'

export const findPlayers = (wish: FindPlayers): Promise<TableInfo> => post('/find', wish)

const address = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/lobby/socket`
const FIRST_WAIT = 2_000
const LONGEST_WAIT = 60_000

/** Subscribes to lobby news until stopped; reconnects with growing pauses. */
export function hearLobby(hear: (news: LobbyNews) => void): () => void {
  let socket: WebSocket | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isDone = false

  function open(): void {
    clearTimeout(timer)
    if (isDone || document.hidden || socket) return
    const opened = new WebSocket(address())
    socket = opened
    opened.onmessage = ({ data }) => {
      failures = 0
      hear(JSON.parse(String(data)) as LobbyNews)
    }
    opened.onclose = () => {
      if (socket !== opened) return
      socket = null
      const wait = Math.min(FIRST_WAIT * 2 ** failures++, LONGEST_WAIT)
      if (!isDone) timer = setTimeout(open, wait * (0.8 + 0.4 * Math.random()))
    }
  }

  /** Closes the connection of a hidden page, to save server resources. */
  function seen(): void {
    if (!document.hidden) return open()
    clearTimeout(timer)
    const left = socket
    socket = null
    hangUp(left)
  }

  document.addEventListener('visibilitychange', seen)
  open()
  return () => {
    isDone = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', seen)
    hangUp(socket)
  }
}
