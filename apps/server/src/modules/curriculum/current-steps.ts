import type { Queries } from '../../db/database.ts'
import type { Contents, StepContent } from './content.ts'
import { findCurrentSteps } from './queries.ts'

/** The product's steps as they are now, in the order of the path. */
export async function readCurrentSteps(queries: Queries, contents: Contents): Promise<StepContent[]> {
  const ids = await findCurrentSteps(queries)
  return Promise.all(ids.map((id) => contents.get(queries, id)))
}
