import type { Updateable } from 'kysely'
import { prepareFirst, prepareOne } from '../prepare-query.ts'
import type { Queries } from '../queries.ts'
import type { OrganisationTable } from '../schema.ts'

const selectOrganisation = (queries: Queries, id: number) =>
  queries
    .selectFrom('organisation')
    .select(['id', 'name', 'created_at', 'brin', 'region', 'holiday_region', 'own_holidays'])
    .select(['asks_date_of_birth', 'mix_size', 'dictation_mark', 'export_by', 'new_child_profile'])
    .select(['inactive_months', 'audit_months', 'second_factor_from', 'idle_minutes'])
    .select(['login_code', 'memory_parameters', 'ease_of_blocks', 'sounds_version'])
    .where('id', '=', id)

export const findOrganisation = prepareFirst(selectOrganisation)

/** Throws if the organisation does not exist. */
export const readOrganisation = prepareOne(selectOrganisation)

export const findOrganisations = (queries: Queries) =>
  queries.selectFrom('organisation').select(['id', 'name', 'kind', 'audit_months']).orderBy('id').execute()

export type ListedOrganisation = Awaited<ReturnType<typeof findOrganisations>>[number]

export const updateOrganisation = (queries: Queries, id: number, changes: Updateable<OrganisationTable>) =>
  queries.updateTable('organisation').set(changes).where('id', '=', id).execute()

export const readSoundsVersion = prepareOne((queries, organisation_id: number) =>
  queries
    .selectFrom('organisation')
    .select(['id as organisation_id', 'sounds_version'])
    .where('id', '=', organisation_id),
)
