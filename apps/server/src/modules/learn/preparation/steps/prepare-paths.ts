import { isDeepStrictEqual } from 'node:util'
import type { StepState } from '@letterliaan/rules'
import type { ChangedStep } from '@letterliaan/rules/preparation'
import type { Updateable } from 'kysely'
import type { Transaction } from '../../../../db/database.ts'
import type { StepTable } from '../../../../db/schema.ts'
import type { Contents } from '../../../curriculum/index.ts'
import { storeWorldGain, revertWorldGain } from '../../path/progress/world-gain.ts'
import { recordPassedSteps, storeProgress } from '../../path/progress/update-path.ts'
import type { StepRow } from '../../path/step/queries.ts'
import { deleteWorldBadges } from '../../rewards/earned-badges.ts'
import { planPaths, type PathsToPlan, type PlannedPath } from './plan-paths.ts'
import { changeRepetitions, findWaitingRepetitions } from './queries.ts'
import { updateSteps } from '../../../../db/tables/step.ts'
import { deleteUnbegunRepetitions } from '../../path/repetition/queries.ts'
import { insertRows } from '../../../../db/tables/rows.ts'

type Columns = Updateable<StepTable>

/** Prepares the steps of paths (rules.md, Path). Requires locks on the students' rows. */
export async function preparePaths(
  transaction: Transaction,
  contents: Contents,
  toPlan: PathsToPlan,
): Promise<void> {
  const { now } = toPlan
  const paths = await planPaths(transaction, contents, toPlan)
  await insertRows(
    transaction,
    'step',
    paths.flatMap((path) => newSteps(path, now)),
  )
  await storeChanges(transaction, paths, now)
  await followSteps(transaction, paths, now)
  for (const { student_id, undoes, rows, states } of paths) {
    recordPassedSteps(transaction, { rows: rows.filter(({ id }) => id > 0), states }, now)
    const undone =
      undoes === undefined ? null : await revertWorldGain(transaction, student_id, states, undoes)
    if (undone !== null) await deleteWorldBadges(transaction, student_id, undone.at)
    const gain = await storeProgress(transaction, contents, student_id, { rows, states }, now)
    if (gain !== null) await storeWorldGain(transaction, student_id, gain)
  }
}

const newSteps = ({ rows, states }: PlannedPath, now: number) =>
  rows.flatMap(({ id, ...row }, at) => (id < 0 ? [{ ...row, ...derivedColumns(row, states[at], now) }] : []))

function derivedColumns(
  { completed_at }: Pick<StepRow, 'completed_at'>,
  state: StepState | undefined,
  now: number,
) {
  if (state === undefined) throw new Error('A step of the path has no state.')
  const { status, is_complete, can_start_test, highest_difficulty_completed, current_step } = state
  return {
    status,
    is_complete,
    can_start_test,
    highest_difficulty_completed,
    is_current: current_step,
    completed_at: is_complete ? (completed_at ?? now) : null,
  }
}

/** Stores all changes with the same values in one statement. */
async function storeChanges(
  transaction: Transaction,
  paths: readonly PlannedPath[],
  now: number,
): Promise<void> {
  const byChange = Map.groupBy(
    paths.flatMap((path) => changesIn(path, now)),
    ({ changes }) => JSON.stringify(changes),
  )
  for (const same of byChange.values()) {
    const [{ changes } = { changes: {} }] = same
    await updateSteps(
      transaction,
      same.map(({ id }) => id),
      { ...changes, updated_at: now },
    )
  }
  const removed = paths.flatMap(({ plan }) => plan.removed)
  await updateSteps(transaction, removed, { removed_at: now, is_current: false, updated_at: now })
}

function changesIn({ rows, states, stored }: PlannedPath, now: number) {
  return rows.flatMap((row, at): { readonly id: number; readonly changes: Columns }[] => {
    const before: Readonly<Record<string, unknown>> | undefined = stored.get(row.id)
    if (before === undefined) return []
    const wanted = { ...row, ...derivedColumns(row, states[at], now) }
    const changes = Object.entries(wanted).filter(([name, value]) => !isDeepStrictEqual(before[name], value))
    return changes.length === 0 ? [] : [{ id: row.id, changes: Object.fromEntries(changes) }]
  })
}

/** Updates repetitions of changed steps, and deletes those without a mark or with an excluded template. */
async function followSteps(
  transaction: Transaction,
  paths: readonly PlannedPath[],
  now: number,
): Promise<void> {
  const changed = paths.flatMap(({ plan }) => plan.changed)
  await changeRepetitions(
    transaction,
    paths.flatMap(({ plan }) => plan.removed),
    { removed_at: now },
  )
  await changeRepetitions(
    transaction,
    changed.filter(({ isRestored }) => isRestored).map(({ id }) => id),
    { removed_at: null },
  )
  const byLevels = Map.groupBy(changed.filter(hasOtherLevels), ({ changes }) =>
    JSON.stringify(levelsOf(changes)),
  )
  for (const same of byLevels.values()) {
    const [first] = same
    const ids = same.map(({ id }) => id)
    if (first) await changeRepetitions(transaction, ids, levelsOf(first.changes))
  }
  const ended = changed.filter(endsRepetition).map(({ id }) => id)
  const waiting = ended.length === 0 ? [] : await findWaitingRepetitions(transaction, ended)
  if (waiting.length > 0) {
    await deleteUnbegunRepetitions(
      transaction,
      waiting.map(({ id }) => id),
    )
  }
}

const hasOtherLevels = ({ changes }: ChangedStep): boolean => Object.keys(levelsOf(changes)).length > 0

const levelsOf = ({ min_difficulty, max_difficulty }: ChangedStep['changes']): Columns => ({
  ...(min_difficulty !== undefined && { min_difficulty }),
  ...(max_difficulty !== undefined && { max_difficulty }),
})

const endsRepetition = ({ changes }: ChangedStep): boolean =>
  changes.is_repeatable === false || changes.excluded_templates !== undefined
