import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OpenedDatabase } from '../opened-database.ts'
import { isTemporary } from '../../../plugins/errors/temporary.ts'
import { openSqlite } from './dialect.ts'

let folder: string
let opened: OpenedDatabase
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'letterliaan-file-'))
  opened = openSqlite(join(folder, 'x.db'), () => {})
  await sql`create table kept (text text)`.execute(opened.queries)
})
afterEach(async () => {
  await opened.close()
  rmSync(folder, { recursive: true })
})

const write = (text: string) =>
  opened.runTransaction((transaction) => sql`insert into kept values (${text})`.execute(transaction))
const countKept = async (queries = opened.queries): Promise<number> =>
  (
    await queries
      .selectFrom('kept' as never)
      .selectAll()
      .execute()
  ).length

test('the write-ahead log restarts instead of growing', async () => {
  const text = 'x'.repeat(10_000)
  const logBytes = () => statSync(join(folder, 'x.db-wal')).size
  for (let at = 0; at < 250; at++) await write(text)
  // After the checkpoint, new writes reuse the start of the log.
  await expect.poll(() => statSync(join(folder, 'x.db')).size).toBeGreaterThan(2_000_000)
  const grownTo = logBytes()
  for (let at = 0; at < 100; at++) await write(text)
  expect(logBytes()).toBeLessThan(1.2 * grownTo)
})

test('only transactions wait for a write of another process', async () => {
  const other = new Sqlite(join(folder, 'x.db'))
  other.exec('begin immediate')
  const written = write('mine')
  const countedMeanwhile = await countKept()
  other.exec('commit')
  other.close()
  await written
  expect([countedMeanwhile, await countKept()]).toEqual([0, 1])
})

test('a long read in the background sees committed rows', async () => {
  await write('mine')
  expect(await countKept(opened.reports)).toBe(1)
})

test('a long series of statements yields to other work', async () => {
  const others = { turns: 0 }
  const timer = setInterval(() => others.turns++, 1)
  const until = performance.now() + 5000
  while (others.turns < 2 && performance.now() < until) await countKept()
  clearInterval(timer)
  expect(others.turns).toBeGreaterThanOrEqual(2)
})

test('transactions beyond the limit of the queue are refused as busy, and the others run', async () => {
  const all = await Promise.allSettled(Array.from({ length: 2010 }, (_, at) => write(`text ${at}`)))
  const refused = all.filter((outcome) => outcome.status === 'rejected')
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.every(({ reason }) => isTemporary(reason))).toBe(true)
  expect(await countKept()).toBe(2010 - refused.length)
})
