import { plainLinesOf, type SpokenLine, stepLine } from '@letterliaan/texts'
import * as exerciseTexts from '@letterliaan/texts/exercise'
import type { ExerciseSetup } from './exercise-state.ts'

/** Lines of any exercise: its tasks, its result, and where it leads. */
const outro = exerciseTexts.outro
const ofAll = [
  ...[outro, exerciseTexts.onward, exerciseTexts.missed].flatMap(plainLinesOf),
  exerciseTexts.step.missing,
  exerciseTexts.hearAndWrite,
  exerciseTexts.hearAndType,
  exerciseTexts.typeWhole,
  exerciseTexts.wordsToCome,
]

/**
 * What may be said before and after its words, for a device that is to say it without a network (NET-1). Not how many were
 * right: for every number a sound, of which a child hears one.
 */
export function possibleLines({ logic, exercise }: Pick<ExerciseSetup, 'logic' | 'exercise'>): SpokenLine[] {
  const { description, after_complete_text, step_id } = exercise
  return [
    ...[description, after_complete_text].filter(Boolean).map((text) => stepLine(text, step_id)),
    ...plainLinesOf(logic.texts ?? {}),
    ...ofAll,
  ]
}
