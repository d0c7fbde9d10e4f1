import type { Insertable } from 'kysely'
import { ExerciseStatus } from '@letterliaan/contract/status'
import type { Queries, Transaction } from '../../db/database.ts'
import type { VoidedSessionTable } from '../../db/schema.ts'
import { isSupervisedBy, type Supervision } from '../../plugins/auth/supervision-queries.ts'

/** Returns its id. */
export async function insertVoided(
  transaction: Transaction,
  row: Insertable<VoidedSessionTable>,
): Promise<number> {
  const { id } = await transaction
    .insertInto('voided_session')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A voided session of a child that the caller sees. */
export const findVoided = (queries: Queries, caller: Supervision, id: number) =>
  queries
    .selectFrom('voided_session')
    .innerJoin('student', 'student.id', 'voided_session.student_id')
    .selectAll('voided_session')
    .where('voided_session.id', '=', id)
    .where(isSupervisedBy(caller))
    .executeTakeFirst()

export const markUndone = (transaction: Transaction, id: number, undone_by: number, undone_at: number) =>
  transaction
    .updateTable('voided_session')
    .set({ undone_by, undone_at, laid_aside: '' })
    .where('id', '=', id)
    .execute()

/** The sessions of a student that are void, with who made them so, the latest first. */
export const listVoided = (queries: Queries, student_id: number) =>
  queries
    .selectFrom('voided_session')
    .leftJoin('user', 'user.id', 'voided_session.voided_by')
    .select(['voided_session.id', 'started_at', 'ended_at', 'reason', 'voided_at', 'user.name as voided_by'])
    .where('student_id', '=', student_id)
    .where('undone_at', 'is', null)
    .orderBy('started_at', 'desc')
    .execute()

/** How many exercises a student has done, each with a difficulty once. */
export async function countExercisesDone(queries: Queries, student_id: number): Promise<number> {
  const done = queries
    .selectFrom('run')
    .select(['exercise_id', 'difficulty'])
    .distinct()
    .where('student_id', '=', student_id)
    .where('status', '=', ExerciseStatus.done)
  return (await done.execute()).length
}

const maxHistory = 200

/** What the audit log tells of a student, the latest first, with who did it. */
export const findAuditOf = (queries: Queries, student_id: number) =>
  queries
    .selectFrom('audit_student')
    .innerJoin('audit', 'audit.id', 'audit_student.audit_id')
    .leftJoin('user', 'user.id', 'audit.user_id')
    .select(['audit.id', 'audit.action', 'audit.detail', 'audit.created_at', 'user.name'])
    .where('audit_student.student_id', '=', student_id)
    .orderBy('audit.id', 'desc')
    .limit(maxHistory)
    .execute()

/** The steps that a student has or had. */
export const findStepsOf = (queries: Queries, student_id: number) =>
  queries
    .selectFrom('step')
    .select(['id', 'curriculum_step_id'])
    .where('student_id', '=', student_id)
    .execute()
