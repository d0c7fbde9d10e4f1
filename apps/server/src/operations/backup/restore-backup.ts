import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { type DatabaseCopy } from '../../db/dialects/database-copy.ts'
import { DatabaseOfVersion02, isOfVersion02, migrationNames } from '../../db/migrations/migrations.ts'
import { makeFingerprint, readSecret, writeSecret, type SecretLocation } from './installation-secret.ts'
import { createDatabaseCopy, formatFolderStamp, type InstallationToBackUp } from './run-backup.ts'
import { eraseInRestored, readErasedLists } from './restored-erasures.ts'
import { hashFiles, listBackupEntries } from './files.ts'
import { readBackupManifest, type BackupManifest } from './manifest.ts'
import { makeNewSecret, moveSecretAside } from './new-secret.ts'
import { OperatorError } from '../../operator-error.ts'

export interface RestoreOptions {
  readonly from: string
  /** Folder that contains the backup, if `from` was unpacked. */
  readonly beside?: string
  readonly overwrite: boolean
  /** Null: the server's usual place. */
  readonly secretFile: string | null
  /** True to make a new secret, if the old one is lost. */
  readonly newSecret: boolean
  readonly at: Date
}

export interface RestoredBackup {
  readonly aside: string | null
  /** Number of cards whose codes and pictures no longer work; null if the secret was not renewed. */
  readonly deadCards: number | null
  /** Number of erased people in the backup, who were erased again. */
  readonly numErased: number
}

export const findOldDataPath = ({ dataDir }: InstallationToBackUp, at: Date): string =>
  path.join(dataDir, `before-restore-${formatFolderStamp(at)}`)

/** Restores a checked backup and moves old data to a subfolder. Throws OperatorError, DatabaseInUse. */
export async function restoreBackup(
  installation: InstallationToBackUp,
  options: RestoreOptions,
): Promise<RestoredBackup> {
  const { from, overwrite, at } = options
  const { dataDir } = installation
  const database = createDatabaseCopy(installation)
  const manifest = await readBackupManifest(from)
  await checkBackupFolder(from, manifest, database)
  const secret = await findSecret(installation.secret, manifest, options)
  const erased = await readErasedLists(dataDir, from, options.beside ?? path.dirname(path.resolve(from)))
  const names = await listBackupEntries(dataDir)
  const isEmpty = names.length === 0 && (await database.isEmpty())
  if (!isEmpty && !overwrite) {
    throw new OperatorError(
      'Hier staat al een installatie met gegevens. Met --overwrite komt de back-up ervoor in de plaats; wat er stond, wordt apart gezet.',
    )
  }
  const aside = findOldDataPath(installation, at)
  const coming = path.join(aside, 'coming')
  await mkdir(coming, { recursive: true, mode: 0o700 })
  try {
    await cp(path.join(from, 'files'), coming, { recursive: true, preserveTimestamps: true })
    await database.replace(path.join(from, database.fileName), aside)
    for (const name of names) await rename(path.join(dataDir, name), path.join(aside, name))
    for (const name of await listBackupEntries(coming))
      await rename(path.join(coming, name), path.join(dataDir, name))
  } finally {
    await rm(coming, { recursive: true, force: true })
    if ((await readdir(aside)).length === 0) await rm(aside, { recursive: true })
  }
  const deadCards = await settleSecret(installation, secret, aside)
  const numErased = await eraseInRestored(installation, erased)
  return { aside: existsSync(aside) ? aside : null, deadCards, numErased }
}

/** Returns 'new' if a secret must be made. Throws OperatorError. */
async function findSecret(
  place: SecretLocation,
  { secret_fingerprint }: BackupManifest,
  { secretFile, newSecret }: RestoreOptions,
): Promise<{ readonly is: string } | 'new'> {
  if (newSecret) return 'new'
  const here = await readSecret(place)
  const is = secretFile === null ? here : await readSecret({ file: secretFile, given: null })
  if (is === null) throw new OperatorError(`De sleutel staat niet in de back-up. ${secretChoices}`)
  if (makeFingerprint(is) !== secret_fingerprint)
    throw new OperatorError(`Deze sleutel is niet die van de back-up. ${secretChoices}`)
  if (place.given !== null && place.given !== is)
    throw new OperatorError('De instelling SECRET is een andere sleutel dan die van de back-up.')
  return { is }
}

const secretChoices =
  'Geef hem met --secret-file PAD. Is hij kwijt? Met --new-secret komt er een nieuwe; dan werken de korte codes van de inlogkaarten niet meer.'

async function settleSecret(
  installation: InstallationToBackUp,
  secret: Awaited<ReturnType<typeof findSecret>>,
  aside: string,
): Promise<number | null> {
  const place = installation.secret
  if (secret === 'new') return makeNewSecret(installation, aside)
  if ((await readSecret(place)) !== secret.is) {
    await moveSecretAside(place, aside)
    await writeSecret(place.file, secret.is)
  }
  return null
}

export async function checkBackupFolder(
  from: string,
  manifest: BackupManifest,
  database: DatabaseCopy,
): Promise<void> {
  if (manifest.kind !== database.kind) {
    const [was, is] = [manifest.kind, database.kind].map((kind) =>
      kind === 'postgres' ? 'PostgreSQL' : 'de ingebouwde database',
    )
    throw new OperatorError(`Deze back-up is van ${was}; deze installatie gebruikt ${is}.`)
  }
  if (isOfVersion02(manifest.migrations)) throw new DatabaseOfVersion02()
  const unknown = manifest.migrations.find((name) => !migrationNames.includes(name))
  if (unknown !== undefined)
    throw new OperatorError(
      'Deze back-up is van een nieuwere versie van Letterliaan. Zet eerst die versie neer.',
    )
  const { 'backup.json': _, ...hashes } = await hashFiles(from)
  const wrong = [...new Set([...Object.keys(manifest.files), ...Object.keys(hashes)])].find(
    (file) => manifest.files[file] !== hashes[file],
  )
  if (wrong !== undefined) throw new OperatorError(`De back-up is beschadigd: ${wrong} is anders dan toen.`)
  await database.verify(path.join(from, database.fileName))
}
