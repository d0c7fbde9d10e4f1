import { ExerciseStatus } from '@letterliaan/contract/status'
import { collectEndRewards } from '@letterliaan/rules'
import type { Transaction } from '../../../db/database.ts'
import { decodeJson } from '../../../db/json.ts'
import type { LogTable } from '../../../db/personal-data/table-descriptions.ts'
import { insertPoints } from '../../../db/tables/point.ts'
import { updateSteps } from '../../../db/tables/step.ts'
import { updateStudent } from '../../../db/tables/student.ts'
import { createConflictError } from '../../../plugins/errors/problem-error.ts'
import type { Contents } from '../../curriculum/index.ts'
import {
  deriveStudentPath,
  emptyWorldProgress,
  findExpectedBadges,
  formatExerciseKey,
  formatRunKey,
  type LearningRow,
  listBadgesFor,
  type MendContext,
  readMendContext,
  refoldLog,
  removeRow,
  restoreRepeatableMark,
  type StudentFacts,
  writeRow,
} from '../../learn/index.ts'
import { listDerivedChanges, type DerivedChange, type DerivedState, readDerivedRows } from './derived.ts'
import { deleteLogRows, deleteUnusedRepetitions, sumForgivenPoints } from './queries.ts'
import type { SessionLog } from './session-log.ts'

type ActivityRow = StudentFacts['activities'][number]
type RunRow = StudentFacts['runs'][number]

interface Purchase {
  readonly badge_id: number
  readonly amount: number
}

/** The removed work. Data derived from it is not included. */
interface LaidAsideWork {
  readonly moved: Readonly<Record<LogTable, readonly LearningRow[]>>
  readonly refunded: readonly Purchase[]
}

export interface LaidAsideSession extends LaidAsideWork {
  readonly forgiven: number
  /** Exercises with a run that was unreadable before the void. Restoring accepts them. */
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
    await deleteLogRows(transaction, 'activity', undone)
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
  await deleteLogRows(transaction, 'activity', lost)
  return lost
}

/** Throws 409 if a run can no longer be replayed. */
export function assertReadableRuns(now: ReadonlySet<number>, before: ReadonlySet<number>): void {
  if ([...now].every((exercise_id) => before.has(exercise_id))) return
  const what = 'Het kind is sindsdien verder gegaan met een oefening van dit oefenmoment.'
  throw createConflictError(`${what} Daarom kan het niet meer worden veranderd.`, 'Dat kan niet meer')
}

/** Removes a session from the log and rewinds its exercises. A refold must then derive the rest. */
async function removeSession(call: Voiding, facts: StudentFacts): Promise<LaidAsideWork> {
  const { transaction, student_id, session } = call
  const { actionsFrom, actionsUntil } = session
  const isIn = (at: number): boolean => at >= actionsFrom && at <= actionsUntil
  const ids = new Set([...session.rows, ...session.later].map(({ id }) => id))
  const answers = facts.answers.filter(({ id }) => ids.has(id))
  const remaining = facts.answers.filter(({ id }) => !ids.has(id))
  const touched = new Set(answers.map(formatRunKey))
  const left = new Set(remaining.map(formatRunKey))
  // A toets that was begun in the session but not answered is removed too.
  const isEmptied = (run: RunRow): boolean =>
    !left.has(formatRunKey(run)) && (touched.has(formatRunKey(run)) || isIn(run.started_at))
  const runs = facts.runs.filter(isEmptied)
  const kept = { answers: remaining, runs: facts.runs.filter((run) => !isEmptied(run)) }

  const ended = new Set(answers.map(({ exercise_id, created_at }) => `${exercise_id} ${created_at}`))
  const done = facts.activities.filter(
    ({ type, item_id, created_at }) =>
      ((type === 'complete_exercise' || type === 'complete_test') && ended.has(`${item_id} ${created_at}`)) ||
      // Visits count towards a badge.
      ((type === 'enter_treehouse' || type === 'enter_end_cave') && isIn(created_at)),
  )
  const begun = facts.activities.filter(({ type, created_at }) => type === 'redo_world' && isIn(created_at))
  const { rounds, redone } = await takeBackRedos(call, facts, kept.runs, begun)
  const bought = await payBack(call, facts)
  const activities = [...done, ...redone, ...bought.map(({ activity }) => activity)]

  await deleteLogRows(transaction, 'answer', answers)
  for (const run of runs) await removeRow(transaction, student_id, 'run', run)
  await deleteLogRows(transaction, 'activity', activities)
  const played = new Set(answers.map(formatExerciseKey))
  for (const row of facts.rows) {
    const round = rounds.get(formatExerciseKey(row))
    // Until the exercise is begun, only this row shows that it was reset.
    const isMadeReady = row.run_status === ExerciseStatus.open && isIn(row.updated_at)
    if (round !== undefined || isMadeReady || played.has(formatExerciseKey(row)))
      await rewind(call, kept, row, round ?? row.round)
  }
  await deleteUnusedRepetitions(transaction, student_id, actionsFrom, actionsUntil)
  return {
    moved: { answer: answers.map(({ word: _word, ...row }) => row), run: runs, activity: activities },
    refunded: bought.map(({ purchase }) => purchase),
  }
}

/** Undoes redos of worlds, latest first, unless they were played since. Returns them and the earlier rounds. */
async function takeBackRedos(
  { transaction }: Voiding,
  { steps, rows, activities }: StudentFacts,
  runs: readonly RunRow[],
  begun: readonly ActivityRow[],
): Promise<{ readonly rounds: ReadonlyMap<string, number>; readonly redone: readonly ActivityRow[] }> {
  const rounds = new Map<string, number>()
  const roundOf = (row: StudentFacts['rows'][number]): number =>
    rounds.get(formatExerciseKey(row)) ?? row.round
  const difficulties = new Map(steps.map(({ id, redo_difficulty }) => [id, redo_difficulty]))
  const redone: ActivityRow[] = []
  for (const redo of begun.toReversed()) {
    const difficulty = difficultyOf(redo)
    const ofWorld = steps.filter(
      ({ id, phase_id }) => phase_id === redo.item_id && difficulties.get(id) === difficulty,
    )
    const ids = new Set(ofWorld.map(({ id }) => id))
    const ofRedo = rows.filter((row) => ids.has(row.step_id) && row.difficulty >= difficulty)
    const present = new Map(ofRedo.map((row) => [formatExerciseKey(row), roundOf(row)]))
    const wasPlayedSince = runs.some(
      (run) =>
        ids.has(run.step_id) &&
        run.round > 0 &&
        run.round >= (present.get(formatExerciseKey(run)) ?? Infinity),
    )
    if (ids.size === 0 || wasPlayedSince) continue
    const earlier = activities.findLast(
      ({ type, item_id, id }) => type === 'redo_world' && item_id === redo.item_id && id < redo.id,
    )
    const redo_difficulty = earlier === undefined ? null : difficultyOf(earlier)
    await updateSteps(transaction, [...ids], { redo_difficulty })
    for (const id of ids) difficulties.set(id, redo_difficulty)
    // An exercise that was first opened later has no earlier round.
    for (const row of ofRedo) if (roundOf(row) > 0) rounds.set(formatExerciseKey(row), roundOf(row) - 1)
    redone.push(redo)
  }
  return { rounds, redone }
}

const difficultyOf = ({ data }: ActivityRow): number =>
  decodeJson<{ difficulty: number }>(data ?? '{"difficulty":0}').difficulty

async function rewind(
  { transaction, student_id, now }: Voiding,
  kept: Pick<StudentFacts, 'answers' | 'runs'>,
  row: StudentFacts['rows'][number],
  round: number,
): Promise<unknown> {
  const isOf = (other: Parameters<typeof formatExerciseKey>[0]): boolean =>
    formatExerciseKey(other) === formatExerciseKey(row)
  const last = kept.runs.findLast(isOf)
  // If a dictation was only opened, its row has the drawn words (ADR 34). They are removed too.
  if (last === undefined) return removeRow(transaction, student_id, 'student_exercise', row)
  const { exercise_id, difficulty } = row
  const updated_at = kept.answers.findLast(isOf)?.created_at ?? now
  const isRestarted = round > last.round
  const changes = isRestarted
    ? { run: last.number + 1, state: '', run_status: ExerciseStatus.open }
    : { run: last.number }
  return writeRow(transaction, student_id, 'student_exercise', {
    row: { student_id, exercise_id, difficulty, round, updated_at, ...changes },
    isNew: false,
  })
}

async function payBack(
  { transaction, organisation_id, student_id, session, now }: Voiding,
  { points, activities }: StudentFacts,
): Promise<{ purchase: Purchase; activity: ActivityRow }[]> {
  const { actionsFrom, actionsUntil } = session
  const owner = { organisation_id, student_id }
  const bought: { purchase: Purchase; activity: ActivityRow }[] = []
  for (const { reason, item_id, amount, created_at } of points) {
    if (reason !== 'purchase' || created_at < actionsFrom || created_at > actionsUntil) continue
    const activity = activities.find(
      (row) => row.type === 'buy_badge' && row.item_id === item_id && row.created_at >= actionsFrom,
    )
    if (item_id === null || activity === undefined) continue
    await insertPoints(transaction, owner, { reason: 'refund', amount: -amount, item_id }, now)
    await removeRow(transaction, student_id, 'student_badge', { student_id, badge_id: item_id })
    bought.push({ purchase: { badge_id: item_id, amount }, activity })
  }
  return bought
}
