import { existsSync } from 'node:fs'
import { lstat, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { encodeJson } from '../../db/json.ts'
import { assertOutside, runBackup, createDatabaseCopy, type InstallationToBackUp } from './run-backup.ts'
import { copiedErasedListName, copyErasedList } from './restored-erasures.ts'
import { lastBackupSetting, type LastBackup } from './last-backup.ts'
import { readBackupManifest } from './manifest.ts'
import { packBackup, packedBackupExtension } from './pack.ts'
import { listFolder, uploadBackup, removeFromFolder, type BackupPlaces } from './places.ts'
import { dayMs, findOldBackups, findUnfinishedBackups } from './rotation.ts'

export interface MadeBackup {
  readonly name: string
  readonly missing_files: readonly string[]
  readonly removed: readonly string[]
}

/** Makes a backup in all places, encrypted if there is a recipient. Throws OperatorError, ObjectStoreError. */
export async function makeBackup(
  installation: InstallationToBackUp,
  places: BackupPlaces,
  at: Date,
  { isRotated }: { readonly isRotated: boolean } = { isRotated: true },
): Promise<MadeBackup> {
  if (places.folder !== null) assertOutside(installation, places.folder)
  await removeKilledCopies(at)
  // Unencrypted bytes are never written to the backup folder.
  const aside = places.recipients.length > 0 || places.folder === null ? await makeAside() : null
  try {
    const made = await runBackup(installation, aside ?? places.folder ?? '', at)
    const { missing_files } = await readBackupManifest(made)
    if (aside !== null) await packTo(made, installation, places)
    const name = path.basename(made) + (aside === null ? '' : packedBackupExtension)
    const last: LastBackup = {
      name,
      made_at: Math.floor(at.getTime() / 1000),
      num_missing_files: missing_files.length,
    }
    await createDatabaseCopy(installation).writeSetting(lastBackupSetting, encodeJson(last))
    return { name, missing_files, removed: isRotated ? await removeOld(places, at) : [] }
  } finally {
    if (aside !== null) await rm(aside, { recursive: true, force: true })
  }
}

const makeAside = (): Promise<string> => mkdtemp(path.join(tmpdir(), 'letterliaan-backup-'))

/** Deletes unencrypted copies of backups, restores and drills that were killed more than a day ago. */
async function removeKilledCopies(at: Date): Promise<void> {
  for (const name of await listFolder(tmpdir())) {
    if (!/^letterliaan-(backup|opened|aside)-/.test(name)) continue
    try {
      const { mtimeMs } = await lstat(path.join(tmpdir(), name))
      if (at.getTime() - mtimeMs > dayMs) await removeFromFolder(tmpdir(), name)
    } catch {
      // Another process deleted it, or another user owns it.
    }
  }
}

async function packTo(
  made: string,
  { dataDir }: InstallationToBackUp,
  { folder, objects, recipients }: BackupPlaces,
): Promise<void> {
  const packed = path.join(folder ?? path.dirname(made), path.basename(made) + packedBackupExtension)
  await mkdir(path.dirname(packed), { recursive: true, mode: 0o700 })
  await packBackup(made, packed, recipients)
  await copyErasedList(dataDir, path.dirname(packed))
  if (objects === null) return
  await uploadBackup(objects, packed)
  const erased = path.join(path.dirname(packed), copiedErasedListName)
  if (existsSync(erased)) await uploadBackup(objects, erased)
}

async function removeOld({ folder, objects }: BackupPlaces, at: Date): Promise<string[]> {
  const removed: string[] = []
  if (folder !== null) {
    const names = await listFolder(folder)
    const old = [...findOldBackups(names), ...findUnfinishedBackups(names, at.getTime())]
    for (const name of old) await removeFromFolder(folder, name)
    removed.push(...old)
  }
  if (objects !== null) {
    const old = findOldBackups((await objects.list()).map(({ name }) => name))
    for (const name of old) await objects.remove(name)
    removed.push(...old.filter((name) => !removed.includes(name)))
  }
  return removed
}
