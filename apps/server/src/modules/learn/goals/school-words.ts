import type { Queries } from '../../../db/database.ts'
import { countWordsOfSchool } from './queries.ts'

/** Counts the words that all children of a school practised since `since` (unix seconds). */
export async function readWordsOfSchool(
  queries: Queries,
  organisation_id: number,
  since: number,
): Promise<number> {
  const { words } = await countWordsOfSchool(queries, organisation_id, since)
  return Number(words)
}
