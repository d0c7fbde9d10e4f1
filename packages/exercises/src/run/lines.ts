import { listPlainLines, type SpokenLine, toStepLine } from '@letterliaan/texts'
import { exerciseTexts } from '@letterliaan/texts/exercise'
import type { ExerciseSetup } from './exercise-state.ts'

/** Lines of every exercise: its tasks, its result, and the next place. */
const outro = exerciseTexts.outro
const ofAll = [
  ...[outro, exerciseTexts.onward, exerciseTexts.missed].flatMap(listPlainLines),
  exerciseTexts.step.missing,
  exerciseTexts.hearAndWrite,
  exerciseTexts.hearAndType,
  exerciseTexts.typeWhole,
  exerciseTexts.wordsToCome,
]

/** Returns lines around the words for an offline device (NET-1). Omits numbers: each has its own sound. */
export function listPossibleLines({
  logic,
  exercise,
}: Pick<ExerciseSetup, 'logic' | 'exercise'>): SpokenLine[] {
  const { description, after_complete_text, step_id } = exercise
  return [
    ...[description, after_complete_text].filter(Boolean).map((text) => toStepLine(text, step_id)),
    ...listPlainLines(logic.texts ?? {}),
    ...ofAll,
  ]
}
