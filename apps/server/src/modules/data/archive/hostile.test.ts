// @nightly
import { readdir, readFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { tableNames } from '../../../db/personal-data/table-descriptions.ts'
import { exportTo } from '../../../testing/moved-school.ts'
import { makeSchoolToMove } from '../../../testing/school-to-move.ts'
import { makeSchool } from '../../../testing/school.ts'
import { listHostileArchives } from '../../../testing/hostile/archives.ts'
import { startTestApp, useTestApp, type TestApp } from '../../../testing/test-app.ts'
import { readParts, signParts, writeZip } from '../../../testing/zip.ts'
import { ArchiveError } from './format/archive-error.ts'
import { importOrganisation } from './import/import-organisation.ts'
import { isLong } from '../../../../../../tools/testing/is-long.ts'

const origin = await startTestApp()
const app = await useTestApp()
await makeSchool(app)
const { child } = await makeSchoolToMove(origin)
const made = await exportTo(origin, child.organisation_id)
const file = join(app.folder, 'school.zip')
await writeFile(file, await readFile(made))
const good = await readParts(file)
await origin.close()
const before = await describeAll()

/** Returns the number of rows in each table and the names of the files. */
async function describeAll(): Promise<string> {
  const counts: string[] = []
  for (const table of tableNames) {
    const { rows } = await sql<{ readonly count: number }>`
      select count(*) as count from ${sql.table(table)}`.execute(app.database.queries)
    counts.push(`${table} ${rows[0]?.count}`)
  }
  const entries = await readdir(app.folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const ofSchools = files.filter((name) => /[/](recordings|pictures|importing)/.test(name))
  return [...counts, ...ofSchools.toSorted()].join('\n')
}

const limits = { maxParts: 1000, maxBytes: 100_000_000, maxRatio: 300 }

const read = (path: string) =>
  importOrganisation({ database: app.database, files: app.files, now: 1_800_000_000, limits }, path)

/** Expects a refusal with a Dutch sentence, and an unchanged database. */
async function expectRefused(path: string, sentence: RegExp): Promise<void> {
  const error = await read(path).then(
    () => null,
    (refused: unknown) => refused,
  )
  expect(error).toBeInstanceOf(ArchiveError)
  expect((error as ArchiveError).message).toMatch(sentence)
  expect(await describeAll()).toBe(before)
}

test.each(listHostileArchives(() => good))(
  'AVG-7 an archive %s is refused, and nothing is stored',
  async (_, make, sentence) => {
    const parts = Object.fromEntries(
      Object.entries(make()).filter(([, bytes]) => (bytes as unknown) !== undefined),
    )
    await expectRefused(await writeZip(join(app.folder, 'bad.zip'), parts), sentence)
  },
)

/** Changes a name in the bytes of the file. Each name occurs twice and is not compressed. */
async function rename(from: string, to: string): Promise<string> {
  const bytes = await readFile(await writeZip(join(app.folder, 'plain.zip'), good))
  const text = bytes.toString('latin1').replaceAll(from, to)
  const path = join(app.folder, 'renamed.zip')
  await writeFile(path, Buffer.from(text, 'latin1'))
  return path
}

test.each([
  ['a folder above', 'tables/note.ndjson', '../../../note.json'],
  ['the root', 'tables/note.ndjson', '/ables/note.ndjson'],
  ['a drive', 'tables/note.ndjson', 'C:/les/note.ndjson'],
  ['a folder above, as Windows writes it', 'tables/note.ndjson', '..\\..\\note.ndjsonx'.slice(0, 18)],
  ['a file that is there already', 'tables/note.ndjson', 'tables/book.ndjson'],
  ['a NUL', 'tables/note.ndjson', 'tables/no\u0000e.ndjson'],
])('AVG-7 a part that names %s is refused', async (_, from, to) => {
  expect(to).toHaveLength(from.length)
  await expectRefused(await rename(from, to), /geen heel archief|twee keer|ontbreekt/)
})

async function withFileType(mode: number): Promise<string> {
  const bytes = await readFile(await writeZip(join(app.folder, 'plain.zip'), good))
  const at = bytes.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]))
  bytes.writeUInt32LE((mode << 16) >>> 0, at + 38)
  const path = join(app.folder, 'typed.zip')
  await writeFile(path, bytes)
  return path
}

test.each([
  ['a link', 0o120_777],
  ['a folder', 0o040_755],
  ['a device', 0o020_666],
])('AVG-7 a part that is %s is refused', async (_, mode) => {
  await expectRefused(await withFileType(mode), /geen gewoon bestand/)
})

test('AVG-7 a zip bomb that states its size is refused before anything is unpacked', async () => {
  const zeroes = signParts({ ...good, 'tables/note.ndjson': Buffer.alloc(60_000_000) })
  await expectRefused(await writeZip(join(app.folder, 'bomb.zip'), zeroes), /te groot/)
  const many = Object.fromEntries(Array.from({ length: 1001 }, (_, at) => [`files/${at}`, Buffer.of()]))
  await expectRefused(await writeZip(join(app.folder, 'many.zip'), many), /te groot/)
})

test('AVG-7 a zip bomb with a false size is refused', async () => {
  const path = await writeZip(join(app.folder, 'liar.zip'), { 'manifest.json': Buffer.alloc(20_000_000, 32) })
  const bytes = await readFile(path)
  const at = bytes.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]))
  bytes.writeUInt32LE(1000, at + 24)
  await writeFile(path, bytes)
  await expectRefused(path, /geen heel archief/)
})

test.each([0, 1, 100, 0.5, 0.99])('AVG-7 an archive cut to %s of its size is refused', async (share) => {
  const bytes = await readFile(file)
  const path = join(app.folder, 'cut.zip')
  await writeFile(path, bytes)
  await truncate(path, share < 1 ? Math.floor(bytes.length * share) : share)
  await expectRefused(path, /geen heel archief/)
})

test('AVG-7 a missing file and a folder are refused', async () => {
  await expectRefused(join(app.folder, 'nergens.zip'), /Er is geen archief/)
  await expectRefused(app.folder, /geen (heel )?archief/i)
})

type Mutation = (bytes: Buffer, at: number) => Buffer

const mutations: readonly Mutation[] = [
  (bytes, at) =>
    Buffer.concat([bytes.subarray(0, at), Buffer.from([(bytes[at] ?? 0) ^ 0x41]), bytes.subarray(at + 1)]),
  (bytes, at) => Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1)]),
  (bytes, at) => Buffer.concat([bytes.subarray(0, at + 1), bytes.subarray(at)]),
  (bytes, at) => bytes.subarray(0, at),
]

const place = fc.record({
  how: fc.nat({ max: mutations.length - 1 }),
  at: fc.double({ min: 0, max: 0.999, noNaN: true }),
})

test('AVG-7 an archive with any changed bytes is imported completely or refused', async () => {
  const bytes = await readFile(file)
  await fc.assert(
    fc.asyncProperty(place, async ({ how, at }) => {
      const path = join(app.folder, 'mutated.zip')
      await writeFile(path, mutations[how]?.(bytes, Math.floor(at * bytes.length)) ?? bytes)
      // Unread bytes, such as a date, may change without a refusal.
      await expectRefusedOrWhole(path)
    }),
    { numRuns: isLong ? 200 : 12 },
  )
})

test('AVG-7 an archive with any changed line and valid hashes is imported completely or refused', async () => {
  const names = Object.keys(good).filter((name) => name.startsWith('tables/'))
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...names), place, async (name, { how, at }) => {
      const bytes = good[name] ?? Buffer.of()
      const changed = mutations[how]?.(bytes, Math.floor(at * bytes.length)) ?? bytes
      await expectRefusedOrWhole(
        await writeZip(join(app.folder, 'mutated.zip'), signParts({ ...good, [name]: changed })),
      )
    }),
    { numRuns: isLong ? 200 : 12 },
  )
})

/** Imports in a transaction that is always rolled back, because an import takes its usernames. */
async function expectRefusedOrWhole(path: string): Promise<void> {
  class Whole extends Error {}
  const database = {
    ...app.database,
    transaction: (work: Parameters<typeof app.database.transaction>[0]) =>
      app.database.transaction(async (transaction) => {
        const done = await work(transaction)
        // Ids are reserved in a transaction of their own. The import is rolled back.
        if (typeof done === 'number' && (await isThere(transaction, done))) throw new Whole()
        return done
      }),
  } as typeof app.database
  const error = await importOrganisation(
    { database, files: app.files, now: 1_800_000_000, limits },
    path,
  ).catch((caught: unknown) => caught)
  expect(error instanceof ArchiveError || error instanceof Whole, String(error)).toBe(true)
  expect(await describeAll()).toBe(before)
}

const isThere = async (queries: TestApp['database']['queries'], id: number): Promise<boolean> =>
  (await queries
    .selectFrom('organisation')
    .select('id')
    .where('id', '=', id)
    .where('name', '<>', '')
    .executeTakeFirst()) !== undefined &&
  (await queries.selectFrom('user').select('id').where('organisation_id', '=', id).execute()).length > 0
