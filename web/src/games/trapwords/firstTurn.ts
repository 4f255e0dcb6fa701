/** Guidance in the first round: what to look at, what to write, what to tap. */
import type { Option } from '../../generated/trapwords'
import type { GuideStep } from '../../lib/table/board'

const asks =
  (...names: string[]): GuideStep['when'] =>
  ({ questions }) =>
    questions.some((question) => names.includes(question.question))

const offers =
  (option: Option['type']): GuideStep['when'] =>
  ({ questions }) =>
    questions.some(({ choices }) => choices.some((choice) => (choice.option as Option).type === option))

export const firstTurn: GuideStep[] = [
  { key: 'guide-write', when: asks('write_list') },
  { key: 'guide-turn', when: offers('start_glass') },
  { key: 'guide-read', when: asks('read_word') },
  { key: 'guide-clue', when: asks('give_clue') },
  { key: 'guide-guess', when: asks('guess_word') },
  { key: 'guide-watch', when: asks('watch_clues', 'watch_table') },
  { key: 'guide-vote', when: asks('cast_vote', 'contest_stop', 'check_held_clue') },
  { key: 'guide-wait', when: ({ questions }) => questions.length === 0 },
]
