import type { Tables } from './tables.ts'

/** An answer has its idempotency key (docs/adr/0080-an-answer-is-one-append.md). */
export const up = ({ addColumns }: Tables): Promise<void> =>
  addColumns('answer', { columns: { call: 'text' } })
