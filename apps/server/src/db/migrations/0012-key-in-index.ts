import { sql } from 'kysely'
import type { TableBuilder } from './tables.ts'

/** Lets an answer's idempotency key be found in the index (docs/adr/0080-an-answer-is-one-append.md). */
export async function up({ db }: TableBuilder): Promise<void> {
  await sql`drop index answer_exercise`.execute(db)
  await sql`create index answer_exercise on answer (exercise_id, substr(call, 1, 11), run)`.execute(db)
}
