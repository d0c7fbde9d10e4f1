import type { Transaction } from '../../../db/database.ts'
import { decodeJson } from '../../../db/json.ts'
import type { LogTable } from '../../../db/personal-data/table-descriptions.ts'
import { insertPoints } from '../../../db/tables/point.ts'
import { updateSteps } from '../../../db/tables/step.ts'
import { ExerciseStatus } from '@letterliaan/contract/status'
import {
  formatExerciseKey,
  removeRow,
  type LearningRow,
  formatRunKey,
  type StudentFacts,
  writeRow,
} from '../../learn/index.ts'
import { deleteLogRows, deleteUnusedRepetitions } from './log-queries.ts'
import type { SessionLog } from './session-log.ts'

export interface SessionRemoval {
  readonly transaction: Transaction
  readonly organisation_id: number
  readonly student_id: number
  readonly session: SessionLog
  readonly now: number
}

export type ActivityRow = StudentFacts['activities'][number]
type RunRow = StudentFacts['runs'][number]

interface Purchase {
  readonly badge_id: number
  readonly amount: number
}

/** The removed work. Data derived from it is not included. */
export interface LaidAsideWork {
  readonly moved: Readonly<Record<LogTable, readonly LearningRow[]>>
  readonly refunded: readonly Purchase[]
}

/** Removes a session from the log and rewinds its exercises. A refold must then derive the rest. */
export async function removeSession(call: SessionRemoval, facts: StudentFacts): Promise<LaidAsideWork> {
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

  await deleteLogRows(transaction, 'answer', [...ids])
  for (const run of runs) await removeRow(transaction, student_id, 'run', run)
  const activityIds = activities.map(({ id }) => id)
  await deleteLogRows(transaction, 'activity', activityIds)
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
  { transaction }: SessionRemoval,
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
  { transaction, student_id, now }: SessionRemoval,
  kept: Pick<StudentFacts, 'answers' | 'runs'>,
  row: StudentFacts['rows'][number],
  round: number,
): Promise<void> {
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
  await writeRow(transaction, student_id, 'student_exercise', {
    row: { student_id, exercise_id, difficulty, round, updated_at, ...changes },
    isNew: false,
  })
}

async function payBack(
  { transaction, organisation_id, student_id, session, now }: SessionRemoval,
  { points, activities }: StudentFacts,
): Promise<{ purchase: Purchase; activity: ActivityRow }[]> {
  const { actionsFrom, actionsUntil } = session
  const bought: { purchase: Purchase; activity: ActivityRow }[] = []
  for (const { reason, item_id, amount, created_at } of points) {
    if (reason !== 'purchase' || created_at < actionsFrom || created_at > actionsUntil) continue
    const activity = activities.find(
      (row) => row.type === 'buy_badge' && row.item_id === item_id && row.created_at >= actionsFrom,
    )
    if (item_id === null || activity === undefined) continue
    const refund = { reason: 'refund', item_id, amount: -amount, difficulty: null } as const
    await insertPoints(transaction, { organisation_id, student_id, ...refund, created_at: now })
    await removeRow(transaction, student_id, 'student_badge', { student_id, badge_id: item_id })
    bought.push({ purchase: { badge_id: item_id, amount }, activity })
  }
  return bought
}
