import * as z from 'zod'
import { Id, UnixSeconds } from './scalars.ts'

export const auditKinds = ['login', 'view', 'export', 'staff', 'child', 'school'] as const
export const AuditKind = z.enum(auditKinds)
export type AuditKind = z.infer<typeof AuditKind>

/** Null if the person was erased. */
const Person = z.object({ id: Id, name: z.string() }).nullable()

export const AuditEntry = z.object({
  id: Id,
  at: UnixSeconds,
  by: Person,
  kind: AuditKind,
  text: z.string(),
  students: z.array(z.object({ id: Id, name: z.string() })),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** The latest entry is first. `before` is for the next page; null on the last page. */
export const AuditPage = z.object({ entries: z.array(AuditEntry), before: Id.nullable() })
export type AuditPage = z.infer<typeof AuditPage>

const unixSeconds = z.coerce.number().pipe(UnixSeconds)
const id = z.coerce.number().pipe(Id)

/** From `since` up to but excluding `until`. */
export const AuditFilter = z.object({
  since: unixSeconds.optional(),
  until: unixSeconds.optional(),
  kind: AuditKind.optional(),
  user_id: id.optional(),
  student_id: id.optional(),
})
export type AuditFilter = z.infer<typeof AuditFilter>

export const AuditQuery = AuditFilter.extend({ before: id.optional() })
export type AuditQuery = z.infer<typeof AuditQuery>

/** `chain`: rows or seals were added, removed or exchanged. A noted `last_hash` can be compared later. */
export const AuditCheck = z.object({
  num_seals: z.int(),
  num_rows: z.int(),
  num_redacted: z.int(),
  last_hash: z.string().nullable(),
  problems: z.array(
    z.object({
      kind: z.enum(['changed', 'chain', 'redacted', 'missing']),
      seal: z.int(),
      audit_id: Id.nullable(),
    }),
  ),
})
export type AuditCheck = z.infer<typeof AuditCheck>
