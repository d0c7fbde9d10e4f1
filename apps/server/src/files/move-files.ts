import { existsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '../db/database.ts'
import type { FileKey } from './file-key.ts'
import { hashContent, type FileStore } from './file-store.ts'
import type { ObjectStore } from './object-store.ts'
import { findFilesInDatabase, findNeededFiles, findFile, markMoved } from './queries.ts'

interface MoveDependencies {
  readonly database: Pick<Database, 'queries' | 'transaction'>
  readonly files: FileStore
  readonly objects: ObjectStore | null
}

export interface MovedFiles {
  readonly moved: number
  /** Files without a matching row; they are not moved. */
  readonly left: number
}

const nameOfPlace = ({ organisation_id, kind, name }: FileKey): string =>
  kind === 'recording'
    ? path.join('recordings', String(organisation_id), name)
    : path.join('pictures', `${name}.webp`)

/** Returns the path that older versions and backups use. */
export const getPathOnDisk = (dataDir: string, key: FileKey): string => path.join(dataDir, nameOfPlace(key))

/** Moves files of an older version or a backup out of `DATA_DIR`. Can be interrupted and run again. */
export async function moveFilesFromDisk(
  dependencies: MoveDependencies,
  dataDir: string,
  now: number,
): Promise<MovedFiles> {
  const onDisk = await listFiles(dataDir)
  if (onDisk.size === 0) return { moved: 0, left: 0 }
  let moved = 0
  for (const { content_hash, ...key } of await findNeededFiles(dependencies.database.queries)) {
    const place = nameOfPlace(key)
    if (!onDisk.has(place)) continue
    const bytes = await readFile(path.join(dataDir, place))
    const hash = hashContent(bytes)
    // Another process has stored a newer file.
    if (content_hash !== null && content_hash !== hash) continue
    if (!(await isThere(dependencies, key, hash))) {
      const file = await dependencies.files.prepare(key.organisation_id, bytes)
      await dependencies.database.transaction((transaction) =>
        dependencies.files.keep(transaction, key, file, now),
      )
    }
    await rm(path.join(dataDir, place))
    onDisk.delete(place)
    moved += 1
  }
  return { moved, left: onDisk.size }
}

async function isThere(
  { database, objects }: MoveDependencies,
  key: FileKey,
  content_hash: string,
): Promise<boolean> {
  const found = await findFile(database.queries, key)
  if (found?.content_hash !== content_hash) return false
  if (found.object_name === null) return true
  // A restored database may name objects of another store.
  return objects !== null && (await objects.has(found.object_name))
}

async function listFiles(dataDir: string): Promise<Set<string>> {
  const found = new Set<string>()
  for (const folder of ['recordings', 'pictures']) {
    const place = path.join(dataDir, folder)
    if (!existsSync(place)) continue
    const entries = await readdir(place, { recursive: true, withFileTypes: true })
    for (const entry of entries)
      if (entry.isFile()) found.add(path.relative(dataDir, path.join(entry.parentPath, entry.name)))
  }
  return found
}

/** Small, because the bytes of a whole batch are in memory. */
const batchSize = 20

export async function moveFilesToObjects({ database, files, objects }: MoveDependencies): Promise<number> {
  if (objects === null) return 0
  for (let moved = 0; ;) {
    const batch = await findFilesInDatabase(database.queries, batchSize)
    for (const { bytes, content_hash, organisation_id, kind, name } of batch) {
      if (bytes === null) continue
      const { object_name } = await files.prepare(organisation_id, bytes)
      // A file that was replaced during the move keeps its new bytes.
      await markMoved(database.queries, { organisation_id, kind, name }, { content_hash, object_name })
      moved += 1
    }
    if (batch.length < batchSize) return moved
  }
}
