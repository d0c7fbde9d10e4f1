import * as z from 'zod'
import { retentionLimits } from '../limits.ts'
import { Id, UnixSeconds } from './scalars.ts'

export const ErasedSubject = z.enum(['child', 'user', 'organisation'])
export type ErasedSubject = z.infer<typeof ErasedSubject>

/** `name`: null after the erasure. Executed at `due_at`, or at once if a second administrator confirms it. */
export const Erasure = z.object({
  id: Id,
  subject: ErasedSubject,
  subject_id: Id,
  name: z.string().nullable(),
  asked_by_name: z.string().nullable(),
  is_asked_by_me: z.boolean(),
  asked_at: UnixSeconds,
  due_at: UnixSeconds,
  is_confirmed: z.boolean(),
  /** Once set, the erasure can no longer be cancelled. */
  started_at: UnixSeconds.nullable(),
  done_at: UnixSeconds.nullable(),
})
export type Erasure = z.infer<typeof Erasure>

export const ErasureBody = z.discriminatedUnion('subject', [
  z.strictObject({
    subject: z.literal('child'),
    student_ids: z.array(Id).min(1).max(retentionLimits.erasedAtOnce),
  }),
  z.strictObject({ subject: z.literal('user'), user_id: Id }),
  z.strictObject({ subject: z.literal('organisation') }),
])
export type ErasureBody = z.infer<typeof ErasureBody>

/** Retention terms of an organisation, in months. */
export const RetentionTerms = z.strictObject({
  inactive_months: z.int().min(retentionLimits.months.min).max(retentionLimits.months.max),
  audit_months: z.int().min(retentionLimits.months.min).max(retentionLimits.months.max),
})
export type RetentionTerms = z.infer<typeof RetentionTerms>

/** `last_active_at`: the last answer or login, or else when the child was added. */
export const ProposedErasure = z.object({
  student_id: Id,
  name: z.string(),
  last_active_at: UnixSeconds,
  is_archived: z.boolean(),
})
export type ProposedErasure = z.infer<typeof ProposedErasure>

export const Privacy = z.object({
  terms: RetentionTerms,
  proposed: z.array(ProposedErasure),
  /** Pending and running erasures, and those of the last 30 days. */
  erasures: z.array(Erasure),
})
export type Privacy = z.infer<typeof Privacy>
