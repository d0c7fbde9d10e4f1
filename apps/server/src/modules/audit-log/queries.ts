import type { AuditFilter } from '@letterliaan/contract'
import type { Queries } from '../../db/database.ts'
import { listActionsOfKind } from './kinds.ts'

export interface AuditSearch extends AuditFilter {
  readonly before?: number | undefined
  readonly limit: number
}

export function findAuditEntries(queries: Queries, organisation_id: number, search: AuditSearch) {
  const { since, until, kind, user_id, student_id, before, limit } = search
  let found = queries
    .selectFrom('audit')
    .leftJoin('user', 'user.id', 'audit.user_id')
    .select(['audit.id', 'audit.action', 'audit.detail', 'audit.created_at as at'])
    .select(['audit.user_id', 'user.name as user_name'])
    .where('audit.organisation_id', '=', organisation_id)
  if (since !== undefined) found = found.where('audit.created_at', '>=', since)
  if (until !== undefined) found = found.where('audit.created_at', '<', until)
  if (user_id !== undefined) found = found.where('audit.user_id', '=', user_id)
  if (kind !== undefined) found = found.where('audit.action', 'in', listActionsOfKind(kind))
  if (before !== undefined) found = found.where('audit.id', '<', before)
  if (student_id !== undefined)
    found = found.where((eb) =>
      eb.exists(
        eb
          .selectFrom('audit_student')
          .select('audit_student.audit_id')
          .whereRef('audit_student.audit_id', '=', 'audit.id')
          .where('audit_student.student_id', '=', student_id),
      ),
    )
  return found.orderBy('audit.id', 'desc').limit(limit).execute()
}

export async function doPeopleExist(
  queries: Queries,
  organisation_id: number,
  { user_id, student_id }: Pick<AuditFilter, 'user_id' | 'student_id'>,
): Promise<boolean> {
  const find = (table: 'user' | 'student', id: number) =>
    queries
      .selectFrom(table)
      .select('id')
      .where('organisation_id', '=', organisation_id)
      .where('id', '=', id)
      .executeTakeFirst()
  if (user_id !== undefined && (await find('user', user_id)) === undefined) return false
  return student_id === undefined || (await find('student', student_id)) !== undefined
}

export const findStudentsOfEntries = (queries: Queries, audit_ids: readonly number[]) =>
  audit_ids.length === 0
    ? Promise.resolve([])
    : queries
        .selectFrom('audit_student')
        .innerJoin('student', 'student.id', 'audit_student.student_id')
        .select(['audit_student.audit_id', 'student.id', 'student.first_name', 'student.last_name'])
        .where('audit_student.audit_id', 'in', audit_ids)
        .orderBy('student.first_name')
        .orderBy('student.id')
        .execute()
