import * as z from 'zod'
import type { Table } from '../../../../db/personal-data/description.ts'
import { ArchiveError } from '../format/archive-error.ts'
import { type ArchiveManifest, listArchivedTables } from '../format/manifest.ts'
import {
  namePicturePart,
  nameProductPart,
  nameRecordingPart,
  nameTablePart,
  type ProductTable,
  productTables,
} from '../format/names.ts'
import type { OpenedZip } from '../format/open-zip.ts'
import { changeReferences } from '../rows/change-references.ts'
import { checkRow } from '../rows/check-row.ts'
import type { Columns } from '../../../../db/personal-data/columns.ts'
import type { DatabaseRow } from '../rows/ids.ts'
import { hashText, ArchivedStepContent } from '../rows/references.ts'
import { CollectedIds } from './collect-ids.ts'
import { readCheckedPart } from './read-parts.ts'

export interface CheckedArchive {
  readonly ids: CollectedIds
  readonly usernames: readonly string[]
}

export interface OpenedArchive {
  readonly zip: OpenedZip
  readonly manifest: ArchiveManifest
  readonly columns: Columns
}

/** Reads all rows and stores nothing. Throws ArchiveError if they do not form a valid school. */
export async function checkArchive(archive: OpenedArchive): Promise<CheckedArchive> {
  const ids = new CollectedIds()
  for (const table of productTables) await readProduct(archive, table, ids)
  const usernames = new Set<string>()
  const files = new Set<string>()
  let organisation_id: unknown = null
  for (const table of listArchivedTables(archive.manifest)) {
    let count = 0
    for await (const row of readArchivedTable(archive, table)) {
      count += 1
      if (table === 'organisation') organisation_id = row['id']
      else if ('organisation_id' in row && row['organisation_id'] !== organisation_id) throw ofOther()
      nameRowInError(table, row, () => {
        noteRow(table, row, { ids, usernames, files })
        changeReferences(table, archive.columns.get(table) ?? [], row, ids)
      })
    }
    if (count !== archive.manifest.rows[table])
      throw new ArchiveError(`In de tabel ${table} staan meer of minder rijen dan de inhoudsopgave zegt.`)
    if (table === 'organisation' && count !== 1)
      throw new ArchiveError('In dit archief staat niet één organisatie.')
  }
  mustHaveFiles(archive.manifest, files)
  return { ids, usernames: [...usernames] }
}

const ofOther = () => new ArchiveError('In dit archief staat een rij van een andere organisatie.')

export async function* readArchivedTable(
  { zip, manifest, columns }: OpenedArchive,
  table: Table,
): AsyncGenerator<DatabaseRow> {
  const part = manifest.parts.find(({ name }) => name === nameTablePart(table))
  if (!part) throw new ArchiveError('In dit archief ontbreekt een tabel.')
  for await (const line of readLines(readCheckedPart(zip, part)))
    yield nameRowInError(table, line, () => checkRow(table, columns.get(table) ?? [], line))
}

interface Noted {
  readonly ids: CollectedIds
  readonly usernames: Set<string>
  readonly files: Set<string>
}

function noteRow(table: Table, row: DatabaseRow, { ids, usernames, files }: Noted): void {
  if (typeof row['id'] === 'number') ids.add(table, row['id'])
  if (table === 'user') {
    const username = String(row['username'])
    if (usernames.has(username))
      throw new ArchiveError(`In dit archief staat een gebruikersnaam twee keer: ${username}.`)
    usernames.add(username)
  }
  if (table === 'own_picture') files.add(namePicturePart(String(row['name'])))
  if (table === 'recording')
    files.add(nameRecordingPart({ type: String(row['type']), file_name: String(row['file_name']) }))
}

/** Throws unless files and rows match. Files that are listed as missing count as present. */
function mustHaveFiles({ parts, missing_files }: ArchiveManifest, files: ReadonlySet<string>): void {
  const there = parts.filter(({ name }) => name.startsWith('files/')).map(({ name }) => name)
  const told = new Set([...there, ...missing_files])
  if (told.size !== files.size || [...files].some((name) => !told.has(name)))
    throw new ArchiveError('De opnamen en plaatjes van dit archief horen niet bij zijn rijen.')
}

const id = z.int().positive()
const productRows: Readonly<Record<ProductTable, z.ZodType<{ readonly id: number }>>> = {
  badge: z.strictObject({ id, key: z.string().max(100) }),
  curriculum_step: z
    .strictObject({
      id,
      nr: z.int().min(1).max(9999),
      version: z.int(),
      content_hash: z.string().regex(/^[0-9a-f]{64}$/),
      content: z.string().max(2_000_000),
      created_at: z.int().min(0),
    })
    .refine(
      ({ nr, content, content_hash }) => content_hash === hashText(content) && isContentOf(content, nr),
    ),
  word: z.strictObject({
    id,
    nr: z.int().min(1).max(9999),
    word: z.string().min(1).max(100),
    file_name: z.string().regex(/^[A-Za-z0-9_-]{1,200}$/),
  }),
}

function isContentOf(content: string, nr: number): boolean {
  try {
    const step = ArchivedStepContent.safeParse(JSON.parse(content))
    return step.success && step.data.nr === nr
  } catch {
    return false
  }
}

async function readProduct(
  { zip, manifest }: OpenedArchive,
  table: ProductTable,
  ids: CollectedIds,
): Promise<void> {
  const part = manifest.parts.find(({ name }) => name === nameProductPart(table))
  if (!part) throw new ArchiveError('In dit archief ontbreekt een tabel.')
  for await (const line of readLines(readCheckedPart(zip, part))) {
    const row = productRows[table].safeParse(line)
    if (!row.success || ids.product[table].has(row.data.id))
      throw new ArchiveError('De leerstof in dit archief is niet die van Letterliaan.')
    ids.product[table].set(row.data.id, row.data)
  }
}

/** The longest row stores a voided sitting. */
const maxLineBytes = 8_000_000
const newLine = 0x0a

const wrongText = () => new ArchiveError('In dit archief staat tekst die niet te lezen is.')

/** Parses the JSON of each line. Throws ArchiveError for invalid JSON. */
async function* readLines(chunks: AsyncIterable<Buffer>): AsyncGenerator {
  let waiting: Buffer[] = []
  let size = 0
  for await (const chunk of chunks) {
    let from = 0
    for (let at = chunk.indexOf(newLine); at >= 0; at = chunk.indexOf(newLine, from)) {
      yield parse(Buffer.concat([...waiting, chunk.subarray(from, at)]))
      waiting = []
      size = 0
      from = at + 1
    }
    if (from === chunk.length) continue
    waiting.push(chunk.subarray(from))
    size += chunk.length - from
    if (size > maxLineBytes) throw wrongText()
  }
  if (waiting.length > 0) throw wrongText()
}

function parse(line: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(line))
  } catch {
    throw wrongText()
  }
}

/** Adds the table and the key of the row to an ArchiveError, so that an operator can find the row. */
function nameRowInError<T>(table: Table, row: unknown, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error
    throw new ArchiveError(`${error.message} Het gaat om de tabel ${table}, ${keyOf(row)}.`, { cause: error })
  }
}

/** Describes the row by ids only, so that an error contains no personal data. */
function keyOf(row: unknown): string {
  if (typeof row !== 'object' || row === null) return 'een rij zonder sleutel'
  const fields = row as DatabaseRow
  if (typeof fields['id'] === 'number') return `rij ${fields['id']}`
  const ids = Object.entries(fields).filter(
    ([name, value]) => name.endsWith('_id') && typeof value === 'number',
  )
  return `de rij met ${ids.map(([name, value]) => `${name} ${String(value)}`).join(', ')}`
}
