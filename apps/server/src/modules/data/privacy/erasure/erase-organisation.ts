import type { Database } from '../../../../db/database.ts'
import { deleteRows, isOwnedBy, readColumns } from '../../../../db/personal-data/owned-rows.ts'
import type { Table } from '../../../../db/personal-data/description.ts'
import { tableNames } from '../../../../db/personal-data/read-description.ts'
import { endLoginsOf, hashUnknownPassword } from '../../../identity/index.ts'
import type { ErasureRun } from './erase-user.ts'
import { archiveAll, clearPeopleOfErasures, lockOut } from './queries.ts'
import { findFileRows } from '../../archive/queries.ts'

const people: readonly Table[] = ['student', 'user', 'organisation']

/** Shared rows name the people who made them, so people are deleted last. */
const inOrder: readonly Table[] = [...tableNames.filter((table) => !people.includes(table)), ...people]

/** Nobody adds a row to what was emptied already. */
async function closeOrganisation(database: Database, organisation_id: number, now: number): Promise<void> {
  const password_hash = await hashUnknownPassword()
  await database.transaction(async (transaction) => {
    await archiveAll(transaction, organisation_id, now)
    await lockOut(transaction, organisation_id, password_hash)
    await endLoginsOf(transaction, { organisation_id }, now)
  })
}

/** In small transactions, the organisation itself last: what was broken off begins again. */
export async function eraseOrganisation(
  { database, files, now }: ErasureRun,
  organisation_id: number,
): Promise<void> {
  const { queries } = database
  const { recordings, pictures } = await findFileRows(queries, organisation_id)
  for (const recording of recordings) await files.removeRecording(organisation_id, recording)
  for (const { name } of pictures) await files.removePicture(organisation_id, name)
  await closeOrganisation(database, organisation_id, now)
  const columns = await readColumns(queries)
  for (const table of inOrder) {
    const condition = isOwnedBy(queries, columns, table, { of: 'organisation', id: organisation_id })
    if (condition === null) continue
    for (;;)
      if (!(await database.transaction((transaction) => deleteRows(transaction, table, condition)))) break
  }
  await database.transaction((transaction) => clearPeopleOfErasures(transaction, organisation_id))
}
