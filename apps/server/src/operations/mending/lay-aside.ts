import { decodeJson } from '../../db/json.ts'
import type { Selectable } from 'kysely'
import { ExerciseStatus } from '@letterliaan/contract/status'
import type { Transaction } from '../../db/database.ts'
import type { PointTable } from '../../db/schema.ts'
import { findPayments, insertPoints } from '../../modules/rewards/queries.ts'
import type { Row } from './derived.ts'
import {
  deleteBadge,
  deleteById,
  deleteRuns,
  deleteUnusedRepetitions,
  findActivities,
  findExerciseRows,
  findLogRows,
  findPurchases,
  findRedoneSteps,
  findRedos,
  findRunRows,
  setRedo,
  updateExercise,
  type ActivityRow,
} from './log-queries.ts'
import { runOf, type PracticeStretch } from './practice-stretch.ts'

/** What was taken out of the log, row by row as it was. */
export interface MovedRows {
  readonly answer: readonly Row[]
  readonly run: readonly Row[]
  readonly activity: readonly Row[]
}

/** A badge that was bought; `amount` as the ledger has it, below 0. */
export interface Purchase {
  readonly badge_id: number
  readonly amount: number
}

/** What was paid for an exercise, as the ledger has it. */
export type Payment = Pick<
  Selectable<PointTable>,
  'reason' | 'item_id' | 'difficulty' | 'created_at' | 'amount'
>

/** What was taken away, before anything that follows from it. */
export interface LaidAsideWork {
  readonly moved: MovedRows
  readonly unpaid: readonly Payment[]
  readonly refunded: readonly Purchase[]
}

/** Whose sitting it is. `now` in unix seconds. */
export interface LayingAside {
  readonly transaction: Transaction
  readonly organisation_id: number
  readonly student_id: number
  readonly stretch: PracticeStretch
  readonly now: number
}

const exerciseOf = ({ exercise_id, difficulty }: { exercise_id: number; difficulty: number }): string =>
  `${exercise_id} ${difficulty}`

/** Visits earn a badge, and nobody but who sits there pays them. */
const isVisit = ({ type }: ActivityRow): boolean => type === 'enter_treehouse' || type === 'enter_end_cave'

/**
 * Takes what was done in a sitting out of the log, and makes its exercises begin where they stood before it; what follows
 * from that is left to the stages of the rebuild. Returns what it took, and what was bought.
 */
export async function layAside(call: LayingAside): Promise<LaidAsideWork> {
  const { transaction, student_id, stretch } = call
  const { actionsFrom, actionsUntil } = stretch
  const ids = new Set([...stretch.rows, ...stretch.later].map(({ id }) => id))
  const log = await findLogRows(transaction, student_id)
  const answer = log.filter(({ id }) => ids.has(id))
  const remaining = log.filter(({ id }) => !ids.has(id))
  const runsLeft = new Set(remaining.map(runOf))
  const runs = await findRunRows(transaction, student_id)
  const touched = new Set(answer.map(runOf))
  const isIn = (at: number): boolean => at >= actionsFrom && at <= actionsUntil
  // A toets that was begun again and not answered yet has a run without answers.
  const run = runs.filter((row) => {
    const key = runOf({ ...row, run: row.number })
    return !runsLeft.has(key) && (touched.has(key) || isIn(row.started_at))
  })
  const ended = new Set(answer.map(({ exercise_id, created_at }) => `${exercise_id} ${created_at}`))
  const activities = await findActivities(transaction, student_id, actionsFrom)
  const done = activities.filter(
    (row) =>
      ((row.type === 'complete_exercise' || row.type === 'complete_test') &&
        ended.has(`${row.item_id} ${row.created_at}`)) ||
      (isVisit(row) && row.created_at <= actionsUntil),
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

/** Takes back what was paid for exercises that ended with these answers: a row undoes each payment, with its time. */
async function takeBackPayments(
  { transaction, organisation_id, student_id }: LayingAside,
  ended: ReadonlySet<string>,
  exercise_ids: readonly number[],
): Promise<Payment[]> {
  if (exercise_ids.length === 0) return []
  const payments = (await findPayments(transaction, student_id, exercise_ids)).filter(
    ({ item_id, created_at }) => ended.has(`${item_id} ${created_at}`),
  )
  for (const payment of payments) {
    const undoing = { ...payment, amount: -payment.amount }
    await insertPoints(transaction, { organisation_id, student_id, ...undoing })
  }
  return payments
}

/**
 * Ends the redos of worlds that were begun in a sitting, the latest first. One in which was played since stays. Adds the
 * exercises that it had begun again to `rewound`. Returns the activities of those that it ended.
 */
async function takeBackRedos(
  { transaction, student_id, now }: LayingAside,
  redos: readonly ActivityRow[],
  rewound: Set<string>,
): Promise<ActivityRow[]> {
  const ended: ActivityRow[] = []
  for (const redo of redos.toReversed()) {
    const world = redo.item_id ?? 0
    const { difficulty } = decodeJson<{ difficulty: number }>(redo.data ?? '{"difficulty":0}')
    const steps = (await findRedoneSteps(transaction, student_id, world, difficulty)).map(({ id }) => id)
    const runs = (await findRunRows(transaction, student_id)).filter(({ step_id }) => steps.includes(step_id))
    const exercises = (await findExerciseRows(transaction, student_id)).filter(
      (row) => steps.includes(row.step_id) && row.difficulty >= difficulty,
    )
    const roundOf = ({ exercise_id, difficulty: at }: { exercise_id: number; difficulty: number }): number =>
      exercises.find((row) => row.exercise_id === exercise_id && row.difficulty === at)?.round ?? Infinity
    if (steps.length === 0 || runs.some((run) => run.round > 0 && run.round >= roundOf(run))) continue
    const earlier = (await findRedos(transaction, student_id)).find(
      ({ item_id, id }) => item_id === world && id < redo.id,
    )
    const before = earlier?.data ? decodeJson<{ difficulty: number }>(earlier.data).difficulty : null
    await setRedo(transaction, steps, before)
    for (const row of exercises) {
      const first = runs.find(
        (run) => run.exercise_id === row.exercise_id && run.difficulty === row.difficulty,
      )
      // An exercise that was not begun yet was not begun again either.
      if (first === undefined || first.started_at > redo.created_at) continue
      const { run } = row
      rewound.add(exerciseOf(row))
      await updateExercise(
        transaction,
        { student_id, ...row },
        { run, round: row.round - 1, updated_at: now },
      )
    }
    ended.push(redo)
  }
  return ended
}

/** Pays back what was bought in a sitting; the badge goes back to the shop. */
async function payBack(
  { transaction, organisation_id, student_id, stretch, now }: LayingAside,
  activities: readonly ActivityRow[],
): Promise<{ purchase: Purchase; activity: ActivityRow }[]> {
  const { actionsFrom, actionsUntil } = stretch
  const bought: { purchase: Purchase; activity: ActivityRow }[] = []
  for (const { item_id, amount } of await findPurchases(transaction, student_id, actionsFrom, actionsUntil)) {
    const activity = activities.find((row) => row.type === 'buy_badge' && row.item_id === item_id)
    if (item_id === null || activity === undefined) continue
    await insertPoints(transaction, {
      organisation_id,
      student_id,
      amount: -amount,
      reason: 'refund',
      item_id,
      difficulty: null,
      created_at: now,
    })
    await deleteBadge(transaction, student_id, item_id)
    bought.push({ purchase: { badge_id: item_id, amount }, activity })
  }
  return bought
}

/** Exercises that were made ready again in a sitting: nothing tells so but the row itself, while nobody has begun. */
async function listMadeReady({ transaction, student_id, stretch }: LayingAside) {
  const { actionsFrom, actionsUntil } = stretch
  const rows = await findExerciseRows(transaction, student_id)
  return rows.filter(
    ({ run_status, updated_at }) =>
      run_status === ExerciseStatus.open && updated_at >= actionsFrom && updated_at <= actionsUntil,
  )
}

/** Makes the exercises of a sitting stand at their last run before it, as the log has it now. */
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
    // Of one that was never begun, the stages remove the row.
    if (last === undefined) continue
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
