import type { PathDocument } from '@letterliaan/contract'
import { ExerciseStatus, StepStatus } from '@letterliaan/contract/status'
import { isToetsDone, sortByPath, type StepState } from '@letterliaan/rules'
import { planSteps, type AddedStep, type StepPlan } from '@letterliaan/rules/preparation'
import type { Queries } from '../../../../db/database.ts'
import { encodeJson } from '../../../../db/json.ts'
import type { Contents } from '../../../curriculum/index.ts'
import { deriveStates, isRedone } from '../../path/progress/update-path.ts'
import type { StepRow } from '../../path/step/queries.ts'
import { toTestId } from '../../path/step/exercise-id.ts'
import type { PreparableSteps } from './preparable-steps.ts'
import { toStepColumns, toPreparedStep } from './prepared-step.ts'
import {
  findPreparedSteps,
  findStatusesOf,
  findToetsOutcomes,
  findStepsWithWork,
  type PreparedRow,
} from './queries.ts'
import { findPastRuns } from '../../path/step/queries.ts'

export interface PathPreparation {
  readonly student_id: number
  readonly organisation_id: number
  readonly path: PathDocument
  readonly before: PathDocument | null
  /** Time of the change to undo, unix seconds. */
  readonly undoes?: number | undefined
}

export interface PlannedPath {
  readonly student_id: number
  readonly undoes: number | undefined
  readonly plan: StepPlan
  readonly stored: ReadonlyMap<number, PreparedRow>
  /** In path order; new steps have negative ids. */
  readonly rows: readonly StepRow[]
  readonly states: readonly StepState[]
}

export interface PathsToPlan {
  readonly steps: PreparableSteps
  readonly preparations: readonly PathPreparation[]
  readonly now: number
}

/** Plans new steps and statuses from existing work, with few queries. Writes nothing. */
export async function planPaths(
  queries: Queries,
  contents: Contents,
  { steps, preparations, now }: PathsToPlan,
): Promise<PlannedPath[]> {
  const ids = preparations.map(({ student_id }) => student_id)
  const [all, worked, statuses] = await Promise.all([
    findPreparedSteps(queries, ids),
    findStepsWithWork(queries, ids),
    findStatusesOf(queries, ids),
  ])
  const redone = all.filter(isRedone).map(({ id }) => id)
  const runs = redone.length === 0 ? [] : await findPastRuns(queries, ids, redone)
  const storedOf = Map.groupBy(all, ({ student_id }) => student_id)
  const planned = preparations.map((preparation) => {
    const stored = storedOf.get(preparation.student_id) ?? []
    const unchangeable = keepsVersions(stored, worked) ? new Set(stored.map(({ id }) => id)) : worked
    const { path, before } = preparation
    const plan = planSteps({
      steps: stored.map((row) => toPreparedStep(row, unchangeable)),
      path,
      before,
      contentOf: (key) => steps.find(key)?.id,
    })
    return { preparation, stored, plan }
  })
  const outcomes = await readOutcomes(
    queries,
    planned.flatMap(({ plan }) => plan),
  )
  return Promise.all(
    planned.map(async ({ preparation, stored, plan }) => {
      const rows = toRows(preparation, stored, plan, outcomes, now)
      const states = await deriveStates(queries, contents, rows, { statuses, runs })
      const { student_id, undoes } = preparation
      return { student_id, undoes, plan, stored: new Map(stored.map((row) => [row.id, row])), rows, states }
    }),
  )
}

/** Tests whether a test step was begun. If so, its steps keep their versions, because the toets asks their words. */
const keepsVersions = (stored: readonly PreparedRow[], worked: ReadonlySet<number>): boolean =>
  stored.some(({ id, is_test_step }) => is_test_step && worked.has(id))

async function readOutcomes(
  queries: Queries,
  plans: readonly StepPlan[],
): Promise<ReadonlyMap<number, number>> {
  const ids = plans
    .flatMap(({ changed }) => changed)
    .filter(({ changes }) => changes.test_kind !== undefined)
    .map(({ id }) => toTestId(id))
  const rows = ids.length === 0 ? [] : await findToetsOutcomes(queries, ids)
  return new Map(rows.map(({ step_id, status }) => [step_id, status]))
}

function toRows(
  preparation: PathPreparation,
  stored: readonly PreparedRow[],
  { added, changed, removed }: StepPlan,
  outcomes: ReadonlyMap<number, number>,
  now: number,
): StepRow[] {
  const changesOf = new Map(changed.map((change) => [change.id, change]))
  const gone = new Set(removed)
  const rows = stored.flatMap((row): StepRow[] => {
    const change = changesOf.get(row.id)
    if (gone.has(row.id) || (row.removed_at !== null && change === undefined)) return []
    if (change === undefined) return [row]
    const { changes } = change
    const toets = changes.test_kind === undefined ? {} : outcomeOf(changes.test_kind, outcomes.get(row.id))
    return [{ ...row, ...toStepColumns(changes), ...toets, removed_at: null }]
  })
  const fresh = added.map((step, at) => newRow(preparation, step, -1 - at, now))
  return sortByPath([...rows, ...fresh])
}

function outcomeOf(test_kind: StepRow['test_kind'], status: number | undefined) {
  if (test_kind === null || status === undefined) return { test_complete: false, test_failed: false }
  const isDone = isToetsDone(test_kind === 'entry' ? 'instap' : 'sluit', status === ExerciseStatus.done)
  return { test_complete: isDone, test_failed: !isDone }
}

function newRow(
  { student_id, organisation_id }: PathPreparation,
  { key, settings: { excluded_templates, ...settings } }: AddedStep,
  id: number,
  now: number,
): StepRow {
  return {
    id,
    organisation_id,
    student_id,
    is_test_step: key.is_test_step,
    ...settings,
    excluded_templates: encodeJson(excluded_templates),
    status: StepStatus.locked,
    is_complete: false,
    is_current: false,
    can_start_test: false,
    test_complete: false,
    test_failed: false,
    highest_difficulty_completed: null,
    redo_difficulty: null,
    repeats_step_id: null,
    mix: null,
    game: null,
    measure_id: null,
    dictation_id: null,
    word_ids: null,
    removed_at: null,
    completed_at: null,
    created_at: now,
    updated_at: now,
  }
}
