import { getTableDescription, type ChildTableName } from '../../../../db/personal-data/table-descriptions.ts'
import type { DatabaseRow } from '../../../../db/personal-data/row-pages.ts'

export interface NameReplacer {
  readonly replace: (text: string) => string
}

const unnamedSupervisor = 'een begeleider'

/** Tables with texts that others wrote about the child, which may name other children. */
const writtenByOthers: ReadonlySet<ChildTableName> = new Set<ChildTableName>([
  'activity',
  'supervisor_note',
  'intervention_student',
  'audit_student',
  'voided_session',
  'week_dictation_mark',
  'step',
  'path',
])

/** Fields of an event that name other children. */
const otherPeople: ReadonlySet<string> = new Set(['student_ids', 'added', 'removed'])

/** Removes the names of colleagues and other children from a row. */
export function hideNames(table: ChildTableName, row: DatabaseRow, { replace }: NameReplacer): DatabaseRow {
  const people = getTableDescription(table).people ?? []
  const entries = Object.entries(row).map(([name, value]) => {
    if (people.includes(name) && table !== 'student') return [name, value === null ? null : unnamedSupervisor]
    if (typeof value !== 'string') return [name, value]
    const parsed = readJson(value)
    if (parsed !== undefined) return [name, withoutOthers(parsed, table, replace)]
    return [name, writtenByOthers.has(table) ? replace(value) : value]
  })
  return Object.fromEntries(entries) as DatabaseRow
}

function readJson(text: string): unknown {
  if (!/^[[{]/.test(text)) return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function withoutOthers(value: unknown, table: ChildTableName, replace: (text: string) => string): unknown {
  if (typeof value === 'string') return writtenByOthers.has(table) ? replace(value) : value
  if (Array.isArray(value)) return value.map((item) => withoutOthers(item, table, replace))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      if (otherPeople.has(name)) return []
      if (name === 'sender') return [[name, unnamedSupervisor]]
      return [[name, withoutOthers(inner, table, replace)]]
    }),
  )
}
