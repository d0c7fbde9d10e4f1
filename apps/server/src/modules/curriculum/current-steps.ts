import type { Queries } from '../../db/database.ts'
import type { Contents, StepContent } from './content.ts'
import { findCurrentStepIds } from './queries.ts'

export async function readCurrentStepContents(
  queries: Queries,
  contents: Contents,
  organisation_id: number,
): Promise<StepContent[]> {
  const ids = await findCurrentStepIds(queries, organisation_id)
  const steps = await Promise.all(ids.map((id) => contents.get(queries, id)))
  return steps.toSorted(compareStepsOnPath)
}

/** Sorts steps by world and position. In each world, steps outside the standard path come last. */
export const compareStepsOnPath = (
  one: Pick<StepContent, 'world' | 'position' | 'nr'>,
  other: Pick<StepContent, 'world' | 'position' | 'nr'>,
): number =>
  one.world - other.world || (one.position ?? Infinity) - (other.position ?? Infinity) || one.nr - other.nr
