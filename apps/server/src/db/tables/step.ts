import { ExerciseStatus } from '@letterliaan/contract/status'
import { expressionBuilder, type ExpressionWrapper, type SqlBool, type Updateable } from 'kysely'
import { splitIntoParts } from '../split-into-parts.ts'
import type { Queries } from '../queries.ts'
import type { Schema, StepTable } from '../schema.ts'

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

/** Tests whether an exercise of the outer query's `step` was begun. A run that was only drawn is not (ADR 67). */
export function isStepBegun(): ExpressionWrapper<Schema, 'step', SqlBool> {
  const eb = expressionBuilder<Schema, 'step'>()
  return eb.exists(
    eb
      .selectFrom('student_exercise')
      .select('student_exercise.step_id')
      .whereRef('student_exercise.step_id', '=', 'step.id')
      .where((row) =>
        row.or([
          row('student_exercise.status', '>', ExerciseStatus.open),
          row('student_exercise.run_status', '>', ExerciseStatus.open),
        ]),
      ),
  )
}
