import { ExerciseStatus } from '@letterliaan/contract/status'
import type { ExpressionBuilder, Insertable } from 'kysely'
import { canFail } from '../../../../db/can-fail.ts'
import type { Queries, Transaction } from '../../../../db/database.ts'
import type { PathTable, Schema } from '../../../../db/schema.ts'
import { findRows } from '../../../../db/tables/rows.ts'

export const findPathsOfGroups = (queries: Queries, group_ids: readonly number[]) =>
  queries.selectFrom('path').selectAll().where('group_id', 'in', group_ids).execute()

export const findPathsOfStudents = (queries: Queries, student_ids: readonly number[]) =>
  queries.selectFrom('path').selectAll().where('student_id', 'in', student_ids).execute()

export type PathRow = Awaited<ReturnType<typeof findPathsOfGroups>>[number]

export const findStudentNames = (queries: Queries, student_ids: readonly number[]) =>
  findRows(queries, 'student', ['id', 'screen_name', 'first_name'], { id: student_ids })

export const findGroupsOf = (queries: Queries, student_ids: readonly number[]) =>
  queries
    .selectFrom('group_student')
    .innerJoin('group', 'group.id', 'group_student.group_id')
    .select(['group_student.student_id', 'group.id', 'group.name'])
    .where('group_student.student_id', 'in', student_ids)
    .orderBy('group.name')
    .orderBy('group.id')
    .execute()

export const countStepsOf = (queries: Queries, student_ids: readonly number[]) =>
  queries
    .selectFrom('step')
    .select('student_id')
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('num_ever'),
      fn.sum<number>(eb.case().when('removed_at', 'is', null).then(1).else(0).end()).as('num_steps'),
    ])
    .where('student_id', 'in', student_ids)
    .where('repeats_step_id', 'is', null)
    .where('measure_id', 'is', null)
    .where('dictation_id', 'is', null)
    .groupBy('student_id')
    .execute()

export async function savePath(transaction: Transaction, row: Insertable<PathTable>): Promise<void> {
  const { follows_group_id, entries, settings, previous, updated_at, updated_by } = row
  await transaction
    .insertInto('path')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns([row.group_id === null ? 'student_id' : 'group_id', 'organisation_id'])
        .doUpdateSet({ follows_group_id, entries, settings, previous, updated_at, updated_by }),
    )
    .execute()
}

const isFailedDictation = (eb: ExpressionBuilder<Schema, 'run' | 'step'>) =>
  eb.and([
    eb('run.template', 'in', ['StapDictee', 'Test']),
    eb('run.status', '=', ExerciseStatus.failed),
    canFail(eb),
  ])

export const findWorkOfSteps = (queries: Queries, student_id: number) =>
  queries
    .selectFrom('run')
    .innerJoin('step', 'step.id', 'run.step_id')
    .select('run.step_id')
    .select((eb) => [
      eb.fn
        .max<number>(
          eb.fn.coalesce(
            'run.completed_at',
            eb
              .selectFrom('answer')
              .select((answer) => answer.fn.max<number>('created_at').as('at'))
              .whereRef('answer.exercise_id', '=', 'run.exercise_id')
              .whereRef('answer.run', '=', 'run.number')
              .whereRef('answer.difficulty', '=', 'run.difficulty'),
            'run.started_at',
          ),
        )
        .as('last_worked_at'),
      eb.fn.countAll<number>().filterWhere(isFailedDictation).as('num_failed'),
      eb.fn.max<number | null>('run.completed_at').filterWhere(isFailedDictation).as('last_failed_at'),
    ])
    .where('run.student_id', '=', student_id)
    .groupBy('run.step_id')
    .execute()
