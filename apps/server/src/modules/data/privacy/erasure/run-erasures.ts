import type { Database } from '../../../../db/database.ts'
import { eraseChild } from './erase-child.ts'
import { eraseUser, type ErasureRun } from './erase-user.ts'
import type { FileEraser } from './erased-files.ts'
import { addToErasedList } from './erased-list.ts'
import type { ErasedId } from './erased-person.ts'
import {
  findAdministratorIds,
  listStartedErasures,
  findChildToErase,
  findDueErasures,
  findErasedOwner,
  findStaffToErase,
  insertErasedAgain,
  markErasureStarted,
  type ErasureRow,
} from './queries.ts'
import { limitDatabase } from '../../../../db/limit-to-organisation.ts'
import { findOrganisation } from '../../../../db/tables/organisation.ts'
import { deleteOwnedRows, matchOwner, readOwnedColumns } from '../../../../db/personal-data/owned-rows.ts'
import type { Table } from '../../../../db/personal-data/description.ts'
import { tableNames } from '../../../../db/personal-data/table-descriptions.ts'
import { getUnusablePasswordHash } from '../../../identity/index.ts'
import { findFileRows } from '../../archive/queries.ts'
import { endLoginsOf } from '../../../../db/tables/token-family.ts'
import { updateRows, updateRow } from '../../../../db/tables/rows.ts'

export interface ErasureDependencies {
  readonly database: Database
  readonly files: FileEraser
  /** Path of the list of erased rows (`erased-list.ts`). */
  readonly listFile: string
}

export interface Eraser {
  /** Runs due and confirmed erasures, one run at a time. Rejects after the last one if any failed. */
  run(now: number): Promise<void>
}

export function createEraser(dependencies: ErasureDependencies): Eraser {
  let last: Promise<void> = Promise.resolve()
  return {
    run(now) {
      const run = () => dependencies.database.exclusively(() => runErasures(dependencies, now))
      last = last.then(run, run)
      return last
    },
  }
}

async function runErasures(dependencies: ErasureDependencies, now: number): Promise<void> {
  const errors: unknown[] = []
  for (const erasure of await findDueErasures(dependencies.database.queries, now)) {
    try {
      await runErasure(dependencies, erasure, now)
    } catch (error) {
      errors.push(error)
    }
  }
  await updateErasedList(dependencies)
  if (errors.length > 0) throw new AggregateError(errors, 'Not everything was erased; it is tried again.')
}

/** Adds the ids that all processes erased to this machine's list. Backups include the list. */
async function updateErasedList({
  database,
  listFile,
}: Pick<ErasureDependencies, 'database' | 'listFile'>): Promise<void> {
  const begun = await listStartedErasures(database.queries)
  const list = begun.flatMap(({ subject, subject_id, subject_created_at }) =>
    subject_created_at === null ? [] : [{ subject, id: subject_id, created_at: subject_created_at }],
  )
  await addToErasedList(listFile, list)
}

async function runErasure(
  { database: everywhere, files, listFile }: ErasureDependencies,
  { id, organisation_id, subject, subject_id }: ErasureRow,
  now: number,
): Promise<void> {
  const database = limitDatabase(everywhere, organisation_id)
  const erased = await findErasedId(database, subject, subject_id)
  if (erased !== null && (await isLastAdministrator(database, erased))) {
    await database.transaction((transaction) =>
      updateRow(transaction, 'erasure', id, { cancelled_at: now, confirmed_at: null }),
    )
    return
  }
  const subject_created_at = erased?.created_at ?? null
  const begun = await database.transaction((transaction) =>
    markErasureStarted(transaction, { id, subject_created_at }, now),
  )
  if (!begun) return
  if (erased !== null) {
    // Added first, so that the person is erased again after a restore, even if this erasure fails.
    await addToErasedList(listFile, [erased])
    await erase({ database, files, now }, erased)
  }
  await database.transaction((transaction) => updateRow(transaction, 'erasure', id, { done_at: now }))
}

async function findErasedId(
  { queries }: Database,
  subject: ErasedId['subject'],
  id: number,
): Promise<ErasedId | null> {
  const find = { child: findChildToErase, user: findStaffToErase, organisation: findOrganisation }[subject]
  const found = await find(queries, id)
  return found === undefined ? null : { subject, id, created_at: found.created_at }
}

async function isLastAdministrator({ queries }: Database, { subject, id }: ErasedId): Promise<boolean> {
  if (subject !== 'user') return false
  const person = await findStaffToErase(queries, id)
  if (person === undefined || person.role !== 'beheerder') return false
  return (await findAdministratorIds(queries, person.organisation_id)).length === 1
}

function erase(
  run: { readonly database: Database; readonly files: FileEraser; readonly now: number },
  { subject, id }: ErasedId,
): Promise<void> {
  if (subject === 'child') return eraseChild(run.database, id, run.now)
  return subject === 'user' ? eraseUser(run, id) : eraseOrganisation(run, id)
}

/** Repeats erasures after a backup was restored. Returns how many people the backup contained. */
export async function repeatErasures(
  { database, files }: Pick<ErasureDependencies, 'database' | 'files'>,
  list: readonly ErasedId[],
  now: number,
): Promise<number> {
  let count = 0
  for (const erased of list) {
    const organisation_id = await findOrganisationOf(database, erased)
    const own = organisation_id === null ? null : limitDatabase(database, organisation_id)
    const found = own && (await findErasedId(own, erased.subject, erased.id))
    // A different row may have this id by now.
    if (own === null || organisation_id === null || found?.created_at !== erased.created_at) continue
    await erase({ database: own, files, now }, erased)
    // Recorded again, because the restored log may lack the request that explains the redaction.
    if (erased.subject !== 'organisation')
      await own.transaction((transaction) => insertErasedAgain(transaction, organisation_id, erased, now))
    count++
  }
  return count
}

async function findOrganisationOf(database: Database, { subject, id }: ErasedId): Promise<number | null> {
  if (subject === 'organisation') return id
  const owner = await findErasedOwner(database.queries, subject === 'child' ? 'student' : 'user', id)
  return owner?.organisation_id ?? null
}

const people: readonly Table[] = ['student', 'user', 'organisation']

/** Rows refer to the people who made them, so people are deleted last. */
const inOrder: readonly Table[] = [...tableNames.filter((table) => !people.includes(table)), ...people]

/** Blocks all logins, so that nobody adds rows to emptied tables. */
async function blockOrganisation(database: Database, organisation_id: number, now: number): Promise<void> {
  const password_hash = await getUnusablePasswordHash()
  await database.transaction(async (transaction) => {
    await updateRows(transaction, 'student', { organisation_id, archived_at: null }, { archived_at: now })
    await updateRows(transaction, 'user', { organisation_id }, { password_hash })
    await endLoginsOf(transaction, { organisation_id }, now)
  })
}

/** Erases in small transactions. The organisation's row is last, so that an interrupted run is repeated. */
async function eraseOrganisation(
  { database, files, now }: ErasureRun,
  organisation_id: number,
): Promise<void> {
  const { queries } = database
  const { recordings, pictures } = await findFileRows(queries, organisation_id)
  for (const recording of recordings) await files.removeRecording(organisation_id, recording)
  for (const { name } of pictures) await files.removePicture(organisation_id, name)
  await blockOrganisation(database, organisation_id, now)
  const columns = await readOwnedColumns(queries)
  for (const table of inOrder) {
    const condition = matchOwner(queries, columns, table, { of: 'organisation', id: organisation_id })
    if (condition === null) continue
    for (;;)
      if (!(await database.transaction((transaction) => deleteOwnedRows(transaction, table, condition))))
        break
  }
  await database.transaction((transaction) =>
    updateRows(
      transaction,
      'erasure',
      { organisation_id },
      { asked_by: null, confirmed_by: null, cancelled_by: null },
    ),
  )
}
