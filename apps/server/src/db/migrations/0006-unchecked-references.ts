import type { TableBuilder } from './tables.ts'

/** Drops checks, so that storing an answer locks no rows that children share (docs/adr/0080-an-answer-is-one-append.md). */
export async function up({ db, stopChecking }: TableBuilder): Promise<void> {
  await stopChecking('answer', 'organisation_id')
  await stopChecking('answer', 'step_id')
  await stopChecking('idempotency', 'organisation_id')
  await stopChecking('live_event', 'organisation_id')
  await stopChecking('pending_turn', 'organisation_id')
  // Not needed, because the index `pending_turn_student` finds a child's rows.
  await db.schema.dropIndex('pending_turn_student_id_reference').ifExists().execute()
}
