import type { SchoolGroup } from '@letterliaan/contract'
import { loadCurriculum } from '@letterliaan/curriculum'
import { schoolGroupName } from '@letterliaan/rules/calendar'
import type { Queries } from '../../../db/database.ts'
import { readRegion } from '../../../db/of-region.ts'

/** The groups that a child can be in, by the names that they have where its school is (ZIN-6). */
export async function listLevels(queries: Queries, organisation_id: number): Promise<SchoolGroup[]> {
  const region = await readRegion(queries, organisation_id)
  return loadCurriculum().levels.map(({ id }) => ({ id, name: schoolGroupName(id, region) }))
}
