import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeEach(async () => {
  app = await startTestApp()
})
afterEach(() => app.close())

async function ask(path: string) {
  const response = await fetch(app.url + path)
  return { status: response.status, body: (await response.json()) as { status: string } }
}
const isReady = () => ask('/readyz')

test('OPS-3 a working process is alive and ready, also for requests without a login', async () => {
  expect(await ask('/healthz')).toEqual({ status: 200, body: { status: 'alive' } })
  expect(await isReady()).toEqual({ status: 200, body: { status: 'ready' } })
})

test('OPS-3 a process that lost its database is alive but not ready, until the database returns', async () => {
  await sql`alter table kysely_migration rename to kysely_migration_away`.execute(app.database.queries)
  expect(await isReady()).toEqual({ status: 503, body: { status: 'database unavailable' } })
  expect((await ask('/healthz')).status).toBe(200)
  await sql`alter table kysely_migration_away rename to kysely_migration`.execute(app.database.queries)
  await expect.poll(async () => (await isReady()).status).toBe(200)
})

test('OPS-3 a missing migration is reported, but an unknown newer one is not', async () => {
  await sql`insert into kysely_migration (name, timestamp) values ('9999-newer', '0')`.execute(
    app.database.queries,
  )
  expect((await isReady()).status).toBe(200)
  await sql`delete from kysely_migration where name like '0001%'`.execute(app.database.queries)
  await expect.poll(async () => (await isReady()).body.status).toBe('migrations missing')
})

test('OPS-3 a server that begins to stop first becomes not ready, and still responds', async () => {
  expect((await isReady()).status).toBe(200)
  app.app.beginStop()
  expect(await isReady()).toEqual({ status: 503, body: { status: 'stopping' } })
  expect((await ask('/api/v1/installation')).status).toBe(200)
})

test('OPS-3 a server is not ready while writes fail, even if reads succeed', async () => {
  const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })
  vi.spyOn(app.database, 'transaction').mockRejectedValue(full)
  expect(await isReady()).toEqual({ status: 503, body: { status: 'writes fail' } })
  vi.restoreAllMocks()
  await expect.poll(async () => (await isReady()).status).toBe(200)
})

test('OPS-3 a test write is repeated ten seconds after one that succeeded', async () => {
  expect((await isReady()).status).toBe(200)
  const write = vi.spyOn(app.database, 'transaction')
  const start = performance.now()
  const now = vi.spyOn(performance, 'now')
  now.mockReturnValue(start + 9000)
  expect([(await isReady()).status, write.mock.calls.length]).toEqual([200, 0])
  now.mockReturnValue(start + 11_000)
  write.mockRejectedValue(new Error('database or disk is full'))
  expect((await isReady()).body.status).toBe('writes fail')
  vi.restoreAllMocks()
})
