import { ExerciseStatus } from '@letterliaan/contract/status'
import type { LogTable } from '../../../db/personal-data/read-description.ts'
import { exerciseOf, type Row, runOf } from '../../learn/index.ts'
import {
  deleteById,
  deleteRuns,
  deleteUnusedRepetitions,
  findActivities,
  findExerciseRows,
  findLogRows,
  findRunRows,
  updateExercise,
  type ActivityRow,
  type RunRow,
} from './log-queries.ts'
import type { LayingAside } from './laying-aside.ts'
import type { SessionRow } from './session-log.ts'
import { payBack, takeBackPayments, takeBackRedos, type Payment, type Purchase } from './take-back.ts'
import { deleteExercise } from '../../../db/tables/student-exercise.ts'

export type MovedRows = Readonly<Record<LogTable, readonly Row[]>>

/** Without what is derived from it. */
export interface LaidAsideWork {
  readonly moved: MovedRows
  readonly unpaid: readonly Payment[]
  readonly refunded: readonly Purchase[]
}

/** Visits count for a badge too. */
const isVisit = ({ type }: ActivityRow): boolean => type === 'enter_treehouse' || type === 'enter_end_cave'

/** Exercises stand where they stood; the rebuild derives the rest. Returns what it took and what was bought. */
export async function layAside(call: LayingAside): Promise<LaidAsideWork> {
  const { transaction, student_id, session } = call
  const { actionsFrom, actionsUntil } = session
  const ids = new Set([...session.rows, ...session.later].map(({ id }) => id))
  const log = await findLogRows(transaction, student_id)
  const answer = log.filter(({ id }) => ids.has(id))
  const remaining = log.filter(({ id }) => !ids.has(id))
  const isIn = (at: number): boolean => at >= actionsFrom && at <= actionsUntil
  const run = listEmptiedRuns(await findRunRows(transaction, student_id), { answer, remaining, isIn })
  const ended = new Set(answer.map(({ exercise_id, created_at }) => `${exercise_id} ${created_at}`))
  const activities = await findActivities(transaction, student_id, actionsFrom)
  const done = activities.filter(
    (row) => hasEndedWith(row, ended) || (isVisit(row) && row.created_at <= actionsUntil),
  )
  await deleteById(transaction, 'answer', [...ids])
  await deleteRuns(transaction, run)
  const redos = activities.filter((row) => row.type === 'redo_world' && isIn(row.created_at))
  const rewound = new Set([...answer, ...(await listMadeReady(call))].map(exerciseOf))
  const redone = await takeBackRedos(call, redos, rewound)
  const unpaid = await takeBackPayments(call, ended, [...new Set(answer.map((row) => row.exercise_id))])
  const bought = await payBack(call, activities)
  const activity = [...done, ...redone, ...bought.map((row) => row.activity)]
  await deleteById(
    transaction,
    'activity',
    activity.map(({ id }) => id),
  )
  await rewindExercises(call, rewound)
  await deleteUnusedRepetitions(transaction, student_id, actionsFrom, actionsUntil)
  return { moved: { answer, run, activity }, unpaid, refunded: bought.map(({ purchase }) => purchase) }
}

interface SplitLog {
  readonly answer: readonly SessionRow[]
  readonly remaining: readonly SessionRow[]
  /** `at` in unix seconds. */
  readonly isIn: (at: number) => boolean
}

/** Runs without a remaining answer; a toets begun without an answer never had one. */
function listEmptiedRuns(runs: readonly RunRow[], { answer, remaining, isIn }: SplitLog): RunRow[] {
  const left = new Set(remaining.map(runOf))
  const touched = new Set(answer.map(runOf))
  return runs.filter((row) => {
    const key = runOf({ ...row, run: row.number })
    return !left.has(key) && (touched.has(key) || isIn(row.started_at))
  })
}

const hasEndedWith = ({ type, item_id, created_at }: ActivityRow, ended: ReadonlySet<string>): boolean =>
  (type === 'complete_exercise' || type === 'complete_test') && ended.has(`${item_id} ${created_at}`)

/** Only the row itself tells, until the exercise is begun. */
async function listMadeReady({ transaction, student_id, session }: LayingAside) {
  const { actionsFrom, actionsUntil } = session
  const rows = await findExerciseRows(transaction, student_id)
  return rows.filter(
    ({ run_status, updated_at }) =>
      run_status === ExerciseStatus.open && updated_at >= actionsFrom && updated_at <= actionsUntil,
  )
}

async function rewindExercises(
  { transaction, student_id, now }: LayingAside,
  rewound: ReadonlySet<string>,
): Promise<void> {
  const runs = await findRunRows(transaction, student_id)
  const log = await findLogRows(transaction, student_id)
  for (const row of await findExerciseRows(transaction, student_id)) {
    const { exercise_id, difficulty, round } = row
    if (!rewound.has(exerciseOf(row))) continue
    const isOf = (other: Parameters<typeof exerciseOf>[0]): boolean => exerciseOf(other) === exerciseOf(row)
    const last = runs.findLast(isOf)
    // A dictation that was opened only keeps its drawn words (ADR 34): here they go too.
    if (last === undefined) {
      await deleteExercise(transaction, { student_id, exercise_id, difficulty })
      continue
    }
    const updated_at = log.findLast(isOf)?.created_at ?? now
    const isRestarted = round > last.round
    await updateExercise(
      transaction,
      { student_id, exercise_id, difficulty },
      isRestarted
        ? { run: last.number + 1, round, state: '', run_status: 0, current_word: null, updated_at }
        : { run: last.number, round, updated_at },
    )
  }
}
