/** Guidance in the first game: what to look at, what to tap. */
import type { GuideStep } from '../../lib/table/board'
import { asView, playerAt } from './model'

const asks =
  (...names: string[]): GuideStep['when'] =>
  ({ questions }) =>
    questions.some((question) => names.includes(question.question))

const isFirstRoll: GuideStep['when'] = ({ view, questions }) => {
  const asked = questions.find(({ question }) => question === 'command')
  return asked !== undefined && playerAt(asView(view), asked.seat)?.standing === 'ready'
}

const isAlone: GuideStep['when'] = ({ view }) => asView(view).players.length === 1

/** All players wait for the first roll while the countdown runs. */
const isCountdown: GuideStep['when'] = ({ view }) => {
  const { phase, players } = asView(view)
  return phase === 'roll' && players.every(({ is_dead, standing }) => is_dead || standing === 'ready')
}

export const firstTurn: GuideStep[] = [
  { key: 'guide-aim', isAim: true, when: ({ questions }) => questions.length > 0 },
  { key: 'guide-hero', when: asks('choose_own_hero') },
  { key: 'guide-side', when: asks('choose_own_side') },
  { key: 'guide-prepare', when: asks('prepare') },
  { key: 'guide-action', when: asks('choose_flashback_action') },
  { key: 'guide-discard', when: asks('choose_discard') },
  { key: 'guide-first-roll-alone', when: (now) => isAlone(now) && isFirstRoll(now) },
  { key: 'guide-first-roll', when: isFirstRoll },
  { key: 'guide-dice', when: asks('command') },
  { key: 'guide-order', when: asks('give_order') },
  { key: 'guide-start', when: asks('choose_start') },
  { key: 'guide-use', when: asks('choose_use') },
  { key: 'guide-move', when: asks('move', 'jump') },
  { key: 'guide-target', when: asks('hit', 'shoot', 'dodge', 'kill') },
  { key: 'guide-modifier', when: asks('offer_modifier', 'go_on_with_tile') },
  { key: 'guide-loot', when: asks('collect') },
  { key: 'guide-effect', when: asks('choose_effect') },
  {
    key: 'guide-wait',
    when: (now) =>
      now.questions.length === 0 && !isAlone(now) && !isCountdown(now) && asView(now.view).phase !== 'setup',
  },
]
