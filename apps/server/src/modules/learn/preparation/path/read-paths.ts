import type { PathSettings } from '@letterliaan/contract'
import type { Queries } from '../../../../db/database.ts'
import { readChildChoices } from './child-choices.ts'

export async function readPathsOf(
  queries: Queries,
  student_ids: readonly number[],
): Promise<
  ReadonlyMap<number, { readonly follows_group_id: number | null; readonly settings: PathSettings }>
> {
  const choices = await readChildChoices(queries, student_ids)
  return new Map(
    choices.map(({ student_id, follows_group_id, path: { settings } }) => [
      student_id,
      { follows_group_id, settings },
    ]),
  )
}
