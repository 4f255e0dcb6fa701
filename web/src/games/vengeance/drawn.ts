/** Dice that people roll on their own table: entered face by face, then sent as the one result they make. */
import type { Choice, Question } from '../../generated/protocol'

export type Shown = number | string
export interface DiceDraw {
  question: Question
  /** How many dice were rolled. */
  dice: number
  /** The faces that can be shown, in the order of the box. */
  faces: Shown[]
}

const facesIn = (choice: Choice): Shown[] | null => {
  const { faces } = choice.option as { faces?: Shown[] }
  return Array.isArray(faces) ? faces : null
}

export const isDiceDraw = (question: Question): boolean =>
  question.is_draw && question.choices.length > 0 && question.choices.every((choice) => facesIn(choice) !== null)

export function diceDraw(questions: readonly Question[]): DiceDraw | null {
  const question = questions.find(isDiceDraw)
  if (!question) return null
  const results = question.choices.flatMap((choice) => [facesIn(choice) ?? []])
  return { question, dice: results[0]?.length ?? 0, faces: [...new Set(results.flat())] }
}

const alike = (faces: readonly Shown[]): string => faces.map(String).toSorted().join()

/** The result that these dice are, in whatever order they were entered; null while some are missing. */
export const resultOf = ({ question }: DiceDraw, entered: readonly Shown[]): Choice | null =>
  question.choices.find((choice) => alike(facesIn(choice) ?? []) === alike(entered)) ?? null
