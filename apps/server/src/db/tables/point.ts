import type { Insertable } from 'kysely'
import type { Queries, Transaction } from '../queries.ts'
import { prepareQuery, prepareOne } from '../prepare-query.ts'
import type { PointTable } from '../schema.ts'

const sumPoints = prepareOne((queries, student_id: number) =>
  queries
    .selectFrom('point')
    .select(({ fn }) => fn.sum<number | null>('amount').as('points'))
    .where('student_id', '=', student_id),
)

/** Sums the ledger (rules.md, Points). */
export const findPoints = async (queries: Queries, student_id: number): Promise<number> =>
  (await sumPoints(queries, student_id)).points ?? 0

type NewPoints = Pick<Insertable<PointTable>, 'reason' | 'amount'> &
  Partial<Pick<Insertable<PointTable>, 'item_id' | 'difficulty'>>

/** Adds a row to the ledger. `created_at`: unix seconds. */
export const insertPoints = (
  transaction: Transaction,
  { organisation_id, student_id }: Pick<Insertable<PointTable>, 'organisation_id' | 'student_id'>,
  { reason, amount, item_id = null, difficulty = null }: NewPoints,
  created_at: number,
) =>
  transaction
    .insertInto('point')
    .values({ organisation_id, student_id, reason, amount, item_id, difficulty, created_at })
    .execute()

/** Finds payments, except those undone by a row of the same time (ADR 80). */
export const findPayments = prepareQuery((queries, student_id: number, exercise_id: number) =>
  queries
    .selectFrom('point')
    .select(['reason', 'item_id', 'difficulty', 'created_at'])
    .select(({ fn }) => fn.sum<number>('amount').as('amount'))
    .where('student_id', '=', student_id)
    .where('item_id', '=', exercise_id)
    .where('reason', 'in', ['exercise', 'repeat'])
    .groupBy(['reason', 'item_id', 'difficulty', 'created_at'])
    .having(({ fn, eb }) => eb(fn.sum<number>('amount'), '>', 0)),
)
