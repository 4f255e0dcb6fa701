/** The first round with somebody looking over the shoulder: what to look at, what to tap. */
import type { GuideStep } from '../../lib/table/board'
import { asView } from './model'

const asks =
  (...names: string[]): GuideStep['when'] =>
  ({ questions }) =>
    questions.some((question) => names.includes(question.question))

const handOf = ({ view, questions }: Parameters<GuideStep['when']>[0]) =>
  asView(view).players?.find(({ seat }) => seat === questions[0]?.seat)

export const firstTurn: GuideStep[] = [
  { key: 'guide-hero', when: asks('choose_own_hero') },
  { key: 'guide-side', when: asks('choose_own_side') },
  { key: 'guide-flashback', when: asks('prepare') },
  { key: 'guide-flashback-action', when: asks('choose_flashback_action') },
  {
    key: 'guide-first-roll',
    when: (moment) => asks('command', 'give_order')(moment) && handOf(moment)?.standing === 'ready',
  },
  {
    key: 'guide-assign',
    when: (moment) => asks('command', 'give_order')(moment) && (handOf(moment)?.groups.length ?? 0) === 0,
  },
  { key: 'guide-more', when: asks('command', 'give_order') },
  { key: 'guide-combat', when: asks('choose_use') },
  { key: 'guide-move', when: asks('move', 'jump') },
  { key: 'guide-aim', when: asks('hit', 'shoot', 'kill', 'dodge') },
  { key: 'guide-collect', when: asks('collect') },
  { key: 'guide-wait', when: ({ questions }) => questions.length === 0 },
]
