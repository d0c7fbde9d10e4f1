import type { Organisation, OrganisationBody } from '@letterliaan/contract'
import type { Queries } from '../../../db/database.ts'
import type { SupervisorCall } from '../../../plugins/contract/handler.ts'
import { record } from '../../../events/record.ts'
import { eraseDatesOfBirth, findOrganisation, updateOrganisation } from './queries.ts'

export const getOrganisation = (queries: Queries, id: number): Promise<Organisation> =>
  findOrganisation(queries, id)

/** What a school decides for all its children. Where the date of birth is not asked, none is kept (DAG-2). */
export async function decideForOrganisation(
  { transaction, caller, now }: SupervisorCall,
  { asks_date_of_birth }: OrganisationBody,
): Promise<Organisation> {
  const { organisation_id } = caller
  await updateOrganisation(transaction, organisation_id, { asks_date_of_birth })
  if (!asks_date_of_birth) await eraseDatesOfBirth(transaction, organisation_id, now)
  const type = asks_date_of_birth ? 'date_of_birth_asked' : 'date_of_birth_not_asked'
  record(transaction, caller, { type }, now)
  return findOrganisation(transaction, organisation_id)
}
