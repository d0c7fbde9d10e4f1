import type { Queries } from '../../../db/database.ts'
import { findOrganisations } from '../../../db/tables/organisation.ts'

export interface ListedOrganisation {
  readonly id: number
  readonly name: string
}

export const listOrganisations = (queries: Queries): Promise<readonly ListedOrganisation[]> =>
  findOrganisations(queries)
