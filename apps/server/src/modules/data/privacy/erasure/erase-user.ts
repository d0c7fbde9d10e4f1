import { randomUUID } from 'node:crypto'
import type { RawBuilder } from 'kysely'
import type { Database, Transaction } from '../../../../db/database.ts'
import {
  type OwnedColumn,
  deleteOwnedRows,
  matchOwner,
  listPeopleColumns,
  readOwnedColumns,
} from '../../../../db/personal-data/owned-rows.ts'
import { getTableDescription, tableNames } from '../../../../db/personal-data/table-descriptions.ts'
import { createUser } from '../../../people/index.ts'
import { getUnusablePasswordHash } from '../../../identity/index.ts'
import type { FileEraser } from './erased-files.ts'
import { formerColleague } from './erased-person.ts'
import { removeMentions } from './remove-mentions.ts'
import { deleteStaffReplies, removeSenderName, isUserIn, replaceUser } from './person-queries.ts'
import { findRecordingsOf, findStaffToErase, findUserByName, type StaffToErase } from './queries.ts'
import { updateOrganisation } from '../../../../db/tables/organisation.ts'
import { deleteRows } from '../../../../db/tables/rows.ts'

export interface ErasureRun {
  readonly database: Database
  readonly files: FileEraser
  readonly now: number
}

/** Erases a member of staff with its recordings. Its work for the school stays, but loses its name. */
export async function eraseUser({ database, files, now }: ErasureRun, user_id: number): Promise<void> {
  const person = await findStaffToErase(database.queries, user_id)
  if (person === undefined) return
  const columns = await readOwnedColumns(database.queries)
  const { organisation_id } = person
  await removeMentions(
    database,
    columns,
    {
      organisation_id,
      texts: listIdentifyingTexts(person),
      instead: formerColleague,
    },
    now,
  )
  for (const { type, file_name } of await findRecordingsOf(database.queries, user_id))
    await files.removeRecording(organisation_id, { type, file_name })
  const password_hash = await getUnusablePasswordHash()
  await database.transaction(async (transaction) => {
    await removeSenderName(transaction, person, now)
    await deleteStaffReplies(transaction, organisation_id)
    await deleteRows(transaction, 'recording', { user_id, voice_pack: null })
    await updateOrganisation(transaction, organisation_id, { sounds_version: randomUUID() })
    const nobody = () => findReplacementUser(transaction, organisation_id, password_hash, now)
    await replaceUserEverywhere(transaction, columns, { user_id, now }, nobody)
    await deleteOwnRows(transaction, columns, user_id)
  })
}

/** Returns texts that identify the member. A name of one word, such as 'Juf', is too common. */
const listIdentifyingTexts = ({ name, username, email, channel_id }: StaffToErase): readonly string[] => [
  ...(name.trim().includes(' ') ? [name.trim()] : []),
  ...new Set([username, email, channel_id]),
]

async function replaceUserEverywhere(
  transaction: Transaction,
  columns: readonly OwnedColumn[],
  { user_id, now }: { readonly user_id: number; readonly now: number },
  nobody: () => Promise<number>,
): Promise<void> {
  for (const column of listPeopleColumns(columns)) {
    if (column.table === 'student' || !(await isUserIn(transaction, column, user_id))) continue
    await replaceUser(transaction, column, { user_id, other: column.isNullable ? null : await nobody(), now })
  }
}

async function deleteOwnRows(
  transaction: Transaction,
  columns: readonly OwnedColumn[],
  id: number,
): Promise<void> {
  for (const table of tableNames) {
    const { owner } = getTableDescription(table)
    if (owner !== 'user' && owner !== 'supervisor') continue
    const condition: RawBuilder<boolean> | null = matchOwner(transaction, columns, table, {
      of: 'user',
      id,
    })
    if (condition === null) continue
    for (;;) if (!(await deleteOwnedRows(transaction, table, condition))) break
  }
}

/** Finds or creates the user that replaces erased users. It is hidden, and its password is unknown. */
async function findReplacementUser(
  transaction: Transaction,
  organisation_id: number,
  password_hash: string,
  now: number,
): Promise<number> {
  const username = `nobody.${organisation_id}@erased.invalid`
  const known = await findUserByName(transaction, organisation_id, username)
  if (known !== undefined) return known.id
  const account = {
    organisation_id,
    role: 'student' as const,
    username,
    name: 'Een oud-medewerker',
    password_hash,
  }
  return createUser(transaction, account, now)
}
