import { formatFullName } from '@letterliaan/rules'
import type { SupervisedStudent, Supervisor } from '@letterliaan/contract'
import type { Queries } from '../../../db/database.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import { createNotFoundError } from '../../../plugins/errors/problem-error.ts'
import { findStudents, findSupervisor } from './queries.ts'
import { findGroupMemberships } from '../../../db/tables/group.ts'

export async function getSupervisor(
  queries: Queries,
  {
    user_id,
    may_export,
    needs_second_factor = false,
  }: Pick<UserCaller, 'user_id' | 'may_export' | 'needs_second_factor'>,
): Promise<Supervisor> {
  const { role, ...user } = await findSupervisor(queries, user_id)
  if (role === 'student') throw createNotFoundError()
  return { ...user, role, may_export, needs_second_factor }
}

/** Lists active or archived students, sorted by name (ADR 22). */
export async function listStudents(
  queries: Queries,
  caller: UserCaller,
  isArchived: boolean,
): Promise<SupervisedStudent[]> {
  const [rows, memberships] = await Promise.all([
    findStudents(queries, caller, isArchived),
    findGroupMemberships(queries, caller.organisation_id),
  ])
  const groupIds = Map.groupBy(memberships, ({ student_id }) => student_id)
  return rows
    .map((row) =>
      Object.assign(row, {
        name: formatFullName(row),
        group_ids: (groupIds.get(row.id) ?? []).map(({ group_id }) => group_id),
      }),
    )
    .toSorted((a, b) => a.name.localeCompare(b.name, 'nl') || a.id - b.id)
}
