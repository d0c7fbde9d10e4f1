import type { ForeignKey } from '../dialect.ts'

/**
 * References without a constraint on PostgreSQL: to check them, each answer would lock the row of the organisation, as
 * those of all its children do at the same time, and that of the step. SQLite checks them.
 */
export const uncheckedReferences: readonly ForeignKey[] = [
  { table: 'answer', column: 'organisation_id', to: 'organisation' },
  { table: 'answer', column: 'step_id', to: 'step' },
  { table: 'idempotency', column: 'organisation_id', to: 'organisation' },
  { table: 'live_event', column: 'organisation_id', to: 'organisation' },
  { table: 'pending_turn', column: 'organisation_id', to: 'organisation' },
]
