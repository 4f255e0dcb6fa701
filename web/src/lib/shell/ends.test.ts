import { beforeEach, expect, it, vi } from 'vitest'
import { boardOf } from '../table/boards'
import { endOf } from './ends'

vi.mock('../table/boards', () => ({ boardOf: vi.fn() }))
const EndScene = () => undefined

const asked: string[] = []
const TIMES = 5

beforeEach(() => {
  asked.length = 0
  vi.mocked(boardOf).mockResolvedValue({ EndScene } as never)
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return Promise.resolve(Response.json({ options: {}, points: [{ view: { cats: [] } }] }))
  })
})

const run = (id: string) => ({ id, game: 'run-run-run' })

it('asks for the last moment as the seat saw it, once', async () => {
  const end = await endOf(run('a'), 2, () => true)
  expect(end).toEqual({ Scene: EndScene, view: { cats: [] }, components: expect.anything() as unknown })
  expect(await endOf(run('a'), 2, () => true)).toBe(end)
  expect(asked.filter((address) => address.includes('/frames/'))).toEqual(['/api/tables/a/frames/999999999?seat=2'])
})

it('asks for nothing that is out of sight when it is its turn, and for it later', async () => {
  expect(await endOf(run('b'), 0, () => false)).toBeNull()
  expect(asked).toEqual([])
  expect(await endOf(run('b'), 0, () => true)).not.toBeNull()
})

it('asks for one game after the other', async () => {
  const ends = Array.from({ length: TIMES }, (_, number) => endOf(run(`many-${number}`), 0, () => true))
  await Promise.all(ends)
  const tables = asked.filter((address) => address.includes('/tables/')).map((address) => address.split('/')[3])
  expect(tables).toEqual([...tables].sort())
  expect(tables).toHaveLength(2 * TIMES)
})

it('has no picture of a game that nobody has drawn, nor of one that the server does not show', async () => {
  vi.mocked(boardOf).mockResolvedValue(null)
  expect(await endOf({ id: 'c', game: 'some-game' }, 0, () => true)).toBeNull()
  vi.mocked(boardOf).mockResolvedValue({ EndScene } as never)
  vi.stubGlobal('fetch', () => Promise.reject(new Error('nobody there')))
  expect(await endOf(run('d'), 0, () => true)).toBeNull()
})
