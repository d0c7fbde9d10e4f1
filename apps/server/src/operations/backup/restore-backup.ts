import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { CopyError, type DatabaseCopy } from '../../db/dialects/database-copy.ts'
import { migrationNames } from '../../db/migrations/migrations.ts'
import { databaseCopyOf, folderStampOf, type Installation } from './back-up.ts'
import { hashFiles, listBackupEntries } from './files.ts'
import { readManifest, type Manifest } from './manifest.ts'

export interface RestoreOptions {
  /** The folder of the backup. */
  readonly from: string
  /** May it take the place of people and work that are there? */
  readonly overwrite: boolean
  readonly at: Date
}

/**
 * Puts a backup in the place of an installation's data. Everything is checked before anything is replaced; what was there
 * is put aside, in a folder of the data folder. Returns that folder, null if there was nothing. Throws CopyError, and
 * DatabaseInUse while the server runs.
 */
export async function restoreBackup(
  installation: Installation,
  { from, overwrite, at }: RestoreOptions,
): Promise<string | null> {
  const { dataDir } = installation
  const database = databaseCopyOf(installation)
  const manifest = await readManifest(from)
  await check(from, manifest, database)
  const names = await listBackupEntries(dataDir)
  const isEmpty = names.length === 0 && (await database.isEmpty())
  if (!isEmpty && !overwrite) {
    throw new CopyError(
      'Hier staat al een installatie met gegevens. Met --overwrite komt de back-up ervoor in de plaats; wat er stond, wordt apart gezet.',
    )
  }
  const aside = path.join(dataDir, `before-restore-${folderStampOf(at)}`)
  const coming = path.join(aside, 'coming')
  await mkdir(coming, { recursive: true, mode: 0o700 })
  try {
    await cp(path.join(from, 'files'), coming, { recursive: true, preserveTimestamps: true })
    await database.replace(path.join(from, database.fileName), aside)
    for (const name of names) await rename(path.join(dataDir, name), path.join(aside, name))
    for (const name of await readdir(coming)) await rename(path.join(coming, name), path.join(dataDir, name))
  } finally {
    await rm(coming, { recursive: true, force: true })
    if ((await readdir(aside)).length === 0) await rm(aside, { recursive: true })
  }
  return existsSync(aside) ? aside : null
}

async function check(from: string, manifest: Manifest, database: DatabaseCopy): Promise<void> {
  if (manifest.kind !== database.kind) {
    const [was, is] = [manifest.kind, database.kind].map((kind) =>
      kind === 'postgres' ? 'PostgreSQL' : 'de ingebouwde database',
    )
    throw new CopyError(`Deze back-up is van ${was}; deze installatie gebruikt ${is}.`)
  }
  const unknown = manifest.migrations.find((name) => !migrationNames.includes(name))
  if (unknown !== undefined)
    throw new CopyError('Deze back-up is van een nieuwere versie van Letterliaan. Zet eerst die versie neer.')
  const { 'backup.json': _, ...hashes } = await hashFiles(from)
  const wrong = [...new Set([...Object.keys(manifest.files), ...Object.keys(hashes)])].find(
    (file) => manifest.files[file] !== hashes[file],
  )
  if (wrong !== undefined) throw new CopyError(`De back-up is beschadigd: ${wrong} is anders dan toen.`)
  await database.verify(path.join(from, database.fileName))
}
