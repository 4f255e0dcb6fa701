/** Guidance in the first turn: what to look at, what to tap. */
import type { GuideStep } from '../../lib/table/board'

const asks =
  (...names: string[]): GuideStep['when'] =>
  ({ questions }) =>
    questions.some((question) => names.includes(question.question))

export const firstTurn: GuideStep[] = [
  { key: 'guide-aim', isAim: true, when: ({ questions }) => questions.length > 0 },
  { key: 'guide-cat', when: asks('choose_own_cat') },
  { key: 'guide-wake', when: asks('place_mummy') },
  { key: 'guide-mummy', when: asks('move_mummy') },
  { key: 'guide-action', when: asks('choose_action') },
  { key: 'guide-room', when: asks('choose_room') },
  { key: 'guide-hex', when: asks('choose_hex') },
  { key: 'guide-rotation', when: asks('choose_rotation') },
  { key: 'guide-far', when: asks('choose_extra_move', 'choose_fight_move') },
  { key: 'guide-wait', when: ({ questions }) => questions.length === 0 },
]
