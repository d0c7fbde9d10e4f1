import type { MendableWork } from '@letterliaan/contract'
import type { Queries, Transaction } from '../../../db/database.ts'
import {
  formatExerciseKey,
  giveBadge,
  listBadgesFor,
  lockSupervisedStudent,
  badgePresentActivityType,
  readMendContext,
  readStudentFacts,
  refoldLog,
  removeRow,
  restartStepOf,
  writeRow,
} from '../../learn/index.ts'
import { readAudit } from '../../../events/audit.ts'
import type { AuditEvent } from '../../../events/audit-event.ts'
import { recordEvent } from '../../../events/record-event.ts'
import { decodeJson } from '../../../db/json.ts'
import { findStepVisibleTo } from '../../../plugins/auth/supervision-queries.ts'
import { createConflictError, createNotFoundError } from '../../../plugins/errors/problem-error.ts'
import type { Contents } from '../../curriculum/index.ts'
import { deleteLogRows, findAuditOfTypes, findGivenBadges, findStepsOnPath } from './queries.ts'
import type { MendingDependencies } from './sessions.ts'
import type { SupervisorCall } from '../../../plugins/contract/handler.ts'
import { updateStep } from '../../../db/tables/step.ts'

export async function listMendableWork(
  queries: Queries,
  contents: Contents,
  student_id: number,
): Promise<MendableWork> {
  const [steps, presents, badges] = await Promise.all([
    findStepsOnPath(queries, student_id),
    findGivenBadges(queries, student_id),
    listBadgesFor(queries, student_id),
  ])
  const names = new Map(badges.map(({ id, name }) => [id, name]))
  return {
    steps: await Promise.all(
      steps.map(async ({ id, curriculum_step_id, phase_id, is_complete }) => {
        const { label } = await contents.get(queries, curriculum_step_id)
        return { id, label, phase_id, is_complete }
      }),
    ),
    presents: presents.flatMap(({ item_id, created_at }) => {
      const name = item_id === null ? undefined : names.get(item_id)
      return item_id === null || name === undefined ? [] : [{ badge_id: item_id, name, given_at: created_at }]
    }),
  }
}

/** Reopens every exercise of a step with new words. The child keeps its rewards. Throws 404. */
export async function restartStep(dependencies: MendingDependencies, call: SupervisorCall, step_id: number) {
  const { transaction, caller, now } = call
  const step = await lockStep(dependencies, call, step_id)
  const { student_id } = step
  await restartStepOf(transaction, dependencies.contents, { student_id, step_id }, now)
  const about = { student_ids: [student_id], step_id, redo_difficulty: step.redo_difficulty }
  recordEvent(transaction, caller, { type: 'step_restarted', ...about }, now)
}

async function lockStep({ database }: MendingDependencies, call: SupervisorCall, step_id: number) {
  const { transaction, caller } = call
  const step = await findStepVisibleTo(transaction, caller, step_id)
  if (step === undefined) throw createNotFoundError()
  await database.dialect.lockRow(transaction, 'student', step.student_id)
  return step
}

/** Undoes a restart exactly. Throws 404, 409 if there is no restart or the child has begun the step again. */
export async function undoRestart(dependencies: MendingDependencies, call: SupervisorCall, step_id: number) {
  const { transaction, caller, now } = call
  const { student_id } = await lockStep(dependencies, call, step_id)
  const events = await findEvents(transaction, student_id, ['step_restarted', 'step_restart_undone'])
  const last = events.find((event) => event.step_id === step_id)
  if (last?.type !== 'step_restarted') throw nothingToUndo()
  await rewindStep(transaction, student_id, step_id, now)
  await updateStep(transaction, step_id, { redo_difficulty: last.redo_difficulty ?? null })
  await refoldLog(await readMendContext(transaction, dependencies.contents, student_id, now))
  recordEvent(transaction, caller, { type: 'step_restart_undone', student_ids: [student_id], step_id }, now)
}

/** Lowers run and round of each exercise by one, as before the restart. A refold must then derive the rest. */
async function rewindStep(
  transaction: Transaction,
  student_id: number,
  step_id: number,
  updated_at: number,
): Promise<void> {
  const { runs, rows } = await readStudentFacts(transaction, student_id)
  for (const { exercise_id, difficulty, run, round } of rows.filter((row) => row.step_id === step_id)) {
    const key = { student_id, exercise_id, difficulty }
    if (runs.some((begun) => formatExerciseKey(begun) === formatExerciseKey(key) && begun.round >= round))
      throw createConflictError('Het kind is al opnieuw met deze stap begonnen.', 'Dat kan niet meer')
    // The exercise was first opened after the restart, so it has no earlier round.
    if (round === 0) continue
    const row = { ...key, run: run - 1, round: round - 1, updated_at }
    await writeRow(transaction, student_id, 'student_exercise', { row, isNew: false })
  }
}

async function findEvents<T extends AuditEvent['type']>(
  queries: Queries,
  student_id: number,
  types: readonly T[],
): Promise<Extract<AuditEvent, { type: T }>[]> {
  const rows = await findAuditOfTypes(queries, student_id, types)
  return rows.flatMap((row) => (readAudit(row) ?? []) as Extract<AuditEvent, { type: T }>[])
}

const nothingToUndo = (): Error => createConflictError('Er is niets om ongedaan te maken.')

interface BadgeCall extends SupervisorCall {
  readonly student_id: number
}

/** Takes back a badge that a supervisor gave. Throws 404, and 409 for an earned or bought badge (ADR 13). */
export async function takeBackBadge({ database }: MendingDependencies, call: BadgeCall, badge_id: number) {
  const { transaction, caller, student_id, now } = call
  await lockSupervisedStudent(database, call)
  const badge = (await listBadgesFor(transaction, student_id)).find(({ id }) => id === badge_id)
  if (badge === undefined) throw createNotFoundError()
  const present = (await findGivenBadges(transaction, student_id)).find(({ item_id }) => item_id === badge_id)
  if (present === undefined)
    throw createConflictError(
      'Alleen een badge die cadeau is gegeven, kan worden teruggenomen. Wat een kind zelf verdient, houdt het.',
    )
  await removeRow(transaction, student_id, 'student_badge', { student_id, badge_id })
  await deleteLogRows(transaction, 'activity', [present])
  const { created_at, data } = present
  const about = { student_ids: [student_id], badge: badge.name, present: { badge_id, created_at, data } }
  recordEvent(transaction, caller, { type: 'badge_taken', ...about }, now)
}

/** Gives a badge that was taken back, with its date and message. Throws 404, 409 if none was taken back. */
export async function restoreBadge({ database }: MendingDependencies, call: BadgeCall, badge_id: number) {
  const { transaction, caller, student_id, now } = call
  await lockSupervisedStudent(database, call)
  const events = await findEvents(transaction, student_id, ['badge_taken', 'badge_returned'])
  const last = events.find((event) =>
    event.type === 'badge_taken' ? event.present?.badge_id === badge_id : event.badge_id === badge_id,
  )
  if (last?.type !== 'badge_taken' || last.present === undefined) throw nothingToUndo()
  const owner = { organisation_id: caller.organisation_id, student_id }
  const { created_at, data } = last.present
  const message = data === null ? null : decodeJson<Record<string, unknown>>(data)
  const given = await giveBadge(transaction, owner, badge_id, badgePresentActivityType, created_at, message)
  if (given === null) throw nothingToUndo()
  const about = { student_ids: [student_id], badge: last.badge, badge_id }
  recordEvent(transaction, caller, { type: 'badge_returned', ...about }, now)
}
