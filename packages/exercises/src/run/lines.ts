import { fill, plainLinesOf, type SpokenLine, stepLine } from '@letterliaan/texts'
import * as exerciseTexts from '@letterliaan/texts/exercise'
import type { ExerciseSetup } from './exercise-state.ts'

/** Of any exercise: its tasks, how it went, and where it leads. */
const outro = exerciseTexts.outro
const ofAll = [
  ...[outro, exerciseTexts.onward, exerciseTexts.missed].flatMap(plainLinesOf),
  exerciseTexts.step.missing,
  exerciseTexts.hearAndWrite,
  exerciseTexts.hearAndType,
  exerciseTexts.typeWhole,
  exerciseTexts.wordsToCome,
]

/** What may be said before and after its words, for a device that is to say it without a network (NET-1). */
export function possibleLines({ logic, exercise, difficulty }: ExerciseSetup): SpokenLine[] {
  const { description, after_complete_text, step_id } = exercise
  return [
    ...[description, after_complete_text].filter(Boolean).map((text) => stepLine(text, step_id)),
    ...plainLinesOf(logic.texts ?? {}),
    ...ofAll,
    ...linesOfFailure({ logic, exercise, difficulty }),
  ]
}

/** How far the child came: it failed, so with fewer words right than are needed. */
function linesOfFailure({ logic, exercise, difficulty }: ExerciseSetup): SpokenLine[] {
  const all = exercise.student_exercise[difficulty].words.length
  const needed = Math.ceil((exercise[`min_success_score_difficulty_${difficulty}`] * all) / 100)
  const rights = Array.from({ length: Math.max(0, needed - 1) }, (_, at) => at + 1)
  const counted = logic.outro?.countsSentence === undefined ? [outro] : [outro, outro.ofSentences]
  return [
    ...counted.flatMap((texts) => rights.map((right) => fill(texts.rightCount, { right, all }))),
    ...counted.flatMap((texts) => [fill(texts.didAll, { all }), fill(texts.needed, { count: needed })]),
    ...rights.map((right) => fill(outro.nearlyCount, { right, all })),
  ]
}
