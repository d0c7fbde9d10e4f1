import { Readable } from 'node:stream'
import { formatFullName } from '@letterliaan/rules'
import { createDutchFormat } from '@letterliaan/rules/calendar'
import { Zip, ZipDeflate } from 'fflate'
import type { Database } from '../../../../db/database.ts'
import { readOwnedColumns, type OwnedColumn } from '../../../../db/personal-data/owned-rows.ts'
import type { DatabaseRow } from '../../../../db/personal-data/row-pages.ts'
import { recordEvent } from '../../../../events/record-event.ts'
import type { UserCaller } from '../../../../plugins/auth/caller.ts'
import type { BytesResponse } from '../../../../plugins/contract/handler.ts'
import { createNotFoundError } from '../../../../plugins/errors/problem-error.ts'
import { createReplacer } from '../erasure/remove-mentions.ts'
import { hideNames, type NameReplacer } from './hide-names.ts'
import { exportedTables, leftOutTables, type ExportedChild, type ExportedTable } from './exported-tables.ts'
import { readChildPages, findOtherChildren, findSupervisedChild } from './queries.ts'
import { texts } from './texts.ts'
import {
  escapeHtml,
  pageEnd,
  writePageStart,
  tableEnd,
  writeTableRow,
  writeTableStart,
} from './write-pages.ts'
import { findStaffNames } from '../../../../db/tables/user.ts'

/** Version of the format of `leerling.json` (docs/beheerder.md). */
const version = 1
const rowsPerPage = 5000
const day = createDutchFormat({ dateStyle: 'long', timeStyle: 'short' })

/** Makes the zip file with all data about a child. Throws 404 for a child that the caller does not see. */
export async function makeChildFile(
  database: Database,
  caller: UserCaller,
  student_id: number,
  now: number,
): Promise<BytesResponse> {
  const child = await findSupervisedChild(database.queries, caller, student_id)
  if (child === undefined) throw createNotFoundError()
  const name = formatFullName(child).trim() || child.screen_name
  await database.transaction(async (transaction) =>
    recordEvent(transaction, caller, { type: 'child_file_made', student_ids: [student_id] }, now),
  )
  const source: Source = {
    database,
    child,
    columns: await readOwnedColumns(database.queries),
    others: await readOtherNames(database, caller.organisation_id, student_id),
    heading: { name, organisation: child.organisation, now },
  }
  return {
    bytes: zipFiles(writeFiles(source)),
    cacheControl: 'no-store',
    disposition: `attachment; filename="leerling-${student_id}.zip"`,
  }
}

interface Source {
  readonly database: Database
  readonly child: ExportedChild
  readonly columns: readonly OwnedColumn[]
  readonly others: NameReplacer
  readonly heading: { readonly name: string; readonly organisation: string; readonly now: number }
}

async function readOtherNames(
  { reports }: Database,
  organisation_id: number,
  student_id: number,
): Promise<NameReplacer> {
  const [children, staff] = await Promise.all([
    findOtherChildren(reports, organisation_id, student_id),
    findStaffNames(reports, organisation_id),
  ])
  const fullNames = children.filter(({ last_name }) => last_name.trim() !== '').map(formatFullName)
  const firstNames = children.flatMap(({ is_of_same_group, first_name }) =>
    is_of_same_group && first_name.trim() !== '' ? first_name : [],
  )
  const ofChildren = [...fullNames, ...firstNames]
  const byLength = (all: readonly string[]) => [...new Set(all)].toSorted((a, b) => b.length - a.length)
  const hideChildren = createReplacer({ texts: byLength(ofChildren), instead: 'een ander kind' })
  const hideStaff = createReplacer({
    texts: byLength(staff.map(({ name }) => name.trim()).filter((name) => name.includes(' '))),
    instead: 'een begeleider',
  })
  return { replace: (text) => hideStaff(hideChildren(text)) }
}

async function* writeFiles(source: Source): AsyncGenerator<ZippedFile> {
  yield { name: 'leerling.json', parts: writeJson(source) }
  const counts = new Map<string, number>()
  for (const table of exportedTables) yield* writeTable(source, table, counts)
  yield { name: 'index.html', parts: [writeIndex(source, counts)] }
}

async function* readRows({ database, columns, child, others }: Source, { table }: ExportedTable) {
  for await (const rows of readChildPages(database.reports, columns, table, child))
    yield rows.map((row) => hideNames(table, row, others))
}

async function* writeJson(source: Source): AsyncGenerator<string> {
  const head = { format: 'letterliaan-child', version, made_at: source.heading.now }
  yield `${JSON.stringify(head).slice(0, -1)},"tables":{`
  for (const [at, exported] of exportedTables.entries()) {
    yield `${at === 0 ? '' : ','}\n${JSON.stringify(exported.table)}:[`
    let isFirst = true
    for await (const rows of readRows(source, exported)) {
      yield `${isFirst ? '' : ','}\n${rows.map((row) => JSON.stringify(row)).join(',\n')}`
      isFirst = false
    }
    yield ']'
  }
  yield '}}\n'
}

const pageName = (table: string, nr: number): string => `tabellen/${table}-${nr}.html`

/** Writes a table as pages of limited length, because a browser can't open longer ones. */
async function* writeTable(
  source: Source,
  exported: ExportedTable,
  counts: Map<string, number>,
): AsyncGenerator<ZippedFile> {
  let waiting: DatabaseRow[] = []
  let nr = 0
  const takePage = (): ZippedFile => {
    const rows = waiting
    waiting = []
    nr++
    return { name: pageName(exported.table, nr), parts: writePage(exported.name, nr, rows) }
  }
  let count = 0
  for await (const rows of readRows(source, exported)) {
    waiting.push(...rows)
    count += rows.length
    if (waiting.length >= rowsPerPage) yield takePage()
  }
  if (waiting.length > 0) yield takePage()
  counts.set(exported.table, count)
}

function* writePage(name: string, nr: number, rows: readonly DatabaseRow[]): Generator<string> {
  const [first = {}] = rows
  yield writePageStart(nr === 1 ? name : texts.page(name, nr))
  yield `<p><a href="../index.html">${texts.back}</a></p>\n${writeTableStart(first)}`
  for (let at = 0; at < rows.length; at += 500)
    yield rows
      .slice(at, at + 500)
      .map(writeTableRow)
      .join('')
  yield `${tableEnd}${pageEnd}`
}

function writeIndex({ heading }: Source, counts: ReadonlyMap<string, number>): string {
  const paragraphs = [
    texts.made(heading.organisation, day.format(heading.now * 1000)),
    texts.explained,
    texts.people,
    texts.noFiles,
  ]
  const parts = exportedTables.map(({ table, name }) => {
    const count = counts.get(table) ?? 0
    const links = Array.from({ length: Math.ceil(count / rowsPerPage) }, (_, at) => at + 1).map(
      (nr) => `<a href="${pageName(table, nr)}">${escapeHtml(nr === 1 ? name : texts.page(name, nr))}</a>`,
    )
    const said = count === 0 ? texts.none : `${texts.rows(count)}: ${links.join(', ')}`
    return `<h2>${escapeHtml(name)}</h2>\n<p>${said}</p>\n`
  })
  const reasons = leftOutTables.map(
    ({ table, because }) => `<dt>${table}</dt><dd>${escapeHtml(texts.reasons[table] ?? because)}</dd>\n`,
  )
  return [
    writePageStart(texts.title(heading.name)),
    ...paragraphs.map((text) => `<p>${escapeHtml(text)}</p>\n`),
    ...parts,
    `<h2>${texts.leftOut}</h2>\n<dl>${reasons.join('')}</dl>\n`,
    pageEnd,
  ].join('')
}

interface ZippedFile {
  readonly name: string
  readonly parts: AsyncIterable<string> | Iterable<string>
}

/** Zips the files one by one while they are read, so that memory holds only a part. */
function zipFiles(files: AsyncIterable<ZippedFile>): Readable {
  return Readable.from(zipParts(files), { objectMode: false })
}

async function* zipParts(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    made.push(chunk)
  })
  const take = (): Uint8Array[] => {
    const taken = made
    made = []
    return taken
  }
  for await (const { name, parts } of files) {
    const file = new ZipDeflate(name, { level: 6 })
    zip.add(file)
    for await (const part of parts) {
      file.push(Buffer.from(part))
      yield* take()
    }
    file.push(new Uint8Array(), true)
    yield* take()
  }
  zip.end()
  yield* take()
}
