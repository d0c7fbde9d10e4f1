import type { Tables } from './tables.ts'

/** Remembers runs that could not be folded (docs/adr/0080-an-answer-is-one-append.md). */
export const up = ({ addColumns }: Tables): Promise<void> =>
  addColumns('pending_run', { columns: { failed_version: 'text' } })
