import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { type DatabaseCopy } from '../../db/dialects/database-copy.ts'
import { createPostgresCopy } from '../../db/dialects/postgres/copy.ts'
import { createSqliteCopy } from '../../db/dialects/sqlite/copy.ts'
import { migrationNames, assertKnownMigrations } from '../../db/migrations/migrations.ts'
import type { Settings } from '../../env.ts'
import type { ObjectStore } from '../../files/object-store.ts'
import { openObjectStore } from '../../open-files.ts'
import { fingerprintSetting, findSecretLocation, type SecretLocation } from './installation-secret.ts'
import { compareWithFiles, fetchFile } from './compare-with-files.ts'
import { copyBackupEntries, hashFiles } from './files.ts'
import { copyErasedList } from './restored-erasures.ts'
import { writeManifest } from './manifest.ts'
import { OperatorError } from '../../operator-error.ts'

export interface InstallationToBackUp {
  readonly url: string | null
  readonly dataDir: string
  readonly secret: SecretLocation
  /** Null: recordings and pictures are in the database. */
  readonly objects: ObjectStore | null
}

export const toInstallation = (settings: Settings): InstallationToBackUp => ({
  url: settings.DATABASE_URL ?? null,
  dataDir: settings.DATA_DIR,
  secret: findSecretLocation(settings),
  objects: openObjectStore(settings),
})

export const createDatabaseCopy = ({
  url,
  dataDir,
}: Pick<InstallationToBackUp, 'url' | 'dataDir'>): DatabaseCopy =>
  url === null ? createSqliteCopy(path.join(dataDir, 'letterliaan.db')) : createPostgresCopy(url)

export const formatFolderStamp = (at: Date): string => at.toISOString().slice(0, 19).replaceAll(':', '-')

/** Throws OperatorError for a folder in DATA_DIR, because each backup would contain the earlier ones. */
export function assertOutside({ dataDir }: Pick<InstallationToBackUp, 'dataDir'>, into: string): void {
  if (`${path.resolve(into)}${path.sep}`.startsWith(`${path.resolve(dataDir)}${path.sep}`))
    throw new OperatorError('Kies een map buiten DATA_DIR: een back-up hoort ergens anders te staan.')
}

/** Makes a backup in a new folder of `into`, even while the server runs. Throws OperatorError. */
export async function runBackup(installation: InstallationToBackUp, into: string, at: Date): Promise<string> {
  assertOutside(installation, into)
  const folder = path.join(path.resolve(into), `letterliaan-${formatFolderStamp(at)}`)
  const dataDir = path.resolve(installation.dataDir)
  if (existsSync(folder)) throw new OperatorError(`${folder} bestaat al.`)
  const part = `${folder}.part`
  const files = path.join(part, 'files')
  const database = createDatabaseCopy(installation)
  try {
    await mkdir(files, { recursive: true, mode: 0o700 })
    // Copied twice: first with files that are removed later, then with files added since, so that none is missing.
    await copyBackupEntries(dataDir, files, installation.secret.file)
    const contents = await database.save(path.join(part, database.fileName), async (found) => {
      const ran = await found.rows('SELECT name FROM kysely_migration')
      assertKnownMigrations(ran.map(({ name }) => String(name)))
      return compareWithFiles(found, (file) => fetchFile(file, files, installation.objects))
    })
    await copyBackupEntries(dataDir, files, installation.secret.file)
    const made_at = at.toISOString()
    const hashes = await hashFiles(part)
    await writeManifest(part, {
      format: 1,
      kind: database.kind,
      made_at,
      migrations: migrationNames,
      secret_fingerprint: (await database.readSetting(fingerprintSetting)) ?? '',
      note: 'De sleutel van de installatie staat niet in deze back-up. Bewaar hem apart: zie docs/operations.md.',
      ...contents,
      files: hashes,
    })
    await rename(part, folder)
    await copyErasedList(dataDir, path.dirname(folder))
    return folder
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    throw error
  }
}
