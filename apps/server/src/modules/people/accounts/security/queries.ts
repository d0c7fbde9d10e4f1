import type { Queries } from '../../../../db/database.ts'

export const findStaffIds = (queries: Queries, organisation_id: number) =>
  queries
    .selectFrom('user')
    .select('id')
    .where('organisation_id', '=', organisation_id)
    .where('role', 'in', ['beheerder', 'begeleider', 'meekijker'])
    .where('blocked_at', 'is', null)
    .execute()
