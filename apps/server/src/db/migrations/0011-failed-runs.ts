import type { TableBuilder } from './tables.ts'

/** Remembers runs that could not be folded (docs/adr/0080-an-answer-is-one-append.md). */
export const up = ({ addColumns }: TableBuilder): Promise<void> =>
  addColumns('pending_run', { columns: { failed_version: 'text' } })
