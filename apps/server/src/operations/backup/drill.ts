import { rm } from 'node:fs/promises'
import path from 'node:path'
import { getNowSeconds, systemClock } from '../../clock.ts'
import { openDatabaseIn, useDatabase, type Database } from '../../db/database.ts'
import { createFileStore } from '../../files/file-store.ts'
import { moveFilesFromDisk } from '../../files/move-files.ts'
import { ArchiveError, makeArchive } from '../../modules/data/index.ts'
import { checkAuditLogs } from '../../modules/audit-log/index.ts'
import { createDatabaseCopy, type InstallationToBackUp } from './run-backup.ts'
import { compareWithFiles, fetchFile } from './compare-with-files.ts'
import { withRestoredCopy } from './restored-copy.ts'
import { findOrganisations, type ListedOrganisation } from '../../db/tables/organisation.ts'

export interface DrillReport {
  readonly made_at: string
  readonly num_tables: number
  readonly num_rows: number
  readonly num_files: number
  readonly organisations: readonly ListedOrganisation[]
  readonly num_children: number
  /** Dutch sentences; empty if all is well. */
  readonly problems: readonly string[]
}

/** Restores a backup to a temporary folder, compares it with its manifest, opens it like the server, and deletes it. */
export const drillBackup = (
  installation: Pick<InstallationToBackUp, 'url'>,
  from: string,
): Promise<DrillReport> =>
  withRestoredCopy(installation, from, async (place, manifest) => {
    const found = await createDatabaseCopy(place).look((contents) =>
      compareWithFiles(contents, (file) => fetchFile(file, place.dataDir, null)),
    )
    const opened = await checkOpened(place)
    return {
      made_at: manifest.made_at,
      num_tables: Object.keys(found.rows).length,
      num_rows: Object.values(found.rows).reduce((sum, count) => sum + count, 0),
      num_files: found.num_files,
      organisations: opened.organisations,
      num_children: found.rows['student'] ?? 0,
      problems: [
        ...compareRows(manifest.rows, found.rows),
        ...found.missing_files.map((name) => `Het bestand van ${name} is er niet, of is een ander.`),
        ...opened.problems,
      ],
    }
  })

function compareRows(
  told: Readonly<Record<string, number>>,
  found: Readonly<Record<string, number>>,
): string[] {
  const tables = [...new Set([...Object.keys(told), ...Object.keys(found)])].toSorted()
  return tables
    .filter((table) => told[table] !== found[table])
    .map((table) => `Tabel ${table}: ${found[table] ?? 0} rijen, en bij het maken ${told[table] ?? 0}.`)
}

/** Applies this version's migrations, like a start, and checks the audit logs. */
const checkOpened = ({ url, dataDir }: InstallationToBackUp) =>
  useDatabase(openDatabaseIn(dataDir, url), async (database) => {
    const organisations = await findOrganisations(database.queries)
    const problems = [...(await checkChains(database)), ...(await tryEach(database, dataDir, organisations))]
    return { organisations, problems }
  })

async function tryEach(
  database: Database,
  dataDir: string,
  organisations: readonly ListedOrganisation[],
): Promise<string[]> {
  const now = getNowSeconds(systemClock)
  const files = createFileStore(database, null)
  await moveFilesFromDisk({ database, files, objects: null }, dataDir, now)
  const problems: string[] = []
  // Boards can't be exported.
  for (const { id, name } of organisations.filter(({ kind }) => kind !== 'bestuur')) {
    const archive = path.join(dataDir, 'organisation.zip')
    try {
      await makeArchive({ database, files }, id, now, archive)
    } catch (error) {
      if (!(error instanceof ArchiveError)) throw error
      problems.push(`${name} (${id}) is niet los terug te zetten: ${error.message}`)
    } finally {
      await rm(archive, { force: true })
    }
  }
  return problems
}

async function checkChains({ queries }: Database): Promise<string[]> {
  const logs = await checkAuditLogs(queries)
  return logs
    .filter(({ problems }) => problems.length > 0)
    .map(({ organisation }) => `Het logboek van ${organisation} klopt niet: zie npm run audit:check.`)
}
