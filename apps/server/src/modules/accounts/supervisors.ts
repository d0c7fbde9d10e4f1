import type { SupervisedStudent, Supervisor } from '@letterliaan/contract'
import type { Queries } from '../../db/database.ts'
import { findStudents, findSupervisor } from './queries.ts'

/** A supervisor as its app shows it. */
export async function getSupervisor(queries: Queries, user_id: number): Promise<Supervisor> {
  const { role, ...user } = await findSupervisor(queries, user_id)
  return { ...user, role: role === 'beheerder' ? role : 'begeleider' }
}

/** The students of an organisation, by name (supervisor.md). */
export async function listStudents(queries: Queries, organisation_id: number): Promise<SupervisedStudent[]> {
  const rows = await findStudents(queries, organisation_id)
  return rows
    .map(({ first_name, last_name, ...row }) =>
      Object.assign(row, { name: [first_name, last_name].filter(Boolean).join(' ') }),
    )
    .toSorted((a, b) => a.name.localeCompare(b.name, 'nl') || a.id - b.id)
}
