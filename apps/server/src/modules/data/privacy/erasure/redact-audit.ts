import type { Transaction } from '../../../../db/database.ts'
import { decodeJson, encodeJson } from '../../../../db/json.ts'
import { findAboutChild, updateRedacted } from './audit-queries.ts'

type Fields = Readonly<Record<string, unknown>>

const namesOfChildren: ReadonlySet<string> = new Set(['student_ids', 'added', 'removed'])

/** Keeps act, time and author, and removes the person and the words. The only place that changes the log. */
export async function redactAudit(transaction: Transaction, student_id: number, now: number): Promise<void> {
  for (const { id, detail, num_children } of await findAboutChild(transaction, student_id)) {
    const redacted = redactDetail(detail, student_id, Number(num_children) > 1)
    await updateRedacted(transaction, id, { detail: encodeJson(redacted), redacted_at: now })
  }
}

export function redactDetail(detail: string, student_id: number, isAboutOthers: boolean): Fields {
  let fields: Fields
  try {
    fields = decodeJson<Fields>(detail)
  } catch {
    return {}
  }
  const entries = Object.entries(fields).map(([name, value]) => {
    if (namesOfChildren.has(name) && Array.isArray(value))
      return [name, value.filter((id) => id !== student_id)] as const
    return [name, isAboutOthers ? value : withoutWords(name, value)] as const
  })
  return Object.fromEntries(entries)
}

/** Still an event that can be read. */
function withoutWords(name: string, value: unknown): unknown {
  if (typeof value === 'string') return ''
  if (Array.isArray(value)) return []
  if (typeof value !== 'object') return value
  return name === 'changes' ? {} : null
}
