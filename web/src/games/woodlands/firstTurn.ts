/** Guidance in the first turns: what to look at, what to tap. */
import type { GuideStep } from '../../lib/table/board'
import { asView, heroOf, type View } from './model'

const asks =
  (...names: string[]): GuideStep['when'] =>
  ({ questions }) =>
    questions.some((question) => names.includes(question.question))

/** True during the turn of another player's Hero; never in a solo game. */
const isTurnOfOthers = (view: View): boolean => (heroOf(view, view.active)?.seat ?? view.seat) !== view.seat

export const firstTurn: GuideStep[] = [
  {
    key: 'guide-aim',
    isAim: true,
    when: ({ view, questions }) => questions.length > 0 && asView(view).chapter === 0,
  },
  {
    key: 'guide-chapter',
    isAim: true,
    when: ({ view, questions }) => questions.length > 0 && asView(view).chapter > 0,
  },
  { key: 'guide-hero', when: asks('pick_hero') },
  { key: 'guide-space', when: asks('choose_space') },
  { key: 'guide-rotation', when: asks('choose_rotation', 'turn_risky_tile') },
  { key: 'guide-reroll', when: asks('choose_reroll') },
  { key: 'guide-keep', when: asks('keep_dice') },
  { key: 'guide-dice', when: asks('place_dice') },
  { key: 'guide-action', when: asks('choose_action') },
  { key: 'guide-fight', when: asks('choose_fight') },
  { key: 'guide-arm', when: asks('arm_hero') },
  { key: 'guide-adjust', when: asks('adjust_dice') },
  { key: 'guide-wait', when: ({ view, questions }) => questions.length === 0 && isTurnOfOthers(asView(view)) },
]
