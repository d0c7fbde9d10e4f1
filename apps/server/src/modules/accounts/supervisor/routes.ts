import type { Supervisor } from '@letterliaan/contract'
import type { Queries } from '../../../db/database.ts'
import { defineHandlers } from '../../../plugins/contract/handler.ts'
import { listStudents } from './students.ts'

export const supervisorRoutes = (queries: Queries) =>
  defineHandlers({
    'GET /api/v1/begeleider/me': ({ caller }) => findSupervisor(queries, caller.user_id),
    'GET /api/v1/begeleider/student': ({ caller }) => listStudents(queries, caller.organisation_id),
  })

const findSupervisor = async (queries: Queries, user_id: number): Promise<Supervisor> => {
  const { role, ...user } = await queries
    .selectFrom('user')
    .innerJoin('organisation', 'organisation.id', 'user.organisation_id')
    .select(['user.id', 'user.name', 'user.role', 'organisation.name as organisation'])
    .where('user.id', '=', user_id)
    .executeTakeFirstOrThrow()
  return { ...user, role: role === 'beheerder' ? role : 'begeleider' }
}
