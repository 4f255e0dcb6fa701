/** Closes a socket. One that is still connecting is closed once it is open: browsers log a warning otherwise. */
export function hangUp(socket: WebSocket | null): void {
  if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close()
  else socket?.close()
}
