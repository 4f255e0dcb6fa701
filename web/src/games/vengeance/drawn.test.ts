import { describe, expect, it } from 'vitest'
import type { Question } from '../../generated/protocol'
import ready from './fixtures/ready.json'
import { diceDraw, isDiceDraw, resultOf } from './drawn'
import { claims } from './targets'

const like = ready.questions[0] as unknown as Question
const draw = (...options: object[]): Question => ({
  ...like,
  is_draw: true,
  choices: options.map((option) => ({
    option,
    phrase: { key: 'option-show_faces', facts: {} },
  })) as Question['choices'],
})
const two = draw(
  { type: 'show_faces', faces: [0, 0] },
  { type: 'show_faces', faces: [0, 4] },
  { type: 'show_faces', faces: [4, 4] },
)
const board = draw({ type: 'deal_board', board: 1 })

describe('dice of a real table', () => {
  it('are entered in any order, and make one result', () => {
    const asked = diceDraw([like, two])!
    expect([asked.dice, asked.faces]).toEqual([2, [0, 4]])
    expect(resultOf(asked, [4])).toBeNull()
    expect(resultOf(asked, [4, 0])).toBe(two.choices[1])
  })

  it('are entered on the board, what else is drawn in the bar', () => {
    expect([like, two, board].map(isDiceDraw)).toEqual([false, true, false])
    expect([like, two, board].map(claims)).toEqual(['whole', 'whole', false])
  })
})
