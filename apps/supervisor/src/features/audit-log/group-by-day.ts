import type { AuditEntry } from '@letterliaan/contract'
import { amsterdamDate } from '@letterliaan/rules/calendar'

export interface AuditDay {
  /** '2026-11-16' */
  readonly day: string
  readonly entries: readonly AuditEntry[]
}

/** In the order in which they stand. */
export const groupByDay = (entries: readonly AuditEntry[]): readonly AuditDay[] =>
  [...Map.groupBy(entries, ({ at }) => amsterdamDate(at))].map(([day, ofDay]) => ({ day, entries: ofDay }))
