import type { Queries, Transaction } from '../../../../db/database.ts'

export const findSecurity = (queries: Queries, organisation_id: number) =>
  queries
    .selectFrom('organisation')
    .select(['second_factor_from', 'idle_minutes'])
    .where('id', '=', organisation_id)
    .executeTakeFirstOrThrow()

export const updateSecurity = (
  transaction: Transaction,
  organisation_id: number,
  changes: { readonly second_factor_from?: number | null; readonly idle_minutes?: number },
) => transaction.updateTable('organisation').set(changes).where('id', '=', organisation_id).execute()

export const findStaffIds = (queries: Queries, organisation_id: number) =>
  queries
    .selectFrom('user')
    .select('id')
    .where('organisation_id', '=', organisation_id)
    .where('role', 'in', ['beheerder', 'begeleider', 'meekijker'])
    .where('blocked_at', 'is', null)
    .execute()
