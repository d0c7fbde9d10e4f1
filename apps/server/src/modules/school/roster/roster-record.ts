import type { RosterImport } from '@letterliaan/contract'
import { toAmsterdamDay } from '@letterliaan/rules/calendar'
import type { Selectable } from 'kysely'
import type { Queries } from '../../../db/database.ts'
import { decodeJson, encodeJson } from '../../../db/json.ts'
import type { RosterImportTable } from '../../../db/schema.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import { findRosterImports, type RosterStudentChange } from './queries.ts'
import type { SupervisorCall } from '../../../plugins/contract/handler.ts'
import { insertRow } from '../../../db/tables/rows.ts'

export type StudentBefore = Omit<RosterStudentChange, 'student_id'>

export interface ChangedStudent {
  readonly student_id: number
  readonly before: StudentBefore
  readonly joined: readonly number[]
  readonly left: readonly number[]
}

export interface ChangedGroup {
  readonly group_id: number
  readonly before: { readonly name: string; readonly school_year: number; readonly level_id: number | null }
}

export interface RosterRecord {
  readonly added: readonly number[]
  readonly changed: readonly ChangedStudent[]
  readonly archived: readonly number[]
  readonly returned: readonly number[]
  readonly newGroups: readonly number[]
  readonly changedGroups: readonly ChangedGroup[]
}

export const emptyRecord: RosterRecord = {
  added: [],
  changed: [],
  archived: [],
  returned: [],
  newGroups: [],
  changedGroups: [],
}

export const listRecordedChildren = ({ added, changed, archived, returned }: RosterRecord): number[] => [
  ...added,
  ...changed.map(({ student_id }) => student_id),
  ...archived,
  ...returned,
]

export function narrowRosterRecord(record: RosterRecord, student_ids: readonly number[]): RosterRecord {
  const isOf = (student_id: number): boolean => student_ids.includes(student_id)
  return {
    ...record,
    added: record.added.filter(isOf),
    changed: record.changed.filter(({ student_id }) => isOf(student_id)),
    archived: record.archived.filter(isOf),
    returned: record.returned.filter(isOf),
  }
}

export async function writeRosterRecord(
  { transaction, caller, now }: SupervisorCall,
  kind: RosterImport['kind'],
  record: RosterRecord,
): Promise<RosterImport> {
  const { organisation_id, user_id } = caller
  const row = {
    organisation_id,
    user_id,
    kind,
    changes: encodeJson(record),
    created_at: now,
    undone_at: null,
  }
  return toImport({ id: await insertRow(transaction, 'roster_import', row), ...row }, now)
}

export const readRosterRecord = ({ changes }: Pick<RosterImportTable, 'changes'>): RosterRecord =>
  decodeJson<RosterRecord>(changes)

export const isImportOfToday = (created_at: number, now: number): boolean =>
  toAmsterdamDay(created_at) === toAmsterdamDay(now)

export function toImport(row: Selectable<RosterImportTable>, now: number): RosterImport {
  const { added, changed, archived } = readRosterRecord(row)
  return {
    id: row.id,
    kind: row.kind,
    created_at: row.created_at,
    num_added: added.length,
    num_changed: changed.length,
    num_archived: archived.length,
    can_be_undone: row.undone_at === null && isImportOfToday(row.created_at, now),
  }
}

export async function listImports(
  queries: Queries,
  { user_id }: UserCaller,
  now: number,
): Promise<RosterImport[]> {
  const rows = await findRosterImports(queries, user_id, now - 25 * 60 * 60)
  return rows.filter(({ created_at }) => isImportOfToday(created_at, now)).map((row) => toImport(row, now))
}
