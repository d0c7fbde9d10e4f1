import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ContentRow, DatabaseContents } from '../../db/dialects/database-copy.ts'
import { toPictureKey, toRecordingFileKey, type FileKey } from '../../files/file-key.ts'
import { hashContent } from '../../files/file-store.ts'
import { getPathOnDisk } from '../../files/move-files.ts'
import type { ObjectStore } from '../../files/object-store.ts'

export interface ComparedContents {
  readonly rows: Record<string, number>
  readonly num_files: number
  readonly missing_files: string[]
}

export interface ExternalFile {
  readonly key: FileKey
  /** Null if the file may be on disk, as in older versions. */
  readonly object_name: string | null
}

type FetchFile = (file: ExternalFile) => Promise<Uint8Array | null>

export async function compareWithFiles(
  contents: DatabaseContents,
  fetchOutside: FetchFile,
): Promise<ComparedContents> {
  const tables = (await contents.tables()).toSorted()
  const rows: Record<string, number> = {}
  for (const table of tables) rows[table] = await countRows(contents, table)
  const found = tables.includes('stored_file')
    ? await readStoredFiles(contents)
    : new Map<string, StoredRow>()
  const missing_files: string[] = []
  const needed = [...(await neededRecordings(contents, tables)), ...(await neededPictures(contents, tables))]
  for (const { key, content_hash } of needed) {
    const stored = found.get(nameOf(key))
    const hash = stored?.hash ?? (await hashOutside(fetchOutside, key, stored?.object_name ?? null))
    const expected = content_hash ?? stored?.content_hash ?? hash
    if (hash === null || hash !== expected) missing_files.push(nameOf(key))
  }
  return { rows, num_files: needed.length, missing_files }
}

const nameOf = ({ organisation_id, kind, name }: FileKey): string => `${organisation_id} ${kind} ${name}`

async function countRows(contents: DatabaseContents, table: string): Promise<number> {
  const [row] = await contents.rows(`SELECT count(*) AS num_rows FROM "${table}"`)
  return Number(row?.['num_rows'])
}

interface NeededRow {
  readonly key: FileKey
  readonly content_hash: string | null
}

async function neededRecordings(contents: DatabaseContents, tables: readonly string[]): Promise<NeededRow[]> {
  if (!tables.includes('recording')) return []
  const rows = await contents.rows('SELECT organisation_id, type, file_name, content_hash FROM recording')
  return rows.map((row) => ({
    key: toRecordingFileKey(Number(row['organisation_id']), {
      type: String(row['type']),
      file_name: String(row['file_name']),
    }),
    content_hash: String(row['content_hash']),
  }))
}

async function neededPictures(contents: DatabaseContents, tables: readonly string[]): Promise<NeededRow[]> {
  if (!tables.includes('own_picture')) return []
  const rows = await contents.rows('SELECT organisation_id, name FROM own_picture')
  return rows.map((row) => ({
    key: toPictureKey(Number(row['organisation_id']), String(row['name'])),
    content_hash: null,
  }))
}

interface StoredRow {
  readonly content_hash: string
  /** Hash of the bytes; null if they are stored elsewhere. */
  readonly hash: string | null
  readonly object_name: string | null
}

/** Small, because the bytes of all files of a page are in memory. */
const pageSize = 50

async function readStoredFiles(contents: DatabaseContents): Promise<Map<string, StoredRow>> {
  const found = new Map<string, StoredRow>()
  for (let offset = 0; ; offset += pageSize) {
    const page = await contents.rows(
      `SELECT organisation_id, kind, name, content_hash, object_name, bytes FROM stored_file
       ORDER BY organisation_id, kind, name LIMIT ${pageSize} OFFSET ${offset}`,
    )
    for (const row of page) found.set(nameOf(keyOf(row)), toStored(row))
    if (page.length < pageSize) return found
  }
}

const keyOf = (row: ContentRow): FileKey => ({
  organisation_id: Number(row['organisation_id']),
  kind: row['kind'] === 'recording' ? 'recording' : 'picture',
  name: String(row['name']),
})

const toStored = ({ content_hash, object_name, bytes }: ContentRow): StoredRow => ({
  content_hash: String(content_hash),
  hash: bytes instanceof Uint8Array ? hashContent(bytes) : null,
  object_name: typeof object_name === 'string' ? object_name : null,
})

async function hashOutside(
  fetchOutside: FetchFile,
  key: FileKey,
  object_name: string | null,
): Promise<string | null> {
  const bytes = await fetchOutside({ key, object_name })
  return bytes && hashContent(bytes)
}

/** Reads from disk if the object store lacks the file, because a backup contains its files on disk. */
export async function fetchFile(
  { key, object_name }: ExternalFile,
  folder: string,
  objects: ObjectStore | null,
): Promise<Uint8Array | null> {
  const place = getPathOnDisk(folder, key)
  const bytes = object_name === null ? null : ((await objects?.get(object_name)) ?? null)
  if (bytes !== null) {
    await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
    await writeFile(place, bytes, { mode: 0o600 })
    return bytes
  }
  return existsSync(place) ? readFile(place) : null
}
