import type { Tables } from './tables.ts'

/** Stores the idempotency key with each answer (docs/adr/0080-an-answer-is-one-append.md). */
export const up = ({ addColumns }: Tables): Promise<void> =>
  addColumns('answer', { columns: { call: 'text' } })
