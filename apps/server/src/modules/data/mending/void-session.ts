import { collectEndRewards } from '@letterliaan/rules'
import { decodeJson } from '../../../db/json.ts'
import type { Transaction } from '../../../db/database.ts'
import type { Contents } from '../../curriculum/index.ts'
import {
  deriveStudentPath,
  restoreMark,
  listBadgesFor,
  findExpected,
  readMending,
  runStages,
  studentStages,
  type StudentFacts,
  workStages,
  noProgress,
} from '../../learn/index.ts'
import { ProblemError } from '../../../plugins/errors/problem-error.ts'
import { readDerived, type DerivedState } from './derived-queries.ts'
import { compareDerived, type DerivedChange } from './derived.ts'
import { layAside, type LaidAsideWork } from './lay-aside.ts'
import {
  deleteBadge,
  deleteById,
  findActivities,
  findLastPoint,
  sumForgiven,
  type ActivityRow,
} from './log-queries.ts'
import type { SessionLog } from './session-log.ts'
import { updateStudent } from '../../../db/tables/student.ts'

export interface LaidAside extends LaidAsideWork {
  readonly forgiven: number
  /** Exercises with a run that could not be replayed before either: restored as they were. */
  readonly unreadable?: readonly number[]
  readonly changes: readonly DerivedChange[]
}

export interface Voiding {
  readonly transaction: Transaction
  readonly contents: Contents
  readonly organisation_id: number
  readonly student_id: number
  readonly session: SessionLog
  readonly now: number
}

/** As if the session had never been (ADR 80). The student is locked. */
export async function voidWork(voiding: Voiding): Promise<LaidAside> {
  const { transaction, contents, student_id, session, now } = voiding
  const { facts, history } = await readMending(transaction, contents, student_id, now)
  const before = await readDerived(transaction, student_id)
  const earnedBefore = await readEarned(voiding, facts)
  const lastPoint = await findLastPoint(transaction, student_id)
  const work = await layAside(voiding)
  const { moved } = work
  const mending = await readMending(transaction, contents, student_id, now)
  mustBeReadable(mending.history.unreadable, history.unreadable)
  await runStages(mending, workStages)
  const since = await findActivities(transaction, student_id, session.actionsFrom)
  const undone = [
    ...listUnpassed(since, before, await readDerived(transaction, student_id)),
    ...(await takeBackWorlds(voiding, since, earnedBefore.worlds)),
  ]
  for (const step_id of listMarks(undone)) await restoreMark(transaction, step_id)
  await deleteById(
    transaction,
    'activity',
    undone.map(({ id }) => id),
  )
  await runStages(mending, studentStages)
  const earnedAfter = await readEarned(voiding, mending.facts)
  const badges = await takeBackBadges(voiding, since, {
    before: earnedBefore.badges,
    after: earnedAfter.badges,
  })
  return {
    ...work,
    moved: { ...moved, activity: [...moved.activity, ...undone, ...badges] },
    forgiven: await sumForgiven(transaction, student_id, lastPoint),
    unreadable: [...history.unreadable],
    changes: compareDerived(before, await readDerived(transaction, student_id)),
  }
}

/** Derived, but kept once earned. */
interface Earned {
  readonly worlds: ReadonlySet<number>
  readonly badges: ReadonlySet<number>
}

async function readEarned(
  { transaction, contents, student_id }: Voiding,
  facts: StudentFacts,
): Promise<Earned> {
  const { states } = await deriveStudentPath(transaction, contents, student_id)
  const badges = await listBadgesFor(transaction, student_id)
  return {
    worlds: new Set(collectEndRewards(noProgress, states).passed),
    badges: await findExpected({ transaction, facts, student_id }, badges),
  }
}

function listUnpassed(
  since: readonly ActivityRow[],
  before: DerivedState,
  after: DerivedState,
): ActivityRow[] {
  return [...before].flatMap(([name, { table, row }]) => {
    if (table !== 'step' || row['is_complete'] !== true || after.get(name)?.row['is_complete'] === true)
      return []
    const source = row['repeats_step_id']
    return source === null
      ? since.filter(({ type, item_id }) => type === 'complete_step' && item_id === row['id'])
      : since.filter(
          ({ type, item_id, created_at }) =>
            type === 'complete_repetition' && item_id === source && created_at === row['completed_at'],
        )
  })
}

const listMarks = (undone: readonly ActivityRow[]): number[] =>
  undone
    .filter(({ type }) => type === 'complete_repetition')
    .filter(({ data }) => data !== null && decodeJson<{ was_marked: boolean }>(data).was_marked)
    .flatMap(({ item_id }) => item_id ?? [])

/** No longer passed. Returns their activities. */
async function takeBackWorlds(
  { transaction, contents, student_id }: Voiding,
  since: readonly ActivityRow[],
  before: ReadonlySet<number>,
): Promise<ActivityRow[]> {
  const { states } = await deriveStudentPath(transaction, contents, student_id)
  const passed: readonly number[] = collectEndRewards(noProgress, states).passed
  const lost = since.filter(
    ({ type, item_id }) =>
      type === 'complete_world' && item_id !== null && before.has(item_id) && !passed.includes(item_id),
  )
  const [first] = lost
  if (first?.data) {
    const { opened_world } = decodeJson<{ opened_world: number }>(first.data)
    await updateStudent(transaction, student_id, { opened_world })
  }
  return lost
}

/** No longer earned; presents stay. Returns their activities. */
async function takeBackBadges(
  { transaction, student_id }: Voiding,
  since: readonly ActivityRow[],
  { before, after }: { readonly before: ReadonlySet<number>; readonly after: ReadonlySet<number> },
): Promise<ActivityRow[]> {
  const lost = since.filter(
    ({ type, item_id }) =>
      type === 'reward_earned' && item_id !== null && before.has(item_id) && !after.has(item_id),
  )
  for (const { item_id } of lost) await deleteBadge(transaction, student_id, item_id ?? 0)
  await deleteById(
    transaction,
    'activity',
    lost.map(({ id }) => id),
  )
  return lost
}

/** Throws 409 where a run can no longer be replayed. */
export function mustBeReadable(now: ReadonlySet<number>, before: ReadonlySet<number>): void {
  if ([...now].every((exercise_id) => before.has(exercise_id))) return
  throw new ProblemError({
    status: 409,
    title: 'Dat kan niet meer',
    detail:
      'Het kind is sindsdien verder gegaan met een oefening van dit oefenmoment. Daarom kan het niet meer worden veranderd.',
  })
}
