import { sql } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { TestApp } from './test-app.ts'

export async function countRows(
  { database }: Pick<TestApp, 'database'>,
  table: keyof Schema,
  student_id?: number,
): Promise<number> {
  const ofStudent = student_id === undefined ? sql`` : sql`where student_id = ${student_id}`
  const query = sql<{
    num: number
  }>`select cast(count(*) as integer) as num from ${sql.table(table)} ${ofStudent}`
  const { rows } = await query.execute(database.queries)
  return rows[0]?.num ?? 0
}
