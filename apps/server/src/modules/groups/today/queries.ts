import { StepStatus } from '@letterliaan/contract/status'
import type { Queries } from '../../../db/database.ts'
import { isSupervisedBy, type Supervision } from '../../../plugins/auth/supervision-queries.ts'

/** The children that the caller sees and that take part. */
const presentStudents = (queries: Queries, caller: Supervision) =>
  queries
    .selectFrom('student')
    .select(['student.id', 'student.screen_name', 'student.buddy_id'])
    .where(isSupervisedBy(caller))
    .where('student.archived_at', 'is', null)

/**
 * Each child with how many steps it has, how many are left in the worlds, and how many of those it may enter; by name.
 * What waits in the treehouse brings nobody on: a path can run out beside it.
 */
export const findStepCounts = (queries: Queries, caller: Supervision) =>
  presentStudents(queries, caller)
    .leftJoin('step', (join) =>
      join
        .onRef('step.student_id', '=', 'student.id')
        .on('step.repeats_step_id', 'is', null)
        .on('step.measure_id', 'is', null)
        .on('step.removed_at', 'is', null),
    )
    .select(({ fn }) => [
      fn.count<number>('step.id').as('num_steps'),
      fn
        .count<number>('step.id')
        .filterWhere('step.phase_id', 'is not', null)
        .filterWhere('step.is_complete', '=', false)
        .as('num_left'),
      fn
        .count<number>('step.id')
        .filterWhere('step.phase_id', 'is not', null)
        .filterWhere('step.is_complete', '=', false)
        .filterWhere('step.status', '!=', StepStatus.locked)
        .as('num_open'),
    ])
    .groupBy(['student.id', 'student.screen_name', 'student.buddy_id'])
    .orderBy('student.screen_name')
    .orderBy('student.id')
    .execute()

/** The steps of these children that wait at a dictation or sluittoets that was not passed. */
export const findFailedDictations = (queries: Queries, caller: Supervision) =>
  presentStudents(queries, caller)
    .innerJoin('step', 'step.student_id', 'student.id')
    .select(['step.id as step_id', 'step.curriculum_step_id', 'step.position'])
    .where('step.status', '=', StepStatus.pausedAtDictation)
    .where('step.removed_at', 'is', null)
    .orderBy('student.screen_name')
    .orderBy('student.id')
    .orderBy('step.phase_id', (order) => order.asc().nullsLast())
    .orderBy('step.position')
    .execute()

/** Has any of these children a login card? */
export async function hasLoginCard(queries: Queries, caller: Supervision): Promise<boolean> {
  const row = await presentStudents(queries, caller)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('exchange_token')
          .select('exchange_token.id')
          .whereRef('exchange_token.student_id', '=', 'student.id')
          .where('exchange_token.kind', '=', 'login_card')
          .where('exchange_token.revoked_at', 'is', null),
      ),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export const countMarkedWords = async (queries: Queries, organisation_id: number): Promise<number> => {
  const row = await queries
    .selectFrom('word_mark')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organisation_id', '=', organisation_id)
    .executeTakeFirst()
  return row?.count ?? 0
}
