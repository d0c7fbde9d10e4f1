import { collectEndRewards, derivePath, findLevelReached, type StepState } from '@letterliaan/rules'
import type { Queries, Transaction } from '../../../../db/database.ts'
import { recordEvent } from '../../../../events/record-event.ts'
import type { Contents } from '../../../curriculum/index.ts'
import { createLesson } from '../step/lesson.ts'
import { findExerciseStatuses, findPastRuns, findSteps, type StepRow } from '../step/queries.ts'
import { type WorldGain, computeOpenedWorld } from './world-gain.ts'
import { toStepRecord, computeWorkOfRuns, type PastRun, type WorkRow } from './step-work.ts'
import { updateStudent, readStudent } from '../../../../db/tables/student.ts'
import { updateStep } from '../../../../db/tables/step.ts'
import { pickColumns } from '../../../../db/prepare-query.ts'

export interface DerivedPath {
  readonly rows: readonly StepRow[]
  readonly states: readonly StepState[]
}

/** Stores the changed statuses, in the transaction that stores the work (rules.md, Step status). */
export async function updatePath(
  transaction: Transaction,
  contents: Contents,
  student_id: number,
  now: number,
): Promise<void> {
  const { rows, states } = await deriveStudentPath(transaction, contents, student_id)
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  for (const state of states) {
    const row = rowOf.get(state.id)
    const derived = toStepColumns(state)
    if (row === undefined || isMatch(row, derived)) continue
    const completed = derived.is_complete && !row.is_complete ? { completed_at: now } : {}
    await updateStep(transaction, row.id, { ...derived, updated_at: now, ...completed })
  }
  recordPassedSteps(transaction, { rows, states }, now)
  await storeProgress(transaction, contents, student_id, { rows, states }, now)
}

/** Derives the path from the stored work; writes nothing. */
export async function deriveStudentPath(
  queries: Queries,
  contents: Contents,
  student_id: number,
): Promise<DerivedPath> {
  const [rows, statuses] = await Promise.all([
    findSteps(queries, student_id),
    findExerciseStatuses(queries, student_id),
  ])
  const redone = rows.filter(isRedone).map(({ id }) => id)
  const runs = redone.length === 0 ? [] : await findPastRuns(queries, [student_id], redone)
  return { rows, states: await deriveStates(queries, contents, rows, { statuses, runs }) }
}

/** Tests whether the step's world was redone: statuses are then of the redo, and earlier work is in its runs. */
export const isRedone = ({ redo_difficulty }: Pick<StepRow, 'redo_difficulty'>): boolean =>
  redo_difficulty !== null

export interface PathWork {
  readonly statuses: readonly (WorkRow & { readonly step_id: number })[]
  readonly runs: readonly (PastRun & { readonly step_id: number })[]
}

export async function deriveStates(
  queries: Queries,
  contents: Contents,
  rows: readonly StepRow[],
  { statuses, runs }: PathWork,
): Promise<StepState[]> {
  const statusesOf = Map.groupBy(statuses, ({ step_id }) => step_id)
  const runsOf = Map.groupBy(runs, ({ step_id }) => step_id)
  const records = await Promise.all(
    rows.map(async (row) => {
      const { recipe } = createLesson(await contents.get(queries, row.curriculum_step_id), row)
      const present = statusesOf.get(row.id) ?? []
      return toStepRecord(row, recipe, { present, ever: computeWorkOfRuns(runsOf.get(row.id) ?? []) })
    }),
  )
  return derivePath(records)
}

/** Returns the columns of a step that follow from the child's work. */
export const toStepColumns = ({ current_step: is_current, ...state }: StepState) => ({
  ...pickColumns(state, ['status', 'is_complete', 'can_start_test', 'highest_difficulty_completed']),
  is_current,
})

const isMatch = (row: StepRow, columns: ReturnType<typeof toStepColumns>): boolean =>
  Object.entries(columns).every(([name, value]) => row[name as keyof typeof columns] === value)

/** Records steps passed or with more stars, for badges. Skips waived steps, which the child did not pass. */
export function recordPassedSteps(
  transaction: Transaction,
  { rows, states }: DerivedPath,
  now: number,
): void {
  const stateOf = new Map(states.map((state) => [state.id, state]))
  for (const row of rows) {
    const state = stateOf.get(row.id)
    if (!state?.is_complete) continue
    if (!row.is_complete) {
      if (row.waived && state.highest_difficulty_completed === null) continue
      recordEvent(transaction, row, { type: 'step_passed', step_id: row.id }, now)
    } else if (state.highest_difficulty_completed !== row.highest_difficulty_completed) {
      recordEvent(transaction, row, { type: 'stars_added', step_id: row.id }, now)
    }
  }
}

const worldColumns = [
  'phase_id',
  'end_reward_1_collected',
  'end_reward_2_collected',
  'end_reward_3_collected',
  'end_reward_4_collected',
] as const

export async function storeProgress(
  transaction: Transaction,
  contents: Contents,
  student_id: number,
  { rows, states }: DerivedPath,
  now: number,
): Promise<WorldGain | null> {
  const student = await readStudent(transaction, student_id)
  const { progress, passed } = collectEndRewards(student, states)
  const dle = await deriveDle(transaction, contents, rows, states)
  if (passed.length === 0 && dle === student.dle && progress.phase_id === student.phase_id) {
    return null
  }
  const changed = {
    ...pickColumns(progress, worldColumns),
    opened_world: computeOpenedWorld(student, progress, passed),
    dle,
    updated_at: now,
  }
  await updateStudent(transaction, student_id, changed)
  const owner = { organisation_id: student.organisation_id, student_id }
  for (const world of passed) {
    recordEvent(transaction, owner, { type: 'world_passed', world, opened_world: student.opened_world }, now)
  }
  const { phase_id, opened_world: opened_before } = student
  const hasGained = passed.length > 0 || progress.phase_id > phase_id
  return hasGained ? { at: now, phase_id, opened_world: opened_before, worlds: passed } : null
}

/** Derives the student's `dle` from the steps in worlds, because those in the treehouse may be of any school year. */
export async function deriveDle(
  queries: Queries,
  contents: Contents,
  rows: readonly StepRow[],
  states: readonly StepState[],
): Promise<number> {
  const curriculumIds = new Map(rows.map(({ id, curriculum_step_id }) => [id, curriculum_step_id]))
  const ofWorlds = states.filter(({ phase_id }) => phase_id !== null)
  const path = await Promise.all(
    ofWorlds.map(async ({ id, is_complete }) => {
      const curriculum_step_id = curriculumIds.get(id)
      if (curriculum_step_id === undefined) throw new Error(`Step ${id} is not in the path.`)
      return { is_complete, dl: (await contents.get(queries, curriculum_step_id)).dl }
    }),
  )
  return findLevelReached(path)
}
