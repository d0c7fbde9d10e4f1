import type { ForeignKey } from '../dialect.ts'

/** References without a constraint on PostgreSQL, where checking would lock rows that all children share. */
export const uncheckedReferences: readonly ForeignKey[] = [
  { table: 'answer', column: 'organisation_id', to: 'organisation' },
  { table: 'answer', column: 'step_id', to: 'step' },
  { table: 'idempotency', column: 'organisation_id', to: 'organisation' },
  { table: 'live_event', column: 'organisation_id', to: 'organisation' },
  { table: 'pending_turn', column: 'organisation_id', to: 'organisation' },
]
