import type { Insertable, Updateable } from 'kysely'
import { partsOf } from '../parts-of.ts'
import type { Queries } from '../queries.ts'
import type { StepTable } from '../schema.ts'

export async function insertSteps(queries: Queries, rows: readonly Insertable<StepTable>[]): Promise<void> {
  for (const part of partsOf(rows)) await queries.insertInto('step').values(part).execute()
}

export const updateStep = (queries: Queries, id: number, changes: Updateable<StepTable>) =>
  queries.updateTable('step').set(changes).where('id', '=', id).execute()

export async function updateSteps(
  queries: Queries,
  ids: readonly number[],
  changes: Updateable<StepTable>,
): Promise<void> {
  for (const part of partsOf(ids))
    await queries.updateTable('step').set(changes).where('id', 'in', part).execute()
}
