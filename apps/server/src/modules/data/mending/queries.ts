import type { Insertable } from 'kysely'
import { ExerciseStatus } from '@letterliaan/contract/status'
import type { Queries, Transaction } from '../../../db/database.ts'
import type { MendedTable } from '../../../db/personal-data/table-descriptions.ts'
import { tables } from '../../../db/personal-data/tables.ts'
import type { VoidedSessionTable } from '../../../db/schema.ts'
import { sortNullsLast } from '../../../db/sort-nulls-last.ts'
import { splitIntoParts } from '../../../db/split-into-parts.ts'
import { badgePresentActivityType, type StudentFacts } from '../../learn/index.ts'
import { isSupervisedBy, type Supervision } from '../../../plugins/auth/supervision-queries.ts'
import { insertRows, updateRows, findRows } from '../../../db/tables/rows.ts'

export const insertVoided = (
  transaction: Transaction,
  row: Omit<Insertable<VoidedSessionTable>, 'undone_by' | 'undone_at'>,
) => insertRows(transaction, 'voided_session', { ...row, undone_by: null, undone_at: null })

export const findVoidedSession = (queries: Queries, caller: Supervision, id: number) =>
  queries
    .selectFrom('voided_session')
    .innerJoin('student', 'student.id', 'voided_session.student_id')
    .selectAll('voided_session')
    .where('voided_session.id', '=', id)
    .where(isSupervisedBy(caller))
    .executeTakeFirst()

export const listVoided = (queries: Queries, student_id: number) =>
  queries
    .selectFrom('voided_session')
    .leftJoin('user', 'user.id', 'voided_session.voided_by')
    .select(['voided_session.id', 'started_at', 'ended_at', 'reason', 'voided_at', 'user.name as voided_by'])
    .where('student_id', '=', student_id)
    .where('undone_at', 'is', null)
    .orderBy('started_at', 'desc')
    .execute()

export async function countExercisesDone(queries: Queries, student_id: number): Promise<number> {
  const done = queries
    .selectFrom('run')
    .select(['exercise_id', 'difficulty'])
    .distinct()
    .where('student_id', '=', student_id)
    .where('status', '=', ExerciseStatus.done)
  return (await done.execute()).length
}

const selectAudit = (queries: Queries, student_id: number) =>
  queries
    .selectFrom('audit_student')
    .innerJoin('audit', 'audit.id', 'audit_student.audit_id')
    .select(['audit.action', 'audit.detail'])
    .where('audit_student.student_id', '=', student_id)
    .orderBy('audit.id', 'desc')

const maxHistory = 200

export const findAuditOfStudent = (queries: Queries, student_id: number) =>
  selectAudit(queries, student_id)
    .leftJoin('user', 'user.id', 'audit.user_id')
    .select(['audit.id', 'audit.created_at', 'user.name'])
    .where('audit.action', '<>', 'child_viewed')
    .limit(maxHistory)
    .execute()

export const findAuditOfTypes = (queries: Queries, student_id: number, actions: readonly string[]) =>
  selectAudit(queries, student_id).where('audit.action', 'in', actions).execute()

export const findStepsOfStudent = (queries: Queries, student_id: number) =>
  findRows(queries, 'step', ['id', 'curriculum_step_id'], { student_id })

export const findStepsOnPath = (queries: Queries, student_id: number) =>
  queries
    .selectFrom('step')
    .select(['id', 'curriculum_step_id', 'phase_id', 'is_complete'])
    .where('student_id', '=', student_id)
    .where('repeats_step_id', 'is', null)
    .where('measure_id', 'is', null)
    .where('removed_at', 'is', null)
    .where('is_test_step', '=', false)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('student_exercise')
          .select('student_exercise.run')
          .whereRef('student_exercise.step_id', '=', 'step.id')
          .where('student_exercise.run_status', '>', ExerciseStatus.open),
      ),
    )
    .orderBy('phase_id', sortNullsLast)
    .orderBy('position')
    .execute()

export const findGivenBadges = (queries: Queries, student_id: number) =>
  queries
    .selectFrom('activity')
    .innerJoin('student_badge', (join) =>
      join
        .onRef('student_badge.badge_id', '=', 'activity.item_id')
        .onRef('student_badge.student_id', '=', 'activity.student_id'),
    )
    .select(['activity.id', 'activity.item_id', 'activity.created_at', 'activity.data'])
    .where('activity.student_id', '=', student_id)
    .where('activity.type', '=', badgePresentActivityType)
    .orderBy('activity.id', 'desc')
    .execute()

const studentColumns = ['id', ...tables.student.derived, 'opened_world', 'updated_at'] as const

export const findDerivedRows = (queries: Queries, student_id: number, table: MendedTable) =>
  table === 'student'
    ? queries.selectFrom(table).select(studentColumns).where('id', '=', student_id).execute()
    : queries.selectFrom(table).selectAll().where('student_id', '=', student_id).execute()

export async function deleteLogRows(
  transaction: Transaction,
  table: 'answer' | 'activity',
  rows: readonly { readonly id: number }[],
): Promise<void> {
  for (const part of splitIntoParts(rows.map(({ id }) => id)))
    await transaction.deleteFrom(table).where('id', 'in', part).execute()
}

export async function renumberRun(
  transaction: Transaction,
  { student_id, exercise_id, difficulty, number }: StudentFacts['runs'][number],
  to: number,
): Promise<void> {
  await updateRows(transaction, 'run', { exercise_id, difficulty, number }, { number: to })
  for (const table of ['answer', 'student_exercise', 'pending_run'] as const) {
    await transaction
      .updateTable(table)
      .set({ run: to })
      .where('student_id', '=', student_id)
      .where('exercise_id', '=', exercise_id)
      .where('difficulty', '=', difficulty)
      .where('run', '=', number)
      .execute()
  }
}

/** Deletes repetitions that were proposed in the session and have no work left. */
export async function deleteUnusedRepetitions(
  transaction: Transaction,
  student_id: number,
  from: number,
  until: number,
): Promise<void> {
  const rows = await transaction
    .selectFrom('step')
    .select('id')
    .where('student_id', '=', student_id)
    .where('repeats_step_id', 'is not', null)
    .where('created_at', '>=', from)
    .where('created_at', '<=', until)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('run').select('run.step_id').whereRef('run.step_id', '=', 'step.id'))),
    )
    .execute()
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return
  await transaction.deleteFrom('student_exercise').where('step_id', 'in', ids).execute()
  await transaction.deleteFrom('step').where('id', 'in', ids).execute()
}

export async function sumForgivenPoints(queries: Queries, student_id: number): Promise<number> {
  const row = await queries
    .selectFrom('point')
    .select(({ fn }) => fn.sum<number | null>('amount').as('sum'))
    .where('student_id', '=', student_id)
    .where('reason', '=', 'forgiven')
    .executeTakeFirst()
  return row?.sum ?? 0
}
