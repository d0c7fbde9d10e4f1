import type { Anchor } from '@letterliaan/contract'
import type { Queries } from '../../../../db/database.ts'
import type { Contents, StepContent } from '../../../curriculum/index.ts'
import { findSteps } from '../../path/step/queries.ts'

/** Finds the anchors of a step and of earlier steps, which templates sort words by (TPL-7). */
export async function findAnchors(
  queries: Queries,
  contents: Contents,
  step: { readonly id: number; readonly student_id: number },
  content: StepContent,
): Promise<Anchor[]> {
  const path = await findSteps(queries, step.student_id)
  const at = path.findIndex(({ id }) => id === step.id)
  const earlier = await Promise.all(
    path.slice(0, Math.max(0, at)).map((row) => contents.get(queries, row.curriculum_step_id)),
  )
  return contents.anchorsToSort(content, earlier)
}
