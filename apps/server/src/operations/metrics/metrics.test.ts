import { afterEach, beforeEach, expect, test } from 'vitest'
import { getNowSeconds } from '../../clock.ts'
import { encodeJson } from '../../db/json.ts'
import { groupExercises, getStep, playExercise } from '../../testing/player.ts'
import { logIn } from '../../testing/http.ts'
import { makeChild, makeSchool } from '../../testing/school.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { lastBackupSetting, readLastBackup } from '../backup/last-backup.ts'
import { forgetDue, readForgotten } from '../maintenance/forget-old.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { serveMetrics } from './serve-metrics.ts'
import { addRows } from '../../testing/rows.ts'

const secret = 'm'.repeat(32)
let app: TestApp
let metrics: Metrics
let server: Awaited<ReturnType<typeof serveMetrics>>

beforeEach(async () => {
  metrics = createMetrics()
  app = await startTestApp({}, { watch: metrics })
  const { database, speech } = app
  metrics.watch({
    database,
    speech,
    readQueues: app.app.readQueues,
    readForgotten: () => readForgotten(database.queries),
    readLastBackup: async () => (await readLastBackup(database.queries))?.made_at ?? null,
  })
  server = await serveMetrics(metrics, { port: 0, host: '127.0.0.1', secret })
})
afterEach(async () => {
  server.close()
  await app.close()
})

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${server.port}${path}`, { headers })
const read = async () => (await get('/metrics', { authorization: `Bearer ${secret}` })).text()
const valueOf = (text: string, name: string): number | undefined => {
  const line = text.split('\n').find((each) => each.startsWith(`${name} `))
  return line === undefined ? undefined : Number(line.split(' ').at(-1))
}

test('OPS-3 metrics include calls, answers, queues, the database and jobs, but no ids or names', async () => {
  const child = await makeChild(app, await makeSchool(app))
  const caller = await logIn(app, child.username)
  const [exercise_id = 0] = groupExercises(await getStep(caller, child.steps[0] ?? 0)).explore
  await playExercise(caller, exercise_id, 2)
  await fetch(`${app.url}/api/v1/Milan/${child.username}`)
  const now = getNowSeconds(app.clock)
  await forgetDue(app.database, now)
  await addRows(app, 'setting', {
    name: lastBackupSetting,
    value: encodeJson({ name: 'x', made_at: now - 60, num_missing_files: 0 }),
  })

  const text = await read()
  expect(text).toMatch(
    /call_seconds_count\{route="\/api\/v1\/exercise\/:id",method="PUT",status="200"\} [1-9]/,
  )
  expect(text).toMatch(/call_seconds_count\{route="none",method="GET",status="404"\} 1/)
  expect(valueOf(text, 'letterliaan_answers_total')).toBeGreaterThan(0)
  expect(valueOf(text, 'letterliaan_forgotten_timestamp_seconds')).toBe(now)
  expect(valueOf(text, 'letterliaan_backup_timestamp_seconds')).toBe(now - 60)
  expect(valueOf(text, 'letterliaan_database_connections{state="max"}')).toBeGreaterThan(0)
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
  for (const { name, max } of app.app.readQueues())
    expect(valueOf(text, `letterliaan_queue_max{queue="${name}"}`), name).toBe(max)
  const labels = [...text.matchAll(/"([^"]*)"/g)].map(([, label = '']) => label)
  for (const label of labels) expect(label).not.toMatch(/Milan|school\.test|\/\d/)
})

test('OPS-3 retried transactions and failed statements are counted', async () => {
  const before = valueOf(await read(), 'letterliaan_transactions_retried_total') ?? 0
  expect(before).toBe(0)
  const insert = () => app.database.queries.insertInto('setting').values({ name: 'x', value: '1' }).execute()
  await insert()
  await expect(insert()).rejects.toThrow(/./)
  expect(await read()).toMatch(/statement_failures_total\{code="(23505|SQLITE_CONSTRAINT_PRIMARYKEY)"\} 1/)
})

test('OPS-3 metrics are served only with the secret, and at only one address', async () => {
  expect((await get('/metrics')).status).toBe(401)
  expect((await get('/metrics', { authorization: 'Bearer wrong' })).status).toBe(401)
  expect((await get('/')).status).toBe(404)
  expect((await fetch(`${app.url}/metrics`)).status).toBe(404)
})
