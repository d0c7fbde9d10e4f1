import type { ForeignKey } from '../dialect.ts'

/**
 * References without a constraint on PostgreSQL. Checking them would make each answer lock the rows of its
 * step and its organisation, which all children share. SQLite checks them.
 */
export const uncheckedReferences: readonly ForeignKey[] = [
  { table: 'answer', column: 'organisation_id', to: 'organisation' },
  { table: 'answer', column: 'step_id', to: 'step' },
  { table: 'idempotency', column: 'organisation_id', to: 'organisation' },
  { table: 'live_event', column: 'organisation_id', to: 'organisation' },
  { table: 'pending_turn', column: 'organisation_id', to: 'organisation' },
]
