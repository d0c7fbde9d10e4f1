import { collectEndRewards } from '@letterliaan/rules'
import { decodeJson } from '../../../db/json.ts'
import { updateStudent } from '../../../db/tables/student.ts'
import { createConflictError } from '../../../plugins/errors/problem-error.ts'
import type { Contents } from '../../curriculum/index.ts'
import {
  deriveStudentPath,
  findExpectedBadges,
  listBadgesFor,
  type MendContext,
  emptyWorldProgress,
  readMendContext,
  refoldLog,
  removeRow,
  restoreRepeatableMark,
} from '../../learn/index.ts'
import { listDerivedChanges, type DerivedChange, type DerivedState, readDerivedRows } from './derived.ts'
import { type ActivityRow, removeSession, type LaidAsideWork, type SessionRemoval } from './remove-session.ts'
import { deleteLogRows, sumForgivenPoints } from './log-queries.ts'

export interface LaidAsideSession extends LaidAsideWork {
  readonly forgiven: number
  /** Exercises with a run that was unreadable before the void. Restoring accepts them. */
  readonly unreadable?: readonly number[]
  readonly changes: readonly DerivedChange[]
}

interface Voiding extends SessionRemoval {
  readonly contents: Contents
}

/** Voids a session, as if it had never taken place (ADR 80). Requires a lock on the student's row. */
export async function voidWork(voiding: Voiding): Promise<LaidAsideSession> {
  const { transaction, contents, student_id, session, now } = voiding
  const { facts, history, ...context } = await readMendContext(transaction, contents, student_id, now)
  const before = await readDerivedRows(transaction, student_id)
  const forgivenBefore = await sumForgivenPoints(transaction, student_id)
  const worldsBefore = await readWorlds(voiding)
  const badges = await listBadgesFor(transaction, student_id)
  const badgesBefore = await findExpectedBadges({ ...context, facts }, badges)
  const { moved, refunded } = await removeSession(voiding, facts)
  const mending = await readMendContext(transaction, contents, student_id, now)
  assertReadableRuns(mending.history.unreadable, history.unreadable)
  const undone: ActivityRow[] = []
  const then = await refoldLog({ ...mending, moved: moved.answer }, async ({ facts: left, ...same }) => {
    const since = left.activities.filter(({ created_at }) => created_at >= session.actionsFrom)
    undone.push(...listUnpassed(since, before, await readDerivedRows(transaction, student_id)))
    undone.push(...(await takeBackWorlds(voiding, since, worldsBefore)))
    for (const step_id of listMarks(undone)) await restoreRepeatableMark(transaction, step_id)
    await deleteActivities(voiding, undone)
    const activities = left.activities.filter((row) => !undone.includes(row))
    return { ...same, facts: { ...left, activities } }
  })
  const lost = await takeBackBadges(voiding, then, {
    before: badgesBefore,
    after: await findExpectedBadges(then, badges),
  })
  return {
    moved: { ...moved, activity: [...moved.activity, ...undone, ...lost] },
    refunded,
    forgiven: (await sumForgivenPoints(transaction, student_id)) - forgivenBefore,
    unreadable: [...history.unreadable],
    changes: listDerivedChanges(before, await readDerivedRows(transaction, student_id)),
  }
}

async function readWorlds({ transaction, contents, student_id }: Voiding): Promise<readonly number[]> {
  const { states } = await deriveStudentPath(transaction, contents, student_id)
  return collectEndRewards(emptyWorldProgress, states).passed
}

const deleteActivities = ({ transaction }: Voiding, rows: readonly ActivityRow[]): Promise<void> =>
  deleteLogRows(
    transaction,
    'activity',
    rows.map(({ id }) => id),
  )

function listUnpassed(
  since: readonly ActivityRow[],
  before: DerivedState,
  after: DerivedState,
): ActivityRow[] {
  return [...before].flatMap(([name, { table, row }]) => {
    if (table !== 'step' || row['is_complete'] !== true || after.get(name)?.row['is_complete'] === true)
      return []
    const source = row['repeats_step_id']
    return since.filter(({ type, item_id, created_at }) =>
      source === null
        ? type === 'complete_step' && item_id === row['id']
        : type === 'complete_repetition' && item_id === source && created_at === row['completed_at'],
    )
  })
}

const listMarks = (undone: readonly ActivityRow[]): number[] =>
  undone
    .filter(({ type }) => type === 'complete_repetition')
    .filter(({ data }) => data !== null && decodeJson<{ was_marked: boolean }>(data).was_marked)
    .flatMap(({ item_id }) => item_id ?? [])

async function takeBackWorlds(
  voiding: Voiding,
  since: readonly ActivityRow[],
  before: readonly number[],
): Promise<ActivityRow[]> {
  const passed = await readWorlds(voiding)
  const lost = since.filter(
    ({ type, item_id }) =>
      type === 'complete_world' && item_id !== null && before.includes(item_id) && !passed.includes(item_id),
  )
  const [first] = lost
  if (first?.data) {
    const { opened_world } = decodeJson<{ opened_world: number }>(first.data)
    await updateStudent(voiding.transaction, voiding.student_id, { opened_world })
  }
  return lost
}

/** Takes back badges that are no longer earned, except presents. Returns their activities. */
async function takeBackBadges(
  voiding: Voiding,
  { facts }: MendContext,
  { before, after }: { readonly before: ReadonlySet<number>; readonly after: ReadonlySet<number> },
): Promise<ActivityRow[]> {
  const { transaction, student_id, session } = voiding
  const lost = facts.activities.filter(
    ({ type, item_id, created_at }) =>
      type === 'reward_earned' &&
      created_at >= session.actionsFrom &&
      item_id !== null &&
      before.has(item_id) &&
      !after.has(item_id),
  )
  for (const { item_id: badge_id } of lost)
    await removeRow(transaction, student_id, 'student_badge', { student_id, badge_id })
  await deleteActivities(voiding, lost)
  return lost
}

/** Throws 409 if a run can no longer be replayed. */
export function assertReadableRuns(now: ReadonlySet<number>, before: ReadonlySet<number>): void {
  if ([...now].every((exercise_id) => before.has(exercise_id))) return
  const what = 'Het kind is sindsdien verder gegaan met een oefening van dit oefenmoment.'
  throw createConflictError(`${what} Daarom kan het niet meer worden veranderd.`, 'Dat kan niet meer')
}
