import type { SupervisedStudent } from '@letterliaan/contract'
import type { Queries } from '../../../db/database.ts'

/** The students of an organisation, by name (supervisor.md). */
export async function listStudents(queries: Queries, organisation_id: number): Promise<SupervisedStudent[]> {
  const rows = await queries
    .selectFrom('student')
    .innerJoin('user', 'user.id', 'student.user_id')
    .select(['student.id', 'student.screen_name', 'student.first_name', 'student.last_name'])
    .select(['student.level_id', 'student.phase_id', 'user.username', 'user.last_login_at'])
    .where('student.organisation_id', '=', organisation_id)
    .execute()
  return rows
    .map(({ first_name, last_name, ...row }) =>
      Object.assign(row, { name: [first_name, last_name].filter(Boolean).join(' ') }),
    )
    .toSorted((a, b) => a.name.localeCompare(b.name, 'nl') || a.id - b.id)
}
