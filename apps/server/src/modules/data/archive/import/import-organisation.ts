import { randomUUID } from 'node:crypto'
import type { Database, Transaction } from '../../../../db/database.ts'
import type { Table } from '../../../../db/personal-data/description.ts'
import { writeRows } from '../../../../db/personal-data/row-writer.ts'
import type { FileStore } from '../../../../files/file-store.ts'
import { hashWithSalt, type HashedRow } from '../../../../events/row-hash.ts'
import { ArchiveError } from '../format/archive-error.ts'
import { listArchivedTables, type ArchiveManifest } from '../format/manifest.ts'
import { openZip, type ZipLimits, type OpenedZip } from '../format/open-zip.ts'
import { hasInconsistentRows } from '../queries.ts'
import { changeReferences } from '../rows/change-references.ts'
import {
  type DatabaseColumn,
  orderByReference,
  readDatabaseColumns,
} from '../../../../db/personal-data/columns.ts'
import type { DatabaseRow } from '../rows/ids.ts'
import { type CheckedArchive, checkArchive, type OpenedArchive, readArchivedTable } from './check-archive.ts'
import type { CollectedIds } from './collect-ids.ts'
import { matchProductRows } from './match-product.ts'
import { type ReservedIds, NewIds } from './new-ids.ts'
import { readManifest, readCheckedPart } from './read-parts.ts'
import { runWithinOrganisation } from '../../../../db/limit-to-organisation.ts'
import { toPictureKey, toRecordingFileKey, type FileKey } from '../../../../files/file-key.ts'
import { isFilePart } from '../format/names.ts'
import { findTakenUsernames } from '../../../../db/tables/user.ts'
import { splitIntoParts } from '../../../../db/split-into-parts.ts'

export interface ImportDependencies {
  readonly database: Pick<Database, 'queries' | 'dialect' | 'transaction'>
  readonly files: FileStore
  /** Unix seconds. */
  readonly now: number
  readonly limits?: ZipLimits
}

export interface ImportedOrganisation {
  readonly organisation_id: number
  readonly organisation: string
  readonly num_children: number
}

/** Imports an archive as a new organisation, all or nothing. Throws ArchiveError. */
export async function importOrganisation(
  dependencies: ImportDependencies,
  file: string,
): Promise<ImportedOrganisation> {
  const { database } = dependencies
  const zip = await openZip(file, dependencies.limits)
  try {
    const manifest = await readManifest(zip)
    mustFit(manifest)
    const columns = await readDatabaseColumns(database.queries, database.dialect)
    const archive = { zip, manifest, columns }
    const checked = await checkArchive(archive)
    await mustBeFree(database, checked)
    const organisation_id = await writeAll(dependencies, archive, checked)
    const { organisation, rows } = manifest
    return { organisation_id, organisation, num_children: rows['student'] ?? 0 }
  } finally {
    zip.close()
  }
}

const maxNamed = 10

/** Throws if usernames are taken. Children type their usernames, so they can't be replaced. */
async function mustBeFree(
  { queries }: Pick<Database, 'queries'>,
  { usernames }: CheckedArchive,
): Promise<void> {
  const taken: string[] = []
  for (const part of splitIntoParts(usernames)) taken.push(...(await findTakenUsernames(queries, part)))
  if (taken.length === 0) return
  const named = taken.slice(0, maxNamed).join(', ')
  const more = taken.length > maxNamed ? ` en ${taken.length - maxNamed} andere` : ''
  throw new ArchiveError(
    `Deze gebruikersnamen bestaan hier al: ${named}${more}. Er is niets ingelezen. Wijzig ze bij een van de twee scholen, of haal de andere school eerst weg.`,
  )
}

async function writeAll(
  { database, files, now }: ImportDependencies,
  archive: OpenedArchive,
  { ids }: CheckedArchive,
): Promise<number> {
  try {
    const blocks = await reserveBlocks(database, ids)
    return await database.transaction(async (transaction) => {
      const product = await matchProductRows(transaction, ids)
      const newIds = new NewIds(ids, blocks, product.ids, product.versions)
      const [old = 0] = ids.rowsOf('organisation')
      const id = newIds.of('organisation', old)
      await runWithinOrganisation(transaction, id, async (own) => {
        for (const table of orderByReference(listArchivedTables(archive.manifest), archive.columns))
          await writeRows(own, table, archive.columns.get(table) ?? [], renewedRows(archive, table, newIds))
        if (await hasInconsistentRows(own, id))
          throw new ArchiveError('De gegevens in dit archief spreken elkaar tegen.')
        await keepFiles(own, archive, { files, organisation_id: id, now })
      })
      return id
    })
  } catch (error) {
    throw database.dialect.isRefused(error)
      ? new ArchiveError('De gegevens in dit archief passen niet in de database.', { cause: error })
      : error
  }
}

/** Reserves ids before the import's transaction, so that other inserts need not wait for it. */
async function reserveBlocks(
  database: Pick<Database, 'dialect' | 'transaction'>,
  ids: CollectedIds,
): Promise<ReadonlyMap<Table, ReservedIds>> {
  const blocks = new Map<Table, ReservedIds>()
  for (const table of ids.tables) {
    const all = ids.allOf(table)
    if (all.length === 0) continue
    const first = await database.transaction((transaction) =>
      database.dialect.reserveIds(transaction, table, all.length),
    )
    blocks.set(table, { all, first })
  }
  return blocks
}

async function* renewedRows(archive: OpenedArchive, table: Table, ids: NewIds): AsyncGenerator<DatabaseRow> {
  const columns = archive.columns.get(table) ?? []
  for await (const row of readArchivedTable(archive, table)) yield renewRow(table, columns, row, ids)
}

function renewRow(
  table: Table,
  columns: readonly DatabaseColumn[],
  row: DatabaseRow,
  ids: NewIds,
): DatabaseRow {
  const changed = changeReferences(table, columns, row, ids)
  return {
    ...changed,
    // The hash is computed again, because the event's fields have new ids.
    ...(table === 'audit' && row['redacted_at'] === null && hashWithSalt(changed as unknown as HashedRow)),
    ...(typeof row['id'] === 'number' && { id: ids.of(table, row['id']) }),
    // A user's former channel name may be known to others.
    ...(table === 'user' && { channel_id: randomUUID() }),
  }
}

/** Larger than any recording or picture. */
const maxFileBytes = 4_000_000

/** Stores files one by one, in the transaction of their rows. Throws ArchiveError. */
async function keepFiles(
  transaction: Transaction,
  { zip, manifest }: { readonly zip: OpenedZip; readonly manifest: ArchiveManifest },
  { files, organisation_id, now }: { files: FileStore; organisation_id: number; now: number },
): Promise<void> {
  for (const part of manifest.parts.filter(({ name }) => isFilePart(name))) {
    const chunks: Buffer[] = []
    for await (const chunk of readCheckedPart(zip, part)) chunks.push(chunk)
    const file = await files.prepare(organisation_id, Buffer.concat(chunks))
    await files.keep(transaction, keyOfPart(organisation_id, part.name), file, now)
  }
}

/** Throws for a file that is too large, before anything is stored. */
function mustFit({ parts }: ArchiveManifest): void {
  if (parts.some(({ name, bytes }) => isFilePart(name) && bytes > maxFileBytes))
    throw new ArchiveError('In dit archief staat een opname of plaatje dat te groot is.')
}

function keyOfPart(organisation_id: number, part: string): FileKey {
  const [, folder, first = '', second = ''] = part.split('/')
  return folder === 'recordings'
    ? toRecordingFileKey(organisation_id, { type: first, file_name: second })
    : toPictureKey(organisation_id, first.replace(/\.webp$/, ''))
}
