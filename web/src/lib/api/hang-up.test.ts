import { expect, it, vi } from 'vitest'
import { hangUp } from './hang-up'

const socket = (readyState: number) => ({ readyState, onopen: (): void => undefined, close: vi.fn() })

it('closes an open socket at once', () => {
  const open = socket(WebSocket.OPEN)
  hangUp(open as unknown as WebSocket)
  expect(open.close).toHaveBeenCalledOnce()
})

it('closes a connecting socket once it is open', () => {
  const connecting = socket(WebSocket.CONNECTING)
  hangUp(connecting as unknown as WebSocket)
  expect(connecting.close).not.toHaveBeenCalled()
  connecting.onopen()
  expect(connecting.close).toHaveBeenCalledOnce()
})

it('leaves a missing socket alone', () => {
  expect(() => hangUp(null)).not.toThrow()
})
