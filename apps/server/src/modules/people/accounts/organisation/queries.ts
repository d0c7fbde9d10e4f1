import type { Updateable } from 'kysely'
import type { Queries, Transaction } from '../../../../db/database.ts'
import type { OrganisationTable } from '../../../../db/schema.ts'

export const findOrganisation = (queries: Queries, id: number) =>
  queries
    .selectFrom('organisation')
    .select(['id', 'name', 'asks_date_of_birth', 'mix_size', 'brin', 'holiday_region', 'own_holidays'])
    .select(['dictation_mark', 'export_by', 'new_child_profile', 'region'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

export const updateOrganisation = (
  transaction: Transaction,
  id: number,
  changes: Updateable<OrganisationTable>,
) => transaction.updateTable('organisation').set(changes).where('id', '=', id).execute()

export const eraseDatesOfBirth = (transaction: Transaction, organisation_id: number, now: number) =>
  transaction
    .updateTable('student')
    .set({ date_of_birth: null, updated_at: now })
    .where('organisation_id', '=', organisation_id)
    .where('date_of_birth', 'is not', null)
    .execute()
