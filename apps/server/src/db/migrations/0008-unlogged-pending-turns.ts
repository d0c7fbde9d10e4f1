import { sql } from 'kysely'
import type { Tables } from './tables.ts'

/** A crash of PostgreSQL may lose pending turns: the log has them (docs/adr/0080-an-answer-is-one-append.md). */
export async function up({ db, addColumns, setUnlogged }: Tables): Promise<void> {
  await addColumns('student', { columns: { pending_from: 'bigint' } })
  await sql`update student set pending_from = (
    select min(answer_id) from pending_turn where student_id = student.id
  )`.execute(db)
  await setUnlogged('pending_turn')
}
