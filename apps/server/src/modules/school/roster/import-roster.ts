import type { RosterImportBody, RosterImportResult } from '@letterliaan/contract'
import { toComparableGroup, readLevel, type RosterRow, type KnownChild } from '@letterliaan/roster'
import { formatFullName } from '@letterliaan/rules'
import { toSchoolYear } from '@letterliaan/rules/calendar'
import { findUnsupervised } from '../../../plugins/auth/supervision-queries.ts'
import { createInvalidInputError, createNotFoundError } from '../../../plugins/errors/problem-error.ts'
import { recordEvent } from '../../../events/record-event.ts'
import { createChildren, createGroup, moveStudents } from '../../people/index.ts'
import { archiveStudents } from './archive-students.ts'
import { decideRows, type AcceptedRow } from './decide-rows.ts'
import { readKnownRoster, type KnownRoster } from './known-roster.ts'
import {
  listRecordedChildren,
  writeRosterRecord,
  type ChangedStudent,
  type StudentBefore,
} from './roster-record.ts'
import type { SupervisorCall } from '../../../plugins/contract/handler.ts'
import { setArchivedAt, updateStudents } from './queries.ts'

/** Imports all rows of a roster or none (GRP-6). Refuses rows that changed since the preview. Throws 404, 422. */
export async function importRoster(
  call: SupervisorCall,
  { decisions, archive, is_complete }: RosterImportBody,
): Promise<RosterImportResult> {
  const { transaction, caller, now } = call
  const lines = new Set(decisions.map(({ row }) => row.line))
  if (lines.size < decisions.length)
    throw createInvalidInputError({ decisions: 'Elke rij mag er één keer in staan.' })
  if ((await findUnsupervised(transaction, caller, archive)).length > 0) throw createNotFoundError()
  const known = await readKnownRoster(transaction, caller)
  const { taken, refused } = decideRows(decisions, known, is_complete)
  const groups = await resolveGroups(call, known, taken)
  const added = await addChildren(call, taken, groups)
  const { changed, returned } = await changeChildren(call, taken, known, (row) =>
    groupsOf(row, groups).map(({ id }) => id),
  )
  const archived = await archiveStudents(call, archive)
  const newGroups = [...groups.values()].filter(({ is_new }) => is_new).map(({ id }) => id)
  const changes = { added, changed, archived, returned, newGroups, changedGroups: [] }
  const written = await writeRosterRecord(call, 'import', changes)
  const counts = { num_added: added.length, num_changed: changed.length, num_archived: archived.length }
  const imported = { student_ids: listRecordedChildren(changes), import_id: written.id, ...counts }
  recordEvent(transaction, caller, { type: 'roster_imported', ...imported }, now)
  return {
    ...written,
    refused: refused.map(({ row, reasons }) => ({
      line: row.line,
      name: formatFullName(row).slice(0, 100),
      reasons: [...reasons],
    })),
    groups: [...groups.values()].map(({ id, name }) => ({ id, name })),
  }
}

interface ResolvedGroup {
  readonly id: number
  readonly name: string
  readonly level_id: number | null
  readonly is_new: boolean
}

async function resolveGroups(
  { transaction, caller, now }: SupervisorCall,
  known: KnownRoster,
  taken: readonly AcceptedRow[],
): Promise<Map<string, ResolvedGroup>> {
  const groups = new Map<string, ResolvedGroup>()
  for (const { row } of taken) {
    for (const name of row.group_names) {
      const key = toComparableGroup(name)
      if (groups.has(key)) continue
      const there = known.groups.get(key)
      if (there) {
        groups.set(key, { ...there, is_new: false })
        continue
      }
      const { organisation_id, user_id } = caller
      const level_id = sharedLevel(taken, key) ?? readLevel(name, known.region)
      const group = { organisation_id, name, school_year: toSchoolYear(now), level_id }
      const id = await createGroup(transaction, group, [user_id], now)
      recordEvent(transaction, caller, { type: 'group_made', group_id: id }, now)
      groups.set(key, { id, name, level_id, is_new: true })
    }
  }
  return groups
}

function sharedLevel(taken: readonly AcceptedRow[], group: string): number | null {
  const levels = new Set(
    taken
      .filter(({ row }) => row.group_names.some((name) => toComparableGroup(name) === group))
      .map(({ row }) => row.level_id),
  )
  const [level = null] = levels
  return levels.size === 1 ? level : null
}

const groupsOf = (row: RosterRow, groups: ReadonlyMap<string, ResolvedGroup>): ResolvedGroup[] =>
  row.group_names.flatMap((name) => groups.get(toComparableGroup(name)) ?? [])

async function addChildren(
  { transaction, caller, now }: SupervisorCall,
  taken: readonly AcceptedRow[],
  groups: ReadonlyMap<string, ResolvedGroup>,
): Promise<number[]> {
  const rows = taken.filter(({ child }) => child === null).map(({ row }) => row)
  const children = rows.map(({ first_name, last_name, key, eckid, level_id, ...row }) => ({
    first_name,
    last_name,
    school_key: key,
    eckid,
    level_id:
      level_id ??
      groupsOf({ ...row, first_name, last_name, key, eckid, level_id }, groups)[0]?.level_id ??
      null,
  }))
  const { organisation_id } = caller
  const accounts = await createChildren(transaction, organisation_id, children, now)
  const ids = accounts.map(({ student_id }) => student_id)
  const moves = rows.map((row, at) => ({
    student_id: ids[at] ?? 0,
    joined: groupsOf(row, groups).map(({ id }) => id),
    left: [],
  }))
  await moveStudents(transaction, caller, moves, now)
  return ids
}

/** Changes children with a few queries. Returns their earlier values and the children restored from the archive. */
async function changeChildren(
  call: SupervisorCall,
  taken: readonly AcceptedRow[],
  known: KnownRoster,
  groupIdsOf: (row: RosterRow) => readonly number[],
): Promise<{ readonly changed: ChangedStudent[]; readonly returned: number[] }> {
  const { transaction, caller, now } = call
  const there = taken.flatMap(({ row, child, leaves }) => (child === null ? [] : [{ row, child, leaves }]))
  const changes = there.map(({ row, child, leaves }) => {
    const memberOf = new Set(known.groupIdsOf.get(child.id))
    const left = leaves.flatMap((name) => known.groups.get(toComparableGroup(name))?.id ?? [])
    return {
      student_id: child.id,
      ...diffChild(row, child),
      joined: groupIdsOf(row).filter((id) => !memberOf.has(id)),
      left: left.filter((id) => memberOf.has(id)),
    }
  })
  await updateStudents(
    transaction,
    changes.map(({ student_id, after }) => ({ student_id, ...after })),
    now,
  )
  await moveStudents(transaction, caller, changes, now)
  const archived = there.filter(({ child }) => child.is_archived).map(({ child }) => child.id)
  return {
    changed: changes
      .filter(({ after, joined, left }) => Object.keys(after).length + joined.length + left.length > 0)
      .map(({ student_id, before, joined, left }) => ({ student_id, before, joined, left })),
    returned: await setArchivedAt(transaction, archived, null, now),
  }
}

/** Returns the new and the earlier values of changed fields. A field that the list lacks does not change. */
function diffChild(row: RosterRow, child: KnownChild): { before: StudentBefore; after: StudentBefore } {
  const fields = [
    ['first_name', row.first_name, child.first_name],
    ['last_name', row.last_name || null, child.last_name],
    ['school_key', row.key, child.key],
    ['eckid', row.eckid, child.eckid],
    ['level_id', row.level_id, child.level_id],
  ] as const
  const different = fields.filter(([, next, before]) => next !== null && next !== before)
  return {
    before: Object.fromEntries(different.map(([field, , before]) => [field, before])),
    after: Object.fromEntries(different.map(([field, next]) => [field, next])),
  }
}
