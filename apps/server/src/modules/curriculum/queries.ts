import type { Queries } from '../../db/database.ts'

/** The ids of the product's steps as they are now, in their order. */
export async function findCurrentSteps(queries: Queries): Promise<number[]> {
  const rows = await queries
    .selectFrom('curriculum_step')
    .select('id')
    .where('is_current', '=', true)
    .where('organisation_id', 'is', null)
    .orderBy('nr')
    .execute()
  return rows.map(({ id }) => id)
}
