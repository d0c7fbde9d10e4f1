import type { Insertable } from 'kysely'
import type { Queries, Transaction } from '../../../db/database.ts'
import type { PointTable } from '../../../db/schema.ts'
import { findPayments, findPoints, insertPoints } from './queries.ts'

export const readPoints = (queries: Queries, student_id: number): Promise<number> =>
  findPoints(queries, student_id)

export const bookPoints = (transaction: Transaction, row: Insertable<PointTable>) =>
  insertPoints(transaction, row)

export const readPayments = (queries: Queries, student_id: number, exercise_id: number) =>
  findPayments(queries, student_id, exercise_id)
