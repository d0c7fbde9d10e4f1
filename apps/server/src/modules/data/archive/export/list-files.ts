import type { Queries } from '../../../../db/database.ts'
import { keyOfPicture, keyOfRecording } from '../../../../files/file-key.ts'
import type { FileStore } from '../../../../files/file-store.ts'
import { ArchiveError } from '../format/archive-error.ts'
import { partOfPicture, partOfRecording } from '../format/names.ts'
import { findFileRows } from '../queries.ts'

export interface ListedFile {
  /** In the archive. */
  readonly name: string
  /** Throws ArchiveError if it was taken away meanwhile. */
  read(): Promise<Uint8Array>
}

export interface ListedFiles {
  readonly files: readonly ListedFile[]
  /** Names of those whose row is there, and whose file is not. */
  readonly missing: readonly string[]
}

export async function listFiles(
  queries: Queries,
  store: Pick<FileStore, 'find'>,
  organisation_id: number,
): Promise<ListedFiles> {
  const { recordings, pictures } = await findFileRows(queries, organisation_id)
  const named = [
    ...recordings.map((row) => ({ name: partOfRecording(row), key: keyOfRecording(organisation_id, row) })),
    ...pictures.map(({ name }) => ({ name: partOfPicture(name), key: keyOfPicture(organisation_id, name) })),
  ]
  const files: ListedFile[] = []
  const missing: string[] = []
  for (const { name, key } of named) {
    const file = await store.find(key)
    if (file === null) missing.push(name)
    else files.push({ name, read: async () => mustBeThere(await file.read()) })
  }
  return { files, missing }
}

function mustBeThere(bytes: Uint8Array | null): Uint8Array {
  if (bytes === null) throw new ArchiveError('Een opname werd juist weggehaald. Probeer het opnieuw.')
  return bytes
}
