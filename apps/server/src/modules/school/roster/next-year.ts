import type { NextYearBody, RosterImport } from '@letterliaan/contract'
import { createInvalidInputError } from '../../../plugins/errors/problem-error.ts'
import { recordEvent } from '../../../events/record-event.ts'
import { getGroup, moveStudents, assertGroupName, setGroupYear } from '../../people/index.ts'
import { archiveStudents } from './archive-students.ts'
import { findKnownStudents, findRosterMemberships, updateStudents } from './queries.ts'
import { emptyRecord, writeRosterRecord, type ChangedStudent } from './roster-record.ts'
import type { SupervisorCall } from '../../../plugins/contract/handler.ts'

/** Children leave after groep 8. */
const maxLevel = 8

/** Moves a group to the next school year (GRP-8) and archives leaving children. Throws 404, 422. */
export async function moveGroupToNextYear(
  call: SupervisorCall,
  group_id: number,
  { name, staying, staying_group_id, leaving }: NextYearBody,
): Promise<RosterImport> {
  assertGroupName(name)
  const { transaction, caller, now } = call
  const group = await getGroup(transaction, caller, group_id)
  if (staying_group_id !== null) await getGroup(transaction, caller, staying_group_id)
  const members = await findMembers(call, group_id)
  const exceptions = [...staying, ...leaving]
  mustBeMembers(exceptions, members)
  const level_id = group.level_id === null ? null : Math.min(maxLevel, group.level_id + 1)
  await setGroupYear(transaction, group_id, { name, school_year: group.school_year + 1, level_id }, now)
  const going = [...members].filter(([id]) => !exceptions.includes(id))
  await moveUp(call, going)
  const joined = staying_group_id === null ? [] : [staying_group_id]
  await moveStudents(
    transaction,
    caller,
    staying.map((student_id) => ({ student_id, joined, left: [group_id] })),
    now,
  )
  const archived = await archiveStudents(call, leaving)
  recordEvent(
    transaction,
    caller,
    { type: 'group_next_year', student_ids: [...members.keys()], group_id },
    now,
  )
  const changed: ChangedStudent[] = [
    ...going.map(([student_id, level]) => ({
      student_id,
      before: { level_id: level },
      joined: [],
      left: [],
    })),
    ...staying.map((student_id) => ({ student_id, before: {}, joined, left: [group_id] })),
  ]
  const before = { name: group.name, school_year: group.school_year, level_id: group.level_id }
  return writeRosterRecord(call, 'next_year', {
    ...emptyRecord,
    changed,
    archived,
    changedGroups: [{ group_id, before }],
  })
}

/** Throws 422 for a child that is listed twice or is not in the group. */
function mustBeMembers(student_ids: readonly number[], members: ReadonlyMap<number, unknown>): void {
  const isUnique = new Set(student_ids).size === student_ids.length
  if (isUnique && student_ids.every((id) => members.has(id))) return
  throw createInvalidInputError({ staying: 'Kies alleen kinderen van deze groep, elk één keer.' })
}

async function findMembers(
  { transaction, caller }: SupervisorCall,
  group_id: number,
): Promise<Map<number, number | null>> {
  const memberships = await findRosterMemberships(transaction, caller.organisation_id)
  const ids = new Set(
    memberships.filter((membership) => membership.group_id === group_id).map(({ student_id }) => student_id),
  )
  const students = await findKnownStudents(transaction, caller)
  return new Map(
    students
      .filter(({ id, archived_at }) => ids.has(id) && archived_at === null)
      .map((row) => [row.id, row.level_id]),
  )
}

/** A child that has no level gets none. */
async function moveUp(
  { transaction, now }: SupervisorCall,
  going: readonly (readonly [student_id: number, level_id: number | null])[],
): Promise<void> {
  const changes = going.flatMap(([student_id, level_id]) =>
    level_id === null || level_id >= maxLevel ? [] : [{ student_id, level_id: level_id + 1 }],
  )
  await updateStudents(transaction, changes, now)
}
