import type { AuditFilter, AuditKind } from '@letterliaan/contract'
import { findStartOfDay } from '@letterliaan/rules/calendar'

/** The fields of the filter form. '' and null mean no limit. */
export interface AuditFilterFields {
  readonly from: string
  readonly until: string
  readonly kind: AuditKind | null
  readonly user_id: number | null
  readonly student_id: number | null
}

export const emptyAuditFilter: AuditFilterFields = {
  from: '',
  until: '',
  kind: null,
  user_id: null,
  student_id: null,
}

/** Returns the filter to send, or null if the last day is before the first. Both days are included. */
export function toAuditFilter({
  from,
  until,
  kind,
  user_id,
  student_id,
}: AuditFilterFields): AuditFilter | null {
  const since = findStartOfDay(from)
  const end = findStartOfDay(until, 1)
  if (since !== null && end !== null && since >= end) return null
  return {
    ...(since !== null && { since }),
    ...(end !== null && { until: end }),
    ...(kind !== null && { kind }),
    ...(user_id !== null && { user_id }),
    ...(student_id !== null && { student_id }),
  }
}
