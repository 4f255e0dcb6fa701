import { describe, expect, it } from 'vitest'
import { doorOf, doorSpeech, gamesWithDoors } from './doors'
import { LANGUAGES } from '../words/speech'

const KEYS = ['door-title', 'door-facts', 'door-about']

describe('the doors of the lobby', () => {
  it.each(gamesWithDoors([]))('say who is behind them in every language: %s', (game) => {
    for (const language of LANGUAGES) {
      const speech = doorSpeech(language, game)
      expect(KEYS.filter((key) => !speech?.canSay(key))).toEqual([])
    }
  })

  it('have a place of their own each', () => {
    const orders = gamesWithDoors([]).map((game) => doorOf(game)?.order)
    expect(new Set(orders).size).toBe(orders.length)
  })

  it('are there for games without a drawing, too, after the others', () => {
    expect(gamesWithDoors(['nobody-drew-it']).at(-1)).toBe('nobody-drew-it')
    expect(doorSpeech('en', 'nobody-drew-it')).toBeNull()
  })
})
