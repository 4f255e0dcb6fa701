/** Props of a board in tests: a stored position, and spies for its callbacks. */
import { vi } from 'vitest'
import type { Question } from '../../generated/protocol'
import type { BoardProps } from '../table/board'
import type { Speech } from '../words/speech'

export interface Fixture {
  view: object
  seat: number
  questions: unknown
}

export const propsOf = (
  fixture: Fixture,
  components: unknown,
  speech: Speech,
  more: Partial<BoardProps> = {},
): BoardProps => ({
  view: fixture.view as Record<string, unknown>,
  components,
  mySeat: fixture.seat,
  seats: [],
  screen: 'own',
  questions: fixture.questions as Question[],
  answer: vi.fn(),
  whyNot: vi.fn(async (question: Question) => question.clauses),
  showClause: vi.fn(),
  say: speech.say,
  t: speech.t,
  clocks: [],
  markers: [],
  mark: vi.fn(),
  fresh: [],
  beat: null,
  explains: () => () => undefined,
  effectsOf: () => [],
  beginAgain: vi.fn(),
  undo: null,
  isReplay: false,
  isOver: false,
  motion: 'reduced',
  patterns: false,
  considered: null,
  hinted: null,
  consider: vi.fn(),
  ...more,
})
