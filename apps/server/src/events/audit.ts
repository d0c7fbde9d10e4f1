import type { Transaction } from '../db/database.ts'
import { decodeJson, encodeJson } from '../db/json.ts'
import { AuditEvent } from './audit-event.ts'
import type { RecordedEvent } from './event.ts'
import { insertAudit, insertAuditStudents } from './queries.ts'

const auditTypes: ReadonlySet<string> = new Set(
  AuditEvent.options.flatMap(({ shape }) => [...shape.type.values]),
)

const isAudited = (recorded: RecordedEvent): recorded is RecordedEvent<AuditEvent> =>
  auditTypes.has(recorded.event.type)

export async function writeAudit(
  transaction: Transaction,
  recorded: readonly RecordedEvent[],
): Promise<void> {
  for (const { organisation_id, user_id, at, event } of recorded.filter(isAudited)) {
    if (user_id === null) throw new Error(`Nobody did ${event.type}.`)
    const { type: action, ...fields } = event
    const row = { organisation_id, user_id, action, detail: encodeJson(fields), created_at: at }
    const id = await insertAudit(transaction, row)
    if (!('student_ids' in event)) continue
    const about = { organisation_id, audit_id: id }
    await insertAuditStudents(transaction, about, [...new Set(event.student_ids)])
  }
}

/** Returns null for an event of another version. */
export function readAudit({
  action,
  detail,
}: {
  readonly action: string
  readonly detail: string
}): AuditEvent | null {
  try {
    return AuditEvent.parse({ ...decodeJson<object>(detail), type: action })
  } catch {
    return null
  }
}
