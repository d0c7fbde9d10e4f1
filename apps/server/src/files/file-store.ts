import { createHash, randomBytes } from 'node:crypto'
import type { Database, Queries } from '../db/database.ts'
import type { StoredFileTable } from '../db/schema.ts'
import { findFileBytes, findFile, upsertFile } from './queries.ts'
import type { FileKey } from './file-key.ts'
import { FilesUnavailable } from './files-unavailable.ts'
import type { ObjectStore } from './object-store.ts'
import { deleteRows } from '../db/tables/rows.ts'

export interface StoredFile {
  readonly content_hash: string
  /** Resolves to null if the file was replaced or removed since it was found. */
  read(): Promise<Uint8Array | null>
}

/** A file to store: either its bytes, or its name in the object store. */
export type PreparedFile = Pick<StoredFileTable, 'content_hash' | 'num_bytes' | 'bytes' | 'object_name'>

/** Stores recordings and pictures for all processes (ADR 55). A new file replaces an older one. */
export interface FileStore {
  /** Call before the transaction that stores the file, because an object store may be slow. */
  prepare(organisation_id: number, bytes: Uint8Array): Promise<PreparedFile>
  /** Call in the transaction that stores the row naming the file. */
  keep(transaction: Queries, key: FileKey, file: PreparedFile, now: number): Promise<void>
  find(key: FileKey): Promise<StoredFile | null>
  /** Call after the transaction that removes the row. */
  remove(key: FileKey): Promise<void>
}

export const hashContent = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Stores files in the database if `objects` is null. Otherwise files that are still there are read too. */
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
    void (await upsertFile(transaction, key, { ...file, created_at })),
  async find(key) {
    const found = await findFile(queries, key)
    return found ? { content_hash: found.content_hash, read: () => readBytes(queries, objects, key) } : null
  },
  async remove(key) {
    const found = await findFile(queries, key)
    await deleteRows(queries, 'stored_file', {
      organisation_id: key.organisation_id,
      kind: key.kind,
      name: key.name,
    })
    // A leftover object is deleted by the sweep later.
    const object_name = found?.object_name ?? null
    if (objects !== null && object_name !== null) await objects.remove(object_name).catch(() => undefined)
  },
})

/** Throws FilesUnavailable if the file is in an object store that is unreachable or not configured. */
async function readBytes(
  queries: Queries,
  objects: ObjectStore | null,
  key: FileKey,
): Promise<Uint8Array | null> {
  const found = await findFileBytes(queries, key)
  if (!found) return null
  if (found.bytes !== null) return found.bytes
  if (objects === null || found.object_name === null)
    throw new FilesUnavailable(`The bytes of ${key.kind} ${key.name} are not in the database.`)
  return objects.get(found.object_name)
}
