import type { MendableWork } from '@letterliaan/contract'
import type { Queries, Transaction } from '../../db/database.ts'
import { restartStepOf } from '../path/index.ts'
import { listBadgesFor } from '../rewards/index.ts'
import { record } from '../../events/record.ts'
import { isSupervised } from '../../plugins/auth/supervision-queries.ts'
import { notFound, ProblemError } from '../../plugins/errors/problem-error.ts'
import { deleteBadge, deleteById } from './log-queries.ts'
import { findPresents, findSupervisedStep, findWorkedSteps } from './queries.ts'
import type { MendingDependencies, SessionCall } from './sessions.ts'

/** For restarting or taking back. Throws 404 for a child that the caller may not see. */
export async function listWork(
  { contents }: Pick<MendingDependencies, 'contents'>,
  queries: Queries,
  { caller, student_id }: Pick<SessionCall, 'caller' | 'student_id'>,
): Promise<MendableWork> {
  if (!(await isSupervised(queries, caller, student_id))) throw notFound()
  const [steps, presents, badges] = await Promise.all([
    findWorkedSteps(queries, student_id),
    findPresents(queries, student_id),
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

/** Reopens every exercise with new words; answers, points, badges and passed tests stay. Throws 404. */
export async function restartStep(
  dependencies: MendingDependencies,
  transaction: Transaction,
  { caller, now }: Pick<SessionCall, 'caller' | 'now'>,
  step_id: number,
): Promise<MendableWork> {
  const step = await findSupervisedStep(transaction, caller, step_id)
  if (step === undefined) throw notFound()
  const { student_id } = step
  await dependencies.database.dialect.lockRow(transaction, 'student', student_id)
  await restartStepOf(transaction, dependencies.contents, { student_id, step_id }, now)
  record(transaction, caller, { type: 'step_restarted', student_ids: [student_id], step_id }, now)
  return listWork(dependencies, transaction, { caller, student_id })
}

/** Presents only. Throws 404, and 409 for an earned or bought badge (ADR 13). */
export async function takeBadge(
  dependencies: MendingDependencies,
  transaction: Transaction,
  call: SessionCall,
  badge_id: number,
): Promise<MendableWork> {
  const { caller, student_id } = call
  if (!(await isSupervised(transaction, caller, student_id))) throw notFound()
  await dependencies.database.dialect.lockRow(transaction, 'student', student_id)
  const badge = (await listBadgesFor(transaction, student_id)).find(({ id }) => id === badge_id)
  if (badge === undefined) throw notFound()
  const present = (await findPresents(transaction, student_id)).find(({ item_id }) => item_id === badge_id)
  if (present === undefined) throw notGiven()
  await deleteBadge(transaction, student_id, badge_id)
  await deleteById(transaction, 'activity', [present.id])
  record(transaction, caller, { type: 'badge_taken', student_ids: [student_id], badge: badge.name }, call.now)
  return listWork(dependencies, transaction, call)
}

const notGiven = (): ProblemError =>
  new ProblemError({
    status: 409,
    title: 'Dat kan niet',
    detail:
      'Alleen een badge die cadeau is gegeven, kan worden teruggenomen. Wat een kind zelf verdient, houdt het.',
  })
