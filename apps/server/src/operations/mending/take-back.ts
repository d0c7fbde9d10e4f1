import type { Selectable } from 'kysely'
import type { PointTable } from '../../db/schema.ts'
import { decodeJson } from '../../db/json.ts'
import { findPayments, insertPoints } from '../../modules/rewards/queries.ts'
import type { LayingAside } from './lay-aside.ts'
import {
  deleteBadge,
  findExerciseRows,
  findPurchases,
  findRedoneSteps,
  findRedos,
  findRunRows,
  setRedo,
  updateExercise,
  type ActivityRow,
} from './log-queries.ts'
import { exerciseOf } from './practice-stretch.ts'

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

/** Takes back what was paid for exercises that ended with these answers: a row undoes each payment, with its time. */
export async function takeBackPayments(
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
 * Ends the redos of worlds that were begun in a session, the latest first. One in which was played since stays. Adds the
 * exercises that it had begun again to `rewound`. Returns the activities of those that it ended.
 */
export async function takeBackRedos(
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

/** Pays back what was bought in a session; the badge goes back to the shop. */
export async function payBack(
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
