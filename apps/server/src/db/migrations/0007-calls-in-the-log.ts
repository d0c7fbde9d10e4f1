import type { TableBuilder } from './tables.ts'

/** Stores the idempotency key with each answer (docs/adr/0080-an-answer-is-one-append.md). */
export const up = ({ addColumns }: TableBuilder): Promise<void> =>
  addColumns('answer', { columns: { call: 'text' } })
