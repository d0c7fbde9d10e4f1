import type { Insertable } from 'kysely'
import { prepared } from '../../../db/prepared.ts'
import type { StudentExerciseTable } from '../../../db/schema.ts'

/** The student's runs of an exercise: at most one a difficulty. */
export const findRuns = prepared((queries, student_id: number, exercise_id: number) =>
  queries
    .selectFrom('student_exercise')
    .select(['exercise_id', 'difficulty', 'run', 'round', 'state', 'status'])
    .select(['last_passed', 'last_completed_at'])
    .where('student_id', '=', student_id)
    .where('exercise_id', '=', exercise_id),
)

export type RunRow = Awaited<ReturnType<typeof findRuns>>[number]

export const saveRun = prepared((queries, row: Insertable<StudentExerciseTable>) => {
  const { run, run_status, current_word, state, status, last_passed, last_completed_at, updated_at } = row
  return queries
    .insertInto('student_exercise')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['student_id', 'exercise_id', 'difficulty']).doUpdateSet({
        run,
        run_status,
        current_word,
        state,
        status,
        last_passed,
        last_completed_at,
        updated_at,
      }),
    )
})
