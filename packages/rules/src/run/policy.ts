import type { Difficulty, ExerciseSummary } from '@letterliaan/contract'
import type { RunPolicy } from './run.ts'

type ExerciseRules = Pick<
  ExerciseSummary,
  | 'exercise_type'
  | 'min_success_score_difficulty_1'
  | 'min_success_score_difficulty_2'
  | 'min_success_score_difficulty_3'
  | 'repeat_exercise_after_complete'
>

/** A dictation never repeats only the wrong words, because half a dictation would then pass (RUL-1). */
export const chooseRunPolicy = (
  exercise: ExerciseRules,
  difficulty: Difficulty,
  tries: number | null = null,
): RunPolicy => ({
  tries,
  min_success_score: exercise[`min_success_score_difficulty_${difficulty}`],
  repeat_exercise_after_complete:
    exercise.repeat_exercise_after_complete && !exercise.exercise_type.is_dictation,
})
