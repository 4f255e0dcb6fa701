import { describe, expect, it } from 'vitest'
import type { ChatLine, Point, SeatInfo } from '../../generated/protocol'
import { audibleTo, knownChannels, openChannels } from './channels'

const seats = [0, 1, 0, 1].map((team, seat) => ({ seat, team })) as SeatInfo[]
const line = (text: string, seat: number | null, channel: ChatLine['channel']): ChatLine => ({
  at: 0,
  name: '',
  text,
  seat,
  channel,
  author: '',
  reaction: null,
})
const chat = [line('red secret', 0, 'team'), line('blue secret', 3, 'team'), line('hello', 1, 'table')]
const texts = (seat: number | null) => audibleTo(seat, chat, seats).map(({ text }) => text)

describe('a screen that both teams share', () => {
  it('shows what a team says to its own people alone', () => {
    expect(texts(2)).toEqual(['red secret', 'hello'])
    expect(texts(1)).toEqual(['blue secret', 'hello'])
  })

  it('shows the words of no team while it is handed on', () => {
    expect(texts(null)).toEqual(['hello'])
  })

  it('shows no words of a team to a seat without one', () => {
    expect(audibleTo(0, chat, [{ seat: 0, team: null } as SeatInfo]).map(({ text }) => text)).toEqual(['hello'])
  })
})

describe('the channels of a table', () => {
  const mine = [0, 1].map((team, seat) => ({ seat, team, is_mine: seat === 0 })) as SeatInfo[]

  it('are those of all seats at this device, each once', () => {
    const points = [{ channels: ['table', 'team'] }, { channels: ['table'] }] as Point[]
    expect(openChannels(points)).toEqual(['table', 'team'])
    expect(openChannels([])).toEqual(['table'])
  })

  it('stay known while they are closed', () => {
    expect(knownChannels([], [], mine)).toEqual(['table', 'team'])
  })

  it('begin with the table, if anybody wrote there before the game ended', () => {
    expect(knownChannels(['team', 'after'], chat, mine)).toEqual(['table', 'team', 'after'])
    expect(knownChannels(['after'], [], [])).toEqual(['after'])
  })
})
