import type { Database, Transaction } from '../../../../db/database.ts'
import { isOwnedByChildren, deleteStudents } from '../../../../db/personal-data/children.ts'
import { deleteOwnedRows, readOwnedColumns } from '../../../../db/personal-data/owned-rows.ts'
import { childTables } from '../../../../db/personal-data/table-descriptions.ts'
import { forgetInImports } from '../../../school/index.ts'
import { erasedChild } from './erased-person.ts'
import { removeMentions, createReplacer } from './remove-mentions.ts'
import { deleteStaffReplies, replaceUser } from './person-queries.ts'
import { findChildToErase, type ErasedChildRow } from './queries.ts'
import { decodeJson, encodeJson } from '../../../../db/json.ts'
import { findAuditAboutChild } from './audit-queries.ts'
import { findInterventionIds, findOthersInPlan, replaceInPlan } from './plan-queries.ts'
import { updateRow, updateRows } from '../../../../db/tables/rows.ts'

/** Erases a child in small transactions. Its own row is last, so that an interrupted erasure is repeated. */
export async function eraseChild(database: Database, student_id: number, now: number): Promise<void> {
  const child = await findChildToErase(database.queries, student_id)
  if (child === undefined) return
  const columns = await readOwnedColumns(database.queries)
  const mentions = {
    organisation_id: child.organisation_id,
    texts: listIdentifyingTexts(child),
    instead: erasedChild,
  }
  await removeMentions(database, columns, mentions, now)
  await database.transaction(async (transaction) => {
    await forgetFirstName(transaction, child)
    await forgetInImports(transaction, child.organisation_id, student_id)
    await deleteStaffReplies(transaction, child.organisation_id)
    await redactAudit(transaction, student_id, now)
    await replaceUser(
      transaction,
      { table: 'audit', name: 'user_id' },
      { user_id: child.user_id, other: null, now },
    )
  })
  await deleteWork(database, child)
  await database.transaction((transaction) => deleteStudents(transaction, [student_id]))
}

/** Returns texts that identify the child. A first name may be another child's, and a key any number. */
const listIdentifyingTexts = (child: ErasedChildRow): readonly string[] =>
  [
    child.last_name.trim() === '' ? '' : `${child.first_name} ${child.last_name}`.trim(),
    child.username,
    child.identifier,
    child.channel_id,
    child.eckid ?? '',
  ].filter((text) => text !== '')

async function deleteWork(database: Database, { id, user_id }: ErasedChildRow): Promise<void> {
  const children = { student: [id], user: [user_id] }
  for (const table of childTables) {
    if (table === 'student' || table === 'user') continue
    const condition = isOwnedByChildren(database.queries, table, children)
    for (;;)
      if (!(await database.transaction((transaction) => deleteOwnedRows(transaction, table, condition))))
        break
  }
}

type Fields = Readonly<Record<string, unknown>>

const namesOfChildren: ReadonlySet<string> = new Set(['student_ids', 'added', 'removed'])

/** Redacts the child's events. Action, time and author stay. No other code changes the audit log. */
async function redactAudit(transaction: Transaction, student_id: number, now: number): Promise<void> {
  for (const { id, detail, num_children } of await findAuditAboutChild(transaction, student_id)) {
    const redacted = encodeJson(redactDetail(detail, student_id, Number(num_children) > 1))
    // Without its salt, the hash that stays reveals nothing (ADR 50).
    await updateRow(transaction, 'audit', id, { detail: redacted, redacted_at: now, salt: null })
  }
}

function redactDetail(detail: string, student_id: number, isAboutOthers: boolean): Fields {
  let fields: Fields
  try {
    fields = decodeJson<Fields>(detail)
  } catch {
    return {}
  }
  const entries = Object.entries(fields).map(([name, value]) => {
    if (namesOfChildren.has(name) && Array.isArray(value))
      return [name, value.filter((id) => id !== student_id)] as const
    return [name, isAboutOthers ? value : emptyTexts(name, value)] as const
  })
  return Object.fromEntries(entries)
}

/** Empties texts and lists in an event's field, so that the event can still be read. */
function emptyTexts(name: string, value: unknown): unknown {
  if (typeof value === 'string') return ''
  if (Array.isArray(value)) return []
  if (typeof value !== 'object') return value
  return name === 'changes' ? {} : null
}

/** Replaces the child's first name in its plans, unless another child of the plan has that name. */
async function forgetFirstName(transaction: Transaction, child: ErasedChildRow): Promise<void> {
  const texts = [child.first_name, child.screen_name].filter((name) => name.trim() !== '')
  if (texts.length === 0) return
  const replace = createReplacer({ texts, instead: erasedChild })
  for (const intervention_id of await findInterventionIds(transaction, child.id)) {
    const others = await findOthersInPlan(transaction, intervention_id, child.id)
    if (
      others.some(({ first_name, screen_name }) => texts.includes(first_name) || texts.includes(screen_name))
    )
      continue
    await replaceInPlan(transaction, intervention_id, replace)
    for (const { student_id, evaluation } of others)
      await updateRows(
        transaction,
        'intervention_student',
        { intervention_id, student_id },
        { evaluation: replace(evaluation) },
      )
  }
}
