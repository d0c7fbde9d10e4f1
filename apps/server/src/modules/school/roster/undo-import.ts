import { formatFullName } from '@letterliaan/rules'
import type { RosterImport } from '@letterliaan/contract'
import type { Queries } from '../../../db/database.ts'
import { deleteStudents, filterPlayed } from '../../../db/personal-data/children.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import {
  createNotFoundError,
  type ProblemError,
  createProblemError,
} from '../../../plugins/errors/problem-error.ts'
import { recordEvent } from '../../../events/record-event.ts'
import { removeGroup, moveStudents, setGroupYear } from '../../people/index.ts'
import { archiveStudents } from './archive-students.ts'
import {
  findImport,
  findExisting,
  findKnownStudents,
  isEmptyGroup,
  markImportUndone,
  setArchivedAt,
  updateStudents,
} from './queries.ts'
import {
  listRecordedChildren,
  narrowRosterRecord,
  isImportOfToday,
  readRosterRecord,
  toImport,
  type ChangedStudent,
  type RosterRecord,
} from './roster-record.ts'
import type { SupervisorCall } from '../../../plugins/contract/handler.ts'
import { findGroupNames } from '../../../db/tables/group.ts'

/** Undoes an import of the same day, by its author or an administrator (GRP-6). Throws 404, 409. */
export async function undoImport(call: SupervisorCall, id: number): Promise<RosterImport> {
  const { transaction, caller, now } = call
  const row = await findImport(transaction, caller.organisation_id, id)
  if (!row || (row.user_id !== caller.user_id && caller.role !== 'beheerder')) throw createNotFoundError()
  if (row.undone_at !== null) throw refuse('Dit is al ongedaan gemaakt.')
  if (!isImportOfToday(row.created_at, now))
    throw refuse('Dit kan alleen op de dag zelf. Archiveer de kinderen in plaats daarvan.')
  const written = readRosterRecord(row)
  // An earlier undo may already have deleted a child of this import.
  const changes = narrowRosterRecord(written, await findExisting(transaction, listRecordedChildren(written)))
  await refuseWhenPlayed(transaction, caller, changes.added)
  if (!(await markImportUndone(transaction, id, now))) throw refuse('Dit is al ongedaan gemaakt.')
  await deleteStudents(transaction, changes.added)
  await restoreChildren(call, changes.changed)
  await setArchivedAt(transaction, changes.archived, null, now)
  await archiveStudents(call, changes.returned)
  await restoreGroups(call, changes)
  const student_ids = listRecordedChildren({ ...changes, added: [] })
  recordEvent(transaction, caller, { type: 'roster_undone', student_ids, import_id: id }, now)
  return toImport({ ...row, undone_at: now }, now)
}

const refuse = (detail: string): ProblemError => createProblemError(409, 'Niet ongedaan te maken', detail)

async function refuseWhenPlayed(
  queries: Queries,
  caller: UserCaller,
  student_ids: readonly number[],
): Promise<void> {
  const played = await filterPlayed(queries, student_ids)
  if (played.length === 0) return
  const student = (await findKnownStudents(queries, caller)).find(({ id }) => played.includes(id))
  const name = student ? formatFullName(student) : 'Een kind'
  const others = played.length - 1
  const who =
    others === 0
      ? `${name} heeft`
      : `${name} en ${others === 1 ? 'nog een kind' : `nog ${others} kinderen`} hebben`
  throw refuse(`${who} al gespeeld. Archiveer wie er niet bij hoort.`)
}

async function restoreChildren(call: SupervisorCall, changed: readonly ChangedStudent[]): Promise<void> {
  const { transaction, caller, now } = call
  // A deleted group can't be restored.
  const groups = new Set((await findGroupNames(transaction, caller.organisation_id)).map(({ id }) => id))
  await updateStudents(
    transaction,
    changed.map(({ student_id, before }) => ({ student_id, ...before })),
    now,
  )
  await moveStudents(
    transaction,
    caller,
    changed.map(({ student_id, joined, left }) => ({
      student_id,
      joined: left.filter((id) => groups.has(id)),
      left: joined,
    })),
    now,
  )
}

async function restoreGroups(
  { transaction, now }: SupervisorCall,
  { newGroups, changedGroups }: RosterRecord,
): Promise<void> {
  for (const group_id of newGroups) {
    if (await isEmptyGroup(transaction, group_id)) await removeGroup(transaction, group_id, now)
  }
  for (const { group_id, before } of changedGroups) {
    await setGroupYear(transaction, group_id, before, now)
  }
}
