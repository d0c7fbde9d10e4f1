import type { MixSize, Organisation, OrganisationBody } from '@letterliaan/contract'
import type { Queries } from '../../../db/database.ts'
import type { SupervisorCall } from '../../../plugins/contract/handler.ts'
import { record } from '../../../events/record.ts'
import { eraseDatesOfBirth, findOrganisation, updateOrganisation } from './queries.ts'

export async function getOrganisation(queries: Queries, id: number): Promise<Organisation> {
  const { mix_size, ...organisation } = await findOrganisation(queries, id)
  return { ...organisation, mix_size: mix_size as MixSize }
}

/** If the date of birth is not asked, none is kept (DAG-2). */
export async function decideForOrganisation(
  { transaction, caller, now }: SupervisorCall,
  { asks_date_of_birth, mix_size }: OrganisationBody,
): Promise<Organisation> {
  const { organisation_id } = caller
  if (asks_date_of_birth !== undefined) {
    await updateOrganisation(transaction, organisation_id, { asks_date_of_birth })
    if (!asks_date_of_birth) await eraseDatesOfBirth(transaction, organisation_id, now)
    const type = asks_date_of_birth ? 'date_of_birth_asked' : 'date_of_birth_not_asked'
    record(transaction, caller, { type }, now)
  }
  if (mix_size !== undefined) {
    await updateOrganisation(transaction, organisation_id, { mix_size })
    record(transaction, caller, { type: 'mix_size_chosen', mix_size }, now)
  }
  return getOrganisation(transaction, organisation_id)
}
