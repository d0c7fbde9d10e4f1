import type { ForeignKey } from '../dialect.ts'

/** References without a constraint on PostgreSQL, where checking would lock rows that all children share. */
export const uncheckedReferences: readonly ForeignKey[] = [
  { table: 'activity', column: 'organisation_id', to: 'organisation' },
  { table: 'answer', column: 'organisation_id', to: 'organisation' },
  { table: 'answer', column: 'step_id', to: 'step' },
  { table: 'idempotency', column: 'organisation_id', to: 'organisation' },
  { table: 'live_event', column: 'organisation_id', to: 'organisation' },
  { table: 'mastery', column: 'organisation_id', to: 'organisation' },
  { table: 'pending_run', column: 'organisation_id', to: 'organisation' },
  { table: 'point', column: 'organisation_id', to: 'organisation' },
  { table: 'run', column: 'organisation_id', to: 'organisation' },
  { table: 'skill', column: 'organisation_id', to: 'organisation' },
  { table: 'student_exercise', column: 'organisation_id', to: 'organisation' },
  { table: 'word_memory', column: 'organisation_id', to: 'organisation' },
  { table: 'word_memory', column: 'word_id', to: 'word' },
]
