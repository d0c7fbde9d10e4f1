import type { Insertable } from 'kysely'
import type { Queries, Transaction } from '../../../db/database.ts'
import type { MeasureTable, NormedMomentTable } from '../../../db/schema.ts'
import { isSupervisedBy, type Supervision } from '../../../plugins/auth/supervision-queries.ts'
import { toTestId } from '../../learn/index.ts'
import { splitIntoParts } from '../../../db/split-into-parts.ts'

export const findMeasureParts = (queries: Queries, student_ids: readonly number[]) =>
  queries
    .selectFrom('step')
    .innerJoin('measure', 'measure.id', 'step.measure_id')
    .select(['step.id', 'step.student_id', 'step.measure_id', 'step.word_ids', 'step.test_complete'])
    .select(['step.position as world', 'measure.withdrawn_at'])
    .where('step.student_id', 'in', student_ids)
    .orderBy('step.id')
    .execute()

export type MeasurePart = Awaited<ReturnType<typeof findMeasureParts>>[number]

/** Finds the words that these students' begun parts asked or plan to ask next. */
export const findAskedWords = (queries: Queries, student_ids: readonly number[]) =>
  queries
    .selectFrom('run')
    .innerJoin('step', 'step.id', 'run.step_id')
    .select(['run.student_id', 'run.step_id', 'run.word_ids'])
    .where('run.student_id', 'in', student_ids)
    .where('step.measure_id', 'is not', null)
    .execute()

export const findMeasures = (queries: Queries, student_id: number) =>
  queries.selectFrom('measure').selectAll().where('student_id', '=', student_id).orderBy('id').execute()

export type MeasureRow = Awaited<ReturnType<typeof findMeasures>>[number]

export const findSupervisedMeasures = (queries: Queries, caller: Supervision, ids: readonly number[]) =>
  queries
    .selectFrom('measure')
    .innerJoin('student', 'student.id', 'measure.student_id')
    .select(['measure.id', 'measure.student_id'])
    .where('measure.id', 'in', ids)
    .where(isSupervisedBy(caller))
    .execute()

export const findPartAnswers = (queries: Queries, step_ids: readonly number[]) =>
  queries
    .selectFrom('answer')
    .innerJoin('word', 'word.id', 'answer.word_id')
    .select(['answer.step_id', 'answer.word_id', 'answer.input', 'answer.is_right', 'answer.created_at'])
    .select('word.word')
    .where('answer.exercise_id', 'in', step_ids.map(toTestId))
    .orderBy('answer.id')
    .execute()

export type PartAnswer = Awaited<ReturnType<typeof findPartAnswers>>[number]

/** Returns the new ids with their students. The order may differ. */
export async function insertMeasures(transaction: Transaction, rows: readonly Insertable<MeasureTable>[]) {
  const given: { readonly id: number; readonly student_id: number }[] = []
  for (const part of splitIntoParts(rows))
    given.push(
      ...(await transaction.insertInto('measure').values(part).returning(['id', 'student_id']).execute()),
    )
  return given
}

export const findMomentsOfStudent = (queries: Queries, student_id: number) =>
  queries
    .selectFrom('normed_moment')
    .select(['test', 'taken_on', 'score'])
    .where('student_id', '=', student_id)
    .orderBy('nr')
    .execute()

export async function replaceMoments(
  transaction: Transaction,
  student_id: number,
  rows: readonly Insertable<NormedMomentTable>[],
): Promise<void> {
  await transaction.deleteFrom('normed_moment').where('student_id', '=', student_id).execute()
  if (rows.length > 0) await transaction.insertInto('normed_moment').values(rows).execute()
}
