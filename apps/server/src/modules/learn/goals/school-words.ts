import type { Queries } from '../../../db/database.ts'
import { countWordsOfSchool } from './queries.ts'

/** Practised by all children of a school since then, in unix seconds. */
export async function readWordsOfSchool(
  queries: Queries,
  organisation_id: number,
  since: number,
): Promise<number> {
  const { words } = await countWordsOfSchool(queries, organisation_id, since)
  return Number(words)
}
