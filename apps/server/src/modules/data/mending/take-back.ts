import type { Selectable } from 'kysely'
import type { PointTable } from '../../../db/schema.ts'
import { decodeJson } from '../../../db/json.ts'
import { exerciseOf } from '../../learn/index.ts'
import type { LayingAside } from './laying-aside.ts'
import {
  deleteBadge,
  findExerciseRows,
  findPurchases,
  findRedoneSteps,
  findRedos,
  findRunRows,
  updateExercise,
  type ActivityRow,
} from './log-queries.ts'
import { updateSteps } from '../../../db/tables/step.ts'
import { insertPoints, findPayments } from '../../../db/tables/point.ts'

export interface Purchase {
  readonly badge_id: number
  readonly amount: number
}

export type Payment = Pick<
  Selectable<PointTable>,
  'reason' | 'item_id' | 'difficulty' | 'created_at' | 'amount'
>

/** Each payment gets a row that undoes it, with the same time. */
export async function takeBackPayments(
  { transaction, organisation_id, student_id }: LayingAside,
  ended: ReadonlySet<string>,
  exercise_ids: readonly number[],
): Promise<Payment[]> {
  const paid: Payment[] = []
  for (const exercise_id of exercise_ids)
    paid.push(...(await findPayments(transaction, student_id, exercise_id)))
  const payments = paid.filter(({ item_id, created_at }) => ended.has(`${item_id} ${created_at}`))
  for (const payment of payments) {
    const undoing = { ...payment, amount: -payment.amount }
    await insertPoints(transaction, { organisation_id, student_id, ...undoing })
  }
  return payments
}

/** The latest first; one with later play stays. Adds to `rewound`; returns the activities of the ended ones. */
export async function takeBackRedos(
  laying: LayingAside,
  redos: readonly ActivityRow[],
  rewound: Set<string>,
): Promise<ActivityRow[]> {
  const { transaction, student_id } = laying
  const ended: ActivityRow[] = []
  for (const redo of redos.toReversed()) {
    const begun = await readBegun(laying, redo)
    if (begun.steps.length === 0 || wasPlayedSince(begun)) continue
    const earlier = (await findRedos(transaction, student_id)).find(
      ({ item_id, id }) => item_id === redo.item_id && id < redo.id,
    )
    await updateSteps(transaction, begun.steps, {
      redo_difficulty: earlier?.data ? difficultyOf(earlier) : null,
    })
    for (const key of await rewind(laying, redo, begun)) rewound.add(key)
    ended.push(redo)
  }
  return ended
}

const difficultyOf = ({ data }: ActivityRow): number =>
  decodeJson<{ difficulty: number }>(data ?? '{"difficulty":0}').difficulty

/** Steps of its world, with exercises at its difficulty or above, and their runs. */
interface BegunRedo {
  readonly steps: readonly number[]
  readonly runs: Awaited<ReturnType<typeof findRunRows>>
  readonly exercises: Awaited<ReturnType<typeof findExerciseRows>>
}

async function readBegun({ transaction, student_id }: LayingAside, redo: ActivityRow): Promise<BegunRedo> {
  const difficulty = difficultyOf(redo)
  const rows = await findRedoneSteps(transaction, student_id, redo.item_id ?? 0, difficulty)
  const steps = rows.map(({ id }) => id)
  const isOfIt = ({ step_id }: { readonly step_id: number }): boolean => steps.includes(step_id)
  const runs = await findRunRows(transaction, student_id)
  const exercises = await findExerciseRows(transaction, student_id)
  return {
    steps,
    runs: runs.filter(isOfIt),
    exercises: exercises.filter((row) => isOfIt(row) && row.difficulty >= difficulty),
  }
}

const wasPlayedSince = ({ runs, exercises }: BegunRedo): boolean =>
  runs.some(({ exercise_id, difficulty, round }) => {
    const row = exercises.find(
      (exercise) => exercise.exercise_id === exercise_id && exercise.difficulty === difficulty,
    )
    return round > 0 && round >= (row?.round ?? Infinity)
  })

async function rewind(
  { transaction, student_id, now }: LayingAside,
  redo: ActivityRow,
  { runs, exercises }: BegunRedo,
): Promise<string[]> {
  const rewound: string[] = []
  for (const row of exercises) {
    const first = runs.find((run) => run.exercise_id === row.exercise_id && run.difficulty === row.difficulty)
    // An exercise not begun was not begun again either.
    if (first === undefined || first.started_at > redo.created_at) continue
    const changes = { run: row.run, round: row.round - 1, updated_at: now }
    await updateExercise(transaction, { student_id, ...row }, changes)
    rewound.push(exerciseOf(row))
  }
  return rewound
}

export async function payBack(
  { transaction, organisation_id, student_id, session, now }: LayingAside,
  activities: readonly ActivityRow[],
): Promise<{ purchase: Purchase; activity: ActivityRow }[]> {
  const { actionsFrom, actionsUntil } = session
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
