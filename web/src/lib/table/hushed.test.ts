import { expect, it } from 'vitest'
import type { ChatLine } from '../../generated/protocol'
import { heard, waitingLines } from './hushed'
import { seat, table } from './samples'

const line = (by: number | null, text: string, given: Partial<ChatLine> = {}): ChatLine => ({
  at: 0,
  name: `P${by}`,
  text,
  seat: by,
  channel: 'table',
  author: `a${by}`,
  reaction: null,
  ...given,
})
const words = (lines: ChatLine[]): string[] => lines.map(({ text, reaction }) => text || String(reaction))

it('hears nobody who was muted, wherever they sit by now', () => {
  const room = table({ muted: ['a1'] })
  expect(words(heard(room, [line(0, 'mine'), line(1, 'muted'), line(null, 'onlooker')]))).toEqual(['mine', 'onlooker'])
})

it('knows who said older lines by their seat', () => {
  const room = table({ seats: [seat(0), seat(1, { is_muted: true })] })
  expect(words(heard(room, [line(1, 'muted', { author: '' }), line(0, 'mine', { author: '' })]))).toEqual(['mine'])
})

it('hears strangers once both have written, and friends at once', () => {
  const seats = [seat(0), seat(1, { is_stranger: true }), seat(2)]
  const room = table({ seats })
  const before = [line(1, 'psst'), line(2, 'hello'), line(1, '', { reaction: 'cheer' })]
  expect(words(heard(room, before))).toEqual(['hello', 'cheer'])
  expect(waitingLines(room, before)).toBe(1)
  const after = [...before, line(0, 'hi')]
  expect(words(heard(room, after))).toEqual(['psst', 'hello', 'cheer', 'hi'])
  expect(waitingLines(room, after)).toBe(0)
})

it('is not opened by a reaction, and shows none to people who want none', () => {
  const room = table({ seats: [seat(0), seat(1, { is_stranger: true })] })
  const chat = [line(1, 'psst'), line(0, '', { reaction: 'thanks' })]
  expect(words(heard(room, chat))).toEqual(['thanks'])
  expect(words(heard(room, chat, false))).toEqual([])
})
