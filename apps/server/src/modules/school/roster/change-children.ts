import { comparableGroup, type KnownChild, type RosterRow } from '@letterliaan/roster'
import { moveStudents } from '../../people/index.ts'
import { setArchived, updateStudents } from './queries.ts'
import type { TakenRow } from './decide-rows.ts'
import type { KnownRoster } from './known-roster.ts'
import type { ChangedStudent, StudentBefore } from './roster-record.ts'
import type { SupervisorCall } from '../../../plugins/contract/handler.ts'

/** A few queries for all. Returns the earlier values, and who came back. */
export async function changeChildren(
  call: SupervisorCall,
  taken: readonly TakenRow[],
  known: KnownRoster,
  groupIdsOf: (row: RosterRow) => readonly number[],
): Promise<{ readonly changed: ChangedStudent[]; readonly returned: number[] }> {
  const { transaction, caller, now } = call
  const there = taken.flatMap(({ row, child, leaves }) => (child === null ? [] : [{ row, child, leaves }]))
  const changes = there.map(({ row, child, leaves }) => {
    const memberOf = new Set(known.groupIdsOf.get(child.id))
    const left = leaves.flatMap((name) => known.groups.get(comparableGroup(name))?.id ?? [])
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
    returned: await setArchived(transaction, archived, null, now),
  }
}

/** New and earlier values; a field missing from the list stays. */
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
