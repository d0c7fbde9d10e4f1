import type { Insertable, Updateable } from 'kysely'
import { splitIntoParts } from '../split-into-parts.ts'
import type { Queries } from '../queries.ts'
import type { StepTable } from '../schema.ts'

export async function insertSteps(queries: Queries, rows: readonly Insertable<StepTable>[]): Promise<void> {
  for (const part of splitIntoParts(rows)) await queries.insertInto('step').values(part).execute()
}

export const updateStep = (queries: Queries, id: number, changes: Updateable<StepTable>) =>
  queries.updateTable('step').set(changes).where('id', '=', id).execute()

export async function updateSteps(
  queries: Queries,
  ids: readonly number[],
  changes: Updateable<StepTable>,
): Promise<void> {
  for (const part of splitIntoParts(ids))
    await queries.updateTable('step').set(changes).where('id', 'in', part).execute()
}
