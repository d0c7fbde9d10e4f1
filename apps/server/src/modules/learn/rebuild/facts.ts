import type { Queries } from '../../../db/database.ts'
import { readStudent } from '../../../db/tables/student.ts'
import { findAnswers } from '../play/exercise/queries.ts'

export async function readStudentFacts(queries: Queries, student_id: number) {
  const [{ organisation_id }, steps, runs, rows, answers, points, activities] = await Promise.all([
    readStudent(queries, student_id),
    queries.selectFrom('step').selectAll().where('student_id', '=', student_id).orderBy('id').execute(),
    queries
      .selectFrom('run')
      .selectAll()
      .where('student_id', '=', student_id)
      .orderBy('exercise_id')
      .orderBy('difficulty')
      .orderBy('number')
      .execute(),
    queries.selectFrom('student_exercise').selectAll().where('student_id', '=', student_id).execute(),
    findAnswers(queries, student_id, null),
    queries.selectFrom('point').selectAll().where('student_id', '=', student_id).orderBy('id').execute(),
    queries.selectFrom('activity').selectAll().where('student_id', '=', student_id).orderBy('id').execute(),
  ])
  return { organisation_id, steps, runs, rows, answers, points, activities }
}

export type StudentFacts = Awaited<ReturnType<typeof readStudentFacts>>
export type RunFact = StudentFacts['runs'][number]
export type StepFact = StudentFacts['steps'][number]
