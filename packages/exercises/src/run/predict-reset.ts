import type { Exercise, StudentExercise, Word } from '@letterliaan/contract'
import { ExerciseStatus } from '@letterliaan/contract/status'
import { repeatRun, startRun, type StartedRun } from '@letterliaan/rules'
import type { TemplateLogic } from '../kit/template.ts'
import { fillRunData } from './turn.ts'

type ResetExercise = Pick<Exercise, 'anchors' | 'exercise_type'>

/** Predicts a reset that keeps the words in order; null if the server draws other words (EX-15, EX-16). */
export const predictReset = (
  logic: TemplateLogic,
  exercise: ResetExercise,
  run: StudentExercise,
  hard: boolean,
): StudentExercise | null => {
  if (!run.is_complete && run.status === ExerciseStatus.open) return run
  const begin = (started: StartedRun<Word>): StudentExercise =>
    fillRunData(
      logic,
      { ...started, documents: run.documents, started_at: null, points_earned: 0 },
      exercise.anchors ?? [],
    )
  if (hard) return run.is_complete ? null : begin(startRun(run.words, run.difficulty, false))
  const isPart = run.words.length < exercise.exercise_type.num_words
  return isPart && !run.isForcedRepeat ? null : begin(repeatRun(run, null))
}
