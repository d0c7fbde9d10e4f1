import type { Queries } from '../../db/database.ts'
import type { Contents, StepContent } from './content.ts'
import { findCurrentSteps } from './queries.ts'

/** The steps of the path as they are now, in its order. */
export async function readCurrentSteps(queries: Queries, contents: Contents): Promise<StepContent[]> {
  const ids = await findCurrentSteps(queries)
  return Promise.all(ids.map((id) => contents.get(queries, id)))
}
