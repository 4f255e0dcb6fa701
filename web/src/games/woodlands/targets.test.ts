import { describe, expect, it } from 'vitest'
import type { Question } from '../../generated/protocol'
import type { Option } from '../../generated/woodlands'
import { answerablesOf } from '../../lib/board/answering.svelte'
import { asView } from './model'
import { claims, isBeside, isInPanel, targetsOf } from './targets'

const positions = import.meta.glob<{ view: object; questions: unknown[] }>('./fixtures/*.json', {
  eager: true,
  import: 'default',
})
const asked = Object.entries(positions).filter(([, { questions }]) => Array.isArray(questions))

describe.each(asked)('the answers of %s', (_, { view, questions }) => {
  const answers = answerablesOf<Option>(questions as Question[])
  const targets = targetsOf(answers, asView(view as Record<string, unknown>))
  const places = Object.values(targets).map((found) => (found instanceof Map ? [...found.values()].flat() : found))

  it('all have a place on the board', () => {
    expect(places.flat()).toHaveLength(answers.length)
  })

  /** A combat and a Den have a panel of their own; giving up is found in the list of all answers, where nobody does it by mistake. */
  it('stand beside the question where the board claims it and nothing stands for them', () => {
    const claimed = targets.plain.filter(({ question }) => claims(question) === 'whole' && !isInPanel(question))
    const hidden = claimed.filter(({ option }) => !isBeside(option) && option.type !== 'propose_to_concede')
    expect(hidden).toEqual([])
  })
})
