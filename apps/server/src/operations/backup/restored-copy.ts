import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createSiblingDatabase } from '../../db/dialects/postgres/copy.ts'
import { createDatabaseCopy, type InstallationToBackUp } from './run-backup.ts'
import { secretFileName } from './installation-secret.ts'
import { readBackupManifest, type BackupManifest } from './manifest.ts'
import { checkBackupFolder } from './restore-backup.ts'

/** Restores a backup to a temporary folder and database. Throws OperatorError if the backup is incomplete. */
export async function withRestoredCopy<T>(
  { url }: Pick<InstallationToBackUp, 'url'>,
  from: string,
  work: (place: InstallationToBackUp, manifest: BackupManifest) => Promise<T>,
): Promise<T> {
  const manifest = await readBackupManifest(from)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'letterliaan-aside-'))
  const beside = url === null ? null : await createSiblingDatabase(url)
  const secret = { file: path.join(dataDir, secretFileName), given: null }
  const place: InstallationToBackUp = { url: beside?.url ?? null, dataDir, secret, objects: null }
  try {
    const database = createDatabaseCopy(place)
    await checkBackupFolder(from, manifest, database)
    await cp(path.join(from, 'files'), dataDir, { recursive: true })
    const aside = path.join(dataDir, 'before-restore-aside')
    await mkdir(aside)
    await database.replace(path.join(from, database.fileName), aside)
    return await work(place, manifest)
  } finally {
    await beside?.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
