import type { Queries } from '../queries.ts'

interface ExerciseKey {
  readonly student_id: number
  readonly exercise_id: number
  readonly difficulty: number
}

export const deleteExercise = (queries: Queries, { student_id, exercise_id, difficulty }: ExerciseKey) =>
  queries
    .deleteFrom('student_exercise')
    .where('student_id', '=', student_id)
    .where('exercise_id', '=', exercise_id)
    .where('difficulty', '=', difficulty)
    .execute()
