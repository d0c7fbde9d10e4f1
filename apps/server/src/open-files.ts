import type { Database } from './db/database.ts'
import type { Settings } from './env.ts'
import { createFileStore, type FileStore } from './files/file-store.ts'
import { createObjectStore, type ObjectStore } from './files/object-store.ts'

/** Returns null if recordings and pictures are stored in the database. */
export function openObjectStore({
  FILES_URL: url,
  FILES_KEY_ID: keyId,
  FILES_KEY_SECRET: keySecret,
  FILES_REGION: region,
}: Settings): ObjectStore | null {
  if (url === undefined || keyId === undefined || keySecret === undefined) return null
  return createObjectStore({ url, keyId, keySecret, region })
}

export const openFileStore = (settings: Settings, database: Pick<Database, 'queries'>): FileStore =>
  createFileStore(database, openObjectStore(settings))
