import { expressionBuilder, type Expression, type ExpressionWrapper, type SqlBool } from 'kysely'
import type { Queries } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'
import { createNotFoundError } from '../errors/problem-error.ts'
import type { UserCaller } from './caller.ts'

export type Supervision = Pick<UserCaller, 'organisation_id' | 'user_id' | 'role'>

/** Limits `student` to own groups and children without a group. An administrator sees all children (ADR 22). */
export function isSupervisedBy({
  organisation_id,
  user_id,
  role,
}: Supervision): ExpressionWrapper<Schema, 'student', SqlBool> {
  const eb = expressionBuilder<Schema, 'student'>()
  const isOfOrganisation = eb('student.organisation_id', '=', organisation_id)
  return eb.and(role === 'beheerder' ? [isOfOrganisation] : [isOfOrganisation, isInReachOf(eb.val(user_id))])
}

/** Tests whether the outer query's `student` is in a group of this user or in none. */
function isInReachOf(user_id: Expression<number>) {
  const eb = expressionBuilder<Schema, 'student'>()
  const membership = eb
    .selectFrom('group_student')
    .select('group_student.group_id')
    .whereRef('group_student.student_id', '=', 'student.id')
  const ownMembership = membership
    .innerJoin('group_supervisor', 'group_supervisor.group_id', 'group_student.group_id')
    .where('group_supervisor.user_id', '=', user_id)
  return eb.or([eb.exists(ownMembership), eb.not(eb.exists(membership))])
}

/** Tests whether a supervisor may still see the child it is logged in as. Cards are always valid. */
export function isImpersonatedStudentVisible(): ExpressionWrapper<Schema, 'exchange_token', SqlBool> {
  const eb = expressionBuilder<Schema, 'exchange_token'>()
  const seen = eb
    .selectFrom('student')
    .innerJoin('user as maker', 'maker.organisation_id', 'student.organisation_id')
    .select('student.id')
    .whereRef('student.id', '=', 'exchange_token.student_id')
    .whereRef('maker.id', '=', 'exchange_token.made_by')
    .where('maker.blocked_at', 'is', null)
    .where('maker.role', 'in', ['begeleider', 'beheerder'])
    .where((inner) => inner.or([inner('maker.role', '=', 'beheerder'), isInReachOf(inner.ref('maker.id'))]))
  return eb.or([
    eb('exchange_token.kind', 'is', null),
    eb('exchange_token.kind', '=', 'login_card'),
    eb.exists(seen),
  ])
}

export const findSupervisedStudent = (queries: Queries, caller: Supervision, student_id: number) =>
  queries
    .selectFrom('student')
    .select(['student.id', 'student.user_id', 'student.first_name', 'student.last_name'])
    .select(['student.screen_name', 'student.level_id', 'student.calm_profile'])
    .where('student.id', '=', student_id)
    .where(isSupervisedBy(caller))
    .executeTakeFirst()

export const isSupervised = async (
  queries: Queries,
  caller: Supervision,
  student_id: number,
): Promise<boolean> => (await findSupervisedStudent(queries, caller, student_id)) !== undefined

export async function findUnsupervised(
  queries: Queries,
  caller: Supervision,
  student_ids: readonly number[],
): Promise<number[]> {
  if (student_ids.length === 0) return []
  const rows = await queries
    .selectFrom('student')
    .select('student.id')
    .where('student.id', 'in', student_ids)
    .where(isSupervisedBy(caller))
    .execute()
  const seen = new Set(rows.map(({ id }) => id))
  return student_ids.filter((id) => !seen.has(id))
}

/** Finds a step of a student that the caller sees, without repetitions, measures and removed steps. */
export const findStepVisibleTo = (queries: Queries, caller: Supervision, step_id: number) =>
  queries
    .selectFrom('student')
    .innerJoin('step', 'step.student_id', 'student.id')
    .select(['step.student_id', 'step.is_complete', 'step.is_test_step', 'step.redo_difficulty'])
    .where('step.id', '=', step_id)
    .where(isSupervisedBy(caller))
    .where('step.repeats_step_id', 'is', null)
    .where('step.removed_at', 'is', null)
    .where('step.measure_id', 'is', null)
    .executeTakeFirst()

/** Throws 404 for a child that the caller may not see. */
export async function assertSupervised(
  queries: Queries,
  caller: Supervision,
  student_id: number,
): Promise<void> {
  if (!(await isSupervised(queries, caller, student_id))) throw createNotFoundError()
}
