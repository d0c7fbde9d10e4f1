import type { Transaction } from '../db/database.ts'
import type { AuditEvent } from './audit-event.ts'
import type { ServerEvent } from './event.ts'
import type { LearningEvent } from './learning-event.ts'

interface Person {
  readonly organisation_id: number
  readonly user_id: number
}

interface Child {
  readonly organisation_id: number
  readonly student_id: number
}

/** Records an event, which readers get at the end of the transaction. `now`: unix seconds. */
export function recordEvent(transaction: Transaction, by: Person, event: AuditEvent, now: number): void
export function recordEvent(transaction: Transaction, by: Child, event: LearningEvent, now: number): void
export function recordEvent(
  transaction: Transaction,
  by: { readonly organisation_id: number; readonly user_id?: number; readonly student_id?: number | null },
  event: ServerEvent,
  now: number,
): void {
  const { organisation_id, user_id = null, student_id = null } = by
  transaction.record({ organisation_id, user_id, student_id, at: now, event })
}
