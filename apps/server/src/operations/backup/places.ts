import { existsSync, openAsBlob } from 'node:fs'
import { readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Settings } from '../../env.ts'
import { createObjectStore, type ObjectStore } from '../../files/object-store.ts'
import { writeWhole } from './files.ts'
import { readBackupMoment } from './rotation.ts'
import { OperatorError } from '../../operator-error.ts'

export interface BackupPlaces {
  readonly folder: string | null
  readonly objects: ObjectStore | null
  /** Public keys; if empty, backups are not encrypted. */
  readonly recipients: readonly string[]
}

/** Returns null if no place is configured; the server then makes no backups by schedule. */
export function listBackupPlaces({
  BACKUP_TO,
  BACKUP_URL: url,
  BACKUP_KEY_ID: keyId,
  BACKUP_KEY_SECRET: keySecret,
  BACKUP_REGION: region,
  BACKUP_RECIPIENTS: recipients = [],
}: Settings): BackupPlaces | null {
  const folder = BACKUP_TO ?? null
  const objects =
    url === undefined || keyId === undefined || keySecret === undefined
      ? null
      : createObjectStore({ url, keyId, keySecret, region })
  return folder === null && objects === null ? null : { folder, objects, recipients }
}

export const listFolder = (folder: string): Promise<string[]> => readdir(folder).catch(() => [])

export const removeFromFolder = (folder: string, name: string): Promise<void> =>
  rm(path.join(folder, name), { recursive: true })

/** Downloads a backup to a new file. Throws OperatorError, ObjectStoreError. */
export async function fetchBackup(objects: ObjectStore, name: string, to: string): Promise<void> {
  const stream = readBackupMoment(name) === null ? null : await objects.open(name)
  if (stream === null) throw new OperatorError(`${name} staat niet in BACKUP_URL. Wat er staat: --list.`)
  if (existsSync(to)) throw new OperatorError(`${to} bestaat al.`)
  await writeWhole(to, (part) => writeFile(part, stream, { mode: 0o600 }))
}

export async function uploadBackup(objects: ObjectStore, file: string): Promise<void> {
  await objects.put(path.basename(file), await openAsBlob(file))
}
