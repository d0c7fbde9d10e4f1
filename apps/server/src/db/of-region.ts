import type { Region } from '@letterliaan/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Queries } from './queries.ts'
import { readOrganisation } from './tables/organisation.ts'

/** Selects the product's current steps; a regional step replaces the common one (ADR 66). */
export function isOfRegion(organisation_id: number, table = 'curriculum_step'): RawBuilder<boolean> {
  const step = (column: string) => sql.ref(`${table}.${column}`)
  const region = sql`(select organisation.region from organisation where organisation.id = ${organisation_id})`
  return sql`(${step('organisation_id')} is not null or ${step('region')} = ${region} or (
    ${step('region')} is null and not exists (
      select 1 from curriculum_step as regional
      where regional.nr = ${step('nr')} and regional.organisation_id is null
        and regional.is_current and regional.region = ${region})))`
}

export const readRegion = async (queries: Queries, organisation_id: number): Promise<Region> =>
  (await readOrganisation(queries, organisation_id)).region
