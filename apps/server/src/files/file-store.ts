import { createHash, randomBytes } from 'node:crypto'
import type { Database, Queries } from '../db/database.ts'
import { deleteFile, findBytes, findFile, saveFile } from './queries.ts'
import type { FileKey } from './file-key.ts'
import { FilesUnavailable } from './files-unavailable.ts'
import type { ObjectStore } from './object-store.ts'

export interface StoredFile {
  readonly content_hash: string
  /** Null: it was replaced or removed a moment ago. */
  read(): Promise<Uint8Array | null>
}

/** Either with its bytes, or already in the store of objects. */
export interface PreparedFile {
  readonly content_hash: string
  readonly num_bytes: number
  readonly bytes: Buffer | null
  readonly object_name: string | null
}

/** Recordings and pictures, the same for all processes (ADR 55). A new one replaces the one of its name. */
export interface FileStore {
  /** Before the transaction that keeps it: another machine may be slow. What is never kept is swept. */
  prepare(organisation_id: number, bytes: Uint8Array): Promise<PreparedFile>
  /** In the transaction of the row that tells of it. */
  keep(transaction: Queries, key: FileKey, file: PreparedFile, now: number): Promise<void>
  find(key: FileKey): Promise<StoredFile | null>
  /** After the transaction that removes its row. */
  remove(key: FileKey): Promise<void>
}

export const hashContent = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** `objects` null: in the database. What is in the database is read there, also while it moves to a store of objects. */
export const createFileStore = (
  { queries }: Pick<Database, 'queries'>,
  objects: ObjectStore | null,
): FileStore => ({
  async prepare(organisation_id, bytes) {
    const about = { content_hash: hashContent(bytes), num_bytes: bytes.length }
    if (objects === null) return { ...about, bytes: Buffer.from(bytes), object_name: null }
    const object_name = `${organisation_id}/${randomBytes(16).toString('hex')}`
    await objects.put(object_name, new Blob([new Uint8Array(bytes)]))
    return { ...about, bytes: null, object_name }
  },
  keep: async (transaction, key, file, created_at) =>
    void (await saveFile(transaction, key, { ...file, created_at })),
  async find(key) {
    const found = await findFile(queries, key)
    return found ? { content_hash: found.content_hash, read: () => readBytes(queries, objects, key) } : null
  },
  async remove(key) {
    const found = await findFile(queries, key)
    await deleteFile(queries, key)
    // One that stays behind is swept.
    const object_name = found?.object_name ?? null
    if (objects !== null && object_name !== null) await objects.remove(object_name).catch(() => undefined)
  },
})

/** Throws FilesUnavailable if it lies in a store of objects that can't be reached, or is not set. */
async function readBytes(
  queries: Queries,
  objects: ObjectStore | null,
  key: FileKey,
): Promise<Uint8Array | null> {
  const found = await findBytes(queries, key)
  if (!found) return null
  if (found.bytes !== null) return found.bytes
  if (objects === null || found.object_name === null)
    throw new FilesUnavailable(`The bytes of ${key.kind} ${key.name} are not in the database.`)
  return objects.get(found.object_name)
}
