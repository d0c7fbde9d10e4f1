import { templates } from '@letterliaan/exercises/logic'
import { getDefaultMinSuccessScore, getDefaultPoints } from '@letterliaan/rules'
import type { CurriculumExercise, ExerciseFile } from '../schema/step.ts'

/** Returns the complete exercise. `position` starts at 1. */
export function completeExercise(file: ExerciseFile, position: number): CurriculumExercise {
  const { template, num_words, ...fields } = file
  const { category, lesson } = templates[template]
  const points = getDefaultPoints(category, template)
  const minimum = getDefaultMinSuccessScore(category, template)
  return {
    ...fields,
    position,
    after_complete_text: file.after_complete_text ?? lesson?.after ?? '',
    exercise_type: { name: template, category, template, is_dictation: category === 'Dictee', num_words },
    points_rewarded_difficulty_1: file.points_rewarded_difficulty_1 ?? points[0],
    points_rewarded_difficulty_2: file.points_rewarded_difficulty_2 ?? points[1],
    points_rewarded_difficulty_3: file.points_rewarded_difficulty_3 ?? points[2],
    min_success_score_difficulty_1: file.min_success_score_difficulty_1 ?? minimum,
    min_success_score_difficulty_2: file.min_success_score_difficulty_2 ?? minimum,
    min_success_score_difficulty_3: file.min_success_score_difficulty_3 ?? minimum,
  }
}
