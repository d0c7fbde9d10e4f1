import { canRedoWorld, isReopened } from '@letterliaan/rules'
import type { RedoLevel, WorldRedoLevel } from '@letterliaan/contract'
import { StepStatus } from '@letterliaan/contract/status'
import type { Queries, Transaction } from '../../../db/database.ts'
import { createConflictError, type ProblemError } from '../../../plugins/errors/problem-error.ts'
import type { StudentCaller } from '../../../plugins/auth/caller.ts'
import { recordEvent } from '../../../events/record-event.ts'
import type { Contents } from '../../curriculum/index.ts'
import { updatePath } from './progress/update-path.ts'
import { restartExercises, findSteps, type StepRow } from './step/queries.ts'
import { updateSteps } from '../../../db/tables/step.ts'

export interface RedoCall {
  readonly transaction: Transaction
  readonly caller: StudentCaller
  readonly world: number
  readonly difficulty: RedoLevel
  readonly now: number
}

/** Redoes a passed world (rules.md, Step status; MAP-9); a second request does nothing. Throws 409. */
export async function redoWorld(contents: Contents, call: RedoCall): Promise<void> {
  const { transaction, caller, world, difficulty, now } = call
  const path = await findSteps(transaction, caller.student_id)
  const steps = path.filter(({ phase_id }) => phase_id === world)
  if (isUnderWay(steps, difficulty)) return
  if (!canRedoWorld(world, steps.map(asState))) throw notNow(steps)
  if (!steps.every((step) => isAllowed(step, difficulty))) throw notAtThatLevel()
  const ids = steps.filter(({ is_test_step }) => !is_test_step).map(({ id }) => id)
  await updateSteps(transaction, ids, { redo_difficulty: difficulty, updated_at: now })
  await restartExercises(transaction, ids, difficulty, now)
  recordEvent(transaction, caller, { type: 'world_redone', world, difficulty }, now)
  await updatePath(transaction, contents, caller.student_id, now)
}

const isAllowed = ({ min_difficulty, max_difficulty }: StepRow, difficulty: number): boolean =>
  difficulty >= min_difficulty && difficulty <= max_difficulty

export async function findWorldRedo(
  queries: Queries,
  student_id: number,
  world: number,
): Promise<WorldRedoLevel> {
  const path = await findSteps(queries, student_id)
  const open = path.find((step) => step.phase_id === world && isReopened(asState(step)))
  return { phase_id: world, difficulty: (open?.redo_difficulty ?? null) as RedoLevel | null }
}

const asState = ({ phase_id, is_complete, status }: StepRow) => ({
  phase_id,
  is_complete,
  status: status as StepStatus,
})

const isOpen = ({ status }: StepRow): boolean =>
  status !== StepStatus.completed && status !== StepStatus.passed

const isUnderWay = (steps: readonly StepRow[], difficulty: number): boolean =>
  steps.some(isOpen) &&
  steps.every((step) => step.is_complete && (step.is_test_step || step.redo_difficulty === difficulty))

const notAtThatLevel = (): ProblemError =>
  createConflictError('Je begeleider heeft andere sterren voor je gekozen.', 'Nu niet')

const notNow = (steps: readonly StepRow[]): ProblemError =>
  createConflictError(
    steps.every(({ is_complete }) => is_complete)
      ? 'Je bent deze wereld al opnieuw aan het doen.'
      : 'Je hebt deze wereld nog niet gehaald.',
    'Nu niet',
  )
