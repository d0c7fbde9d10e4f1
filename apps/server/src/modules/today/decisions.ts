import { minDueWords } from '@letterliaan/rules/memory'
import type { Queries } from '../../db/database.ts'
import type { UserCaller } from '../../plugins/auth/caller.ts'
import type { Contents } from '../curriculum/index.ts'
import type { CauseOf } from './causes.ts'
import { findDueSteps, findMeasureProposals } from './queries.ts'

/** By the id of the child. */
export async function findMeasured(
  queries: Queries,
  caller: UserCaller,
): Promise<ReadonlyMap<number, CauseOf<'measured'>>> {
  const rows = await findMeasureProposals(queries, caller)
  return new Map(
    rows.map(({ id, measure_id, kind: measure_kind }) => [
      id,
      { kind: 'measured', key: `measured ${measure_id}`, level: 0, measure_id, measure_kind },
    ]),
  )
}

/** What is due where repetition does not come by itself, by the id of the child. */
export async function findDue(
  queries: Queries,
  contents: Contents,
  caller: UserCaller,
  now: number,
): Promise<ReadonlyMap<number, CauseOf<'due'>>> {
  const rows = await findDueSteps(queries, caller, { minWords: minDueWords, now })
  const byChild = Map.groupBy(rows, ({ id }) => id)
  const causes = await Promise.all(
    [...byChild].map(async ([id, ofChild]): Promise<[number, CauseOf<'due'>]> => {
      const steps = await Promise.all(
        ofChild.map(async ({ step_id, position, curriculum_step_id }) => {
          const { label } = await contents.get(queries, curriculum_step_id)
          return { step_id, position, label }
        }),
      )
      return [id, { kind: 'due', key: 'due', level: steps.length, steps }]
    }),
  )
  return new Map(causes)
}
