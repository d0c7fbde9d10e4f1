import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { openDatabaseIn, useDatabase, type Database } from '../../db/database.ts'
import { createFileStore, type FileStore } from '../../files/file-store.ts'
import { moveFilesFromDisk } from '../../files/move-files.ts'
import { exportOrganisation, importOrganisation, recordArchiveEvent } from '../../modules/data/index.ts'
import { productVersion } from '../../product-version.ts'
import { createDatabaseCopy, type InstallationToBackUp } from './run-backup.ts'
import { eraseInRestored, readErasedLists } from './restored-erasures.ts'
import { withRestoredCopy } from './restored-copy.ts'
import { findOrganisations } from '../../db/tables/organisation.ts'
import { OperatorError } from '../../operator-error.ts'

export interface OrganisationRestore {
  readonly from: string
  readonly beside: string
  readonly organisation_id: number
  readonly now: number
}

export interface Target {
  readonly database: Database
  readonly files: FileStore
}

/** Restores one organisation. Erased people stay erased. Throws OperatorError if it still exists. */
export const restoreOrganisation = (
  installation: InstallationToBackUp,
  target: Target,
  { from, beside, organisation_id, now }: OrganisationRestore,
) =>
  withRestoredCopy(installation, from, async (place) => {
    const erased = await readErasedLists(installation.dataDir, from, beside)
    const others = erased.filter(({ subject, id }) => subject !== 'organisation' || id !== organisation_id)
    await eraseInRestored(place, others)
    const archive = path.join(place.dataDir, 'organisation.zip')
    await writeArchive(place, target, { archive, organisation_id, now })
    await passNumbersOf(place, target.database)
    const made = await importOrganisation({ ...target, now }, archive)
    await recordArchiveEvent(target.database, made.organisation_id, 'organisation_imported', now)
    return made
  })

const writeArchive = (
  { url, dataDir }: InstallationToBackUp,
  target: Target,
  { archive, organisation_id, now }: { archive: string; organisation_id: number; now: number },
): Promise<unknown> =>
  useDatabase(openDatabaseIn(dataDir, url), async (database) => {
    await mustBeGone(target.database, database, organisation_id)
    const files = createFileStore(database, null)
    await moveFilesFromDisk({ database, files, objects: null }, dataDir, now)
    const dependencies = { database, files, version: productVersion }
    await exportOrganisation(dependencies, organisation_id, new Date(now * 1000), createWriteStream(archive))
  })

/** Skips the ids of the backup, because the list of erased people contains their ids. */
async function passNumbersOf(place: InstallationToBackUp, database: Database): Promise<void> {
  for (const table of ['organisation', 'user', 'student'] as const) {
    const [row] = await createDatabaseCopy(place).look((contents) =>
      contents.rows(`SELECT max(id) AS last FROM "${table}"`),
    )
    const last = Number(row?.['last'] ?? 0)
    await database.transaction((transaction) => database.dialect.reserveIds(transaction, table, last))
  }
}

async function mustBeGone(here: Database, backup: Database, organisation_id: number): Promise<void> {
  const wanted = (await findOrganisations(backup.queries)).find(({ id }) => id === organisation_id)
  if (!wanted)
    throw new OperatorError(`In deze back-up staat geen organisatie met nummer ${organisation_id}.`)
  const users = await backup.queries
    .selectFrom('user')
    .select('username')
    .where('organisation_id', '=', organisation_id)
    .limit(maxCompared)
    .execute()
  const names = users.map(({ username }) => username)
  const known =
    names.length === 0
      ? []
      : await here.queries
          .selectFrom('user')
          .select('id')
          // In another installation the number can be of another school.
          .where('username', 'in', names)
          .where('organisation_id', '=', organisation_id)
          .limit(1)
          .execute()
  if (known.length > 0)
    throw new OperatorError(
      `${wanted.name} staat nog in deze installatie. Er is niets veranderd. Wis de school eerst (Instellingen, Privacy), of zet haar terug in een lege installatie om te kijken wat erin stond.`,
    )
}

const maxCompared = 500
