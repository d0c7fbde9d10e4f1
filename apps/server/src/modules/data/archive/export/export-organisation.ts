import { createHash, type Hash } from 'node:crypto'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import yazl from 'yazl'
import type { Database, Queries } from '../../../../db/database.ts'
import type { FileStore } from '../../../../files/file-store.ts'
import { migrationNames } from '../../../../db/migrations/migrations.ts'
import { ArchiveError } from '../format/archive-error.ts'
import { archiveFormat, type ArchiveManifest, manifestName, type ArchivePart } from '../format/manifest.ts'
import {
  archivedTables,
  nameProductPart,
  nameTablePart,
  productTables,
  namePicturePart,
  nameRecordingPart,
} from '../format/names.ts'
import { readOrganisationPages, readProductPages, findFileRows } from '../queries.ts'
import { readDatabaseColumns } from '../../../../db/personal-data/columns.ts'
import type { DatabaseRow } from '../rows/ids.ts'
import { toPictureKey, toRecordingFileKey } from '../../../../files/file-key.ts'
import { findOrganisation } from '../../../../db/tables/organisation.ts'

export interface ExportDependencies {
  readonly database: Database
  readonly files: Pick<FileStore, 'find'>
  readonly version: string
}

export interface ExportedOrganisation {
  readonly organisation: string
  readonly rows: Readonly<Record<string, number>>
  readonly missing_files: readonly string[]
}

/** Writes a snapshot of an organisation to `out`. Throws ArchiveError for an unknown organisation. */
export const exportOrganisation = (
  { database, files: store, version }: ExportDependencies,
  organisation_id: number,
  at: Date,
  out: Writable,
): Promise<ExportedOrganisation> =>
  database.snapshot(async (queries) => {
    const found = await findOrganisation(queries, organisation_id)
    if (!found) throw new ArchiveError(`Er is geen organisatie met nummer ${organisation_id}.`)
    const { files, missing } = await listFiles(queries, store, organisation_id)
    const archive = new ArchiveWriter(at)
    for (const table of productTables)
      archive.addRows(nameProductPart(table), null, readProductPages(queries, table))
    const columns = await readDatabaseColumns(queries, database.dialect)
    for (const table of archivedTables) {
      const pages = readOrganisationPages(queries, table, columns.get(table) ?? [], organisation_id)
      archive.addRows(nameTablePart(table), table, pages)
    }
    for (const file of files) archive.addFile(file)
    archive.end({ organisation: found.name, version, missing_files: [...missing] })
    await archive.writeTo(out)
    return { organisation: found.name, rows: archive.rows, missing_files: missing }
  })

/** Writes the parts one by one, so that memory holds only one. The manifest is last. */
class ArchiveWriter {
  readonly rows: Record<string, number> = {}
  readonly #parts: ArchivePart[] = []
  readonly #zip = new yazl.ZipFile()
  readonly #at: Date

  constructor(at: Date) {
    this.#at = at
  }

  addRows(name: string, table: string | null, pages: AsyncIterable<readonly DatabaseRow[]>): void {
    const count = (more: number): void => {
      if (table !== null) this.rows[table] = (this.rows[table] ?? 0) + more
    }
    async function* lines(): AsyncGenerator<Buffer> {
      count(0)
      for await (const page of pages) {
        count(page.length)
        if (page.length > 0) yield Buffer.from(page.map((row) => `${JSON.stringify(row)}\n`).join(''))
      }
    }
    this.#add(name, true, lines)
  }

  /** Adds a file uncompressed, because sounds and pictures are compressed already. */
  addFile(file: ListedFile): void {
    this.#add(file.name, false, async function* bytes() {
      yield Buffer.from(await file.read())
    })
  }

  end(about: Pick<ArchiveManifest, 'organisation' | 'version' | 'missing_files'>): void {
    const tell = (): Readable => {
      const manifest: ArchiveManifest = {
        kind: 'letterliaan-organisation',
        format: archiveFormat,
        ...about,
        migrations: [...migrationNames],
        made_at: this.#at.toISOString(),
        rows: this.rows,
        parts: this.#parts,
      }
      return Readable.from([Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)])
    }
    this.#zip.addReadStreamLazy(manifestName, this.#options(true), (give) => give(null, tell()))
    this.#zip.end()
  }

  async writeTo(out: Writable): Promise<void> {
    const failed = new Promise<never>((_, reject) => void this.#zip.on('error', reject))
    await Promise.race([pipeline(this.#zip.outputStream, out), failed])
  }

  #add(name: string, compress: boolean, read: () => AsyncIterable<Buffer>): void {
    const note = (bytes: number, hash: Hash): void =>
      void this.#parts.push({ name, bytes, sha256: hash.digest('hex') })
    async function* hashed(): AsyncGenerator<Buffer> {
      const hash = createHash('sha256')
      let bytes = 0
      for await (const chunk of read()) {
        hash.update(chunk)
        bytes += chunk.length
        yield chunk
      }
      note(bytes, hash)
    }
    this.#zip.addReadStreamLazy(name, this.#options(compress), (give) =>
      give(null, Readable.from(hashed(), { objectMode: false })),
    )
  }

  #options = (compress: boolean) => ({ compress, mtime: this.#at, mode: 0o100_600 })
}

interface ListedFile {
  readonly name: string
  /** Throws ArchiveError if the file was removed after it was listed. */
  read(): Promise<Uint8Array>
}

interface ListedFiles {
  readonly files: readonly ListedFile[]
  /** Names of files that are missing although they have a row. */
  readonly missing: readonly string[]
}

async function listFiles(
  queries: Queries,
  store: Pick<FileStore, 'find'>,
  organisation_id: number,
): Promise<ListedFiles> {
  const { recordings, pictures } = await findFileRows(queries, organisation_id)
  const named = [
    ...recordings.map((row) => ({
      name: nameRecordingPart(row),
      key: toRecordingFileKey(organisation_id, row),
    })),
    ...pictures.map(({ name }) => ({
      name: namePicturePart(name),
      key: toPictureKey(organisation_id, name),
    })),
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
