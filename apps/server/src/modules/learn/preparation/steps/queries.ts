import type { Updateable } from 'kysely'
import { StepStatus } from '@letterliaan/contract/status'
import type { Queries, Transaction } from '../../../../db/database.ts'
import type { StepTable } from '../../../../db/schema.ts'
import { sortNullsLast } from '../../../../db/sort-nulls-last.ts'
import { isOfRegion } from '../../../../db/of-region.ts'
import { splitIntoParts } from '../../../../db/split-into-parts.ts'
import { findRows } from '../../../../db/tables/rows.ts'

/** Finds steps in path order, including removed ones, without repetitions, measures and week dictations. */
export const findPreparedSteps = (queries: Queries, student_ids: readonly number[]) =>
  queries
    .selectFrom('step')
    .innerJoin('curriculum_step', 'curriculum_step.id', 'step.curriculum_step_id')
    .selectAll('step')
    .select(['curriculum_step.nr', 'curriculum_step.organisation_id as owner_id'])
    .where('step.student_id', 'in', student_ids)
    .where('step.repeats_step_id', 'is', null)
    .where('step.measure_id', 'is', null)
    .where('step.dictation_id', 'is', null)
    .orderBy('step.phase_id', sortNullsLast)
    .orderBy('step.position')
    .orderBy('step.id')
    .execute()

export type PreparedRow = Awaited<ReturnType<typeof findPreparedSteps>>[number]

export async function findStepsWithWork(
  queries: Queries,
  student_ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await queries
    .selectFrom('run')
    .select('step_id')
    .distinct()
    .where('student_id', 'in', student_ids)
    .execute()
  return new Set(rows.map(({ step_id }) => step_id))
}

export const findPreparableSteps = (queries: Queries, organisation_id: number) =>
  queries
    .selectFrom('curriculum_step as content')
    .leftJoin('own_step', (join) =>
      join
        .onRef('own_step.id', '=', 'content.nr')
        .onRef('own_step.organisation_id', '=', 'content.organisation_id'),
    )
    .select(['content.id', 'content.nr', 'content.organisation_id', 'own_step.archived_at'])
    .where('content.is_current', '=', true)
    .where((eb) =>
      eb.or([eb('content.organisation_id', 'is', null), eb('content.organisation_id', '=', organisation_id)]),
    )
    .where(isOfRegion(organisation_id, 'content'))
    .orderBy('content.nr')
    .execute()

export const findStatusesOf = (queries: Queries, student_ids: readonly number[]) =>
  queries
    .selectFrom('student_exercise')
    .select(['exercise_id', 'step_id', 'difficulty', 'status', 'last_passed', 'last_completed_at'])
    .where('student_id', 'in', student_ids)
    .orderBy('updated_at')
    .execute()

export const findToetsOutcomes = (queries: Queries, toets_ids: readonly number[]) =>
  queries
    .selectFrom('run')
    .select(['step_id', 'status'])
    .where('exercise_id', 'in', toets_ids)
    .where('completed_at', 'is not', null)
    .orderBy('number')
    .execute()

export async function changeRepetitions(
  transaction: Transaction,
  step_ids: readonly number[],
  changes: Updateable<StepTable>,
): Promise<void> {
  for (const part of splitIntoParts(step_ids)) {
    await transaction
      .updateTable('step')
      .set(changes)
      .where('repeats_step_id', 'in', part)
      // 'Door elkaar' is of other steps too, so it stays if one is removed.
      .$if(changes.removed_at !== undefined, (query) => query.where('mix', 'is', null))
      .execute()
  }
}

export const findWaitingRepetitions = (queries: Queries, step_ids: readonly number[]) =>
  findRows(queries, 'step', ['id'], { repeats_step_id: step_ids, mix: null, status: StepStatus.open })
