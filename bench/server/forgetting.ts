/**
 * How long forgetting takes when there is much of it, and what a call waits for meanwhile, on a PostgreSQL cluster of its own.
 * BENCH_ROWS: how many rows are past their time (30 million).
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { findPostgres, startCluster } from '../../tools/setup/postgres.ts'
import { startScript } from '../report/process.ts'
import { printTable } from '../report/table.ts'

const rows = Number(process.env['BENCH_ROWS'] ?? 30_000_000)
const password = 'jungle-van-de-letters'
const daySeconds = 24 * 60 * 60

/** Of a hundred rows so many are of each table, made by this statement for rows from $1 to $2, of $3 days ago (unix seconds). */
const tables = [
  {
    name: 'live_event',
    share: 50,
    left: 'SELECT count(*) FROM live_event',
    fill: `INSERT INTO live_event (organisation_id, student_id, event, data, created_at)
      SELECT s.organisation_id, s.id, 'balance', '{}', $3::bigint FROM generate_series($1::bigint, $2::bigint) n,
      (SELECT min(id) AS id, min(organisation_id) AS organisation_id FROM student) s`,
  },
  {
    name: 'activity',
    share: 30,
    left: "SELECT count(*) FROM activity WHERE type = 'exercise_progress'",
    fill: `INSERT INTO activity (organisation_id, student_id, type, points, created_at)
      SELECT s.organisation_id, s.id, 'exercise_progress', 0, $3::bigint + n % 1000 FROM generate_series($1::bigint, $2::bigint) n,
      (SELECT min(id) AS id, min(organisation_id) AS organisation_id FROM student) s`,
  },
  {
    name: 'token_family',
    share: 10,
    left: 'SELECT count(*) FROM token_family WHERE id > 1000000',
    fill: `INSERT INTO token_family (id, user_id, client_id, created_at)
      SELECT 1000000 + n, (SELECT min(id) FROM "user"), 'letterliaan-game', $3::bigint
      FROM generate_series($1::bigint, $2::bigint) n`,
  },
  {
    name: 'token',
    share: 10,
    left: "SELECT count(*) FROM token WHERE salt = ''",
    fill: `INSERT INTO token (hash, family_id, kind, created_at, expires_at, salt)
      SELECT md5(n::text), 1000000 + n, 'refresh', $3::bigint, $3::bigint + n % 1000, ''
      FROM generate_series($1::bigint, $2::bigint) n`,
  },
] as const

const rowsAtOnce = 1_000_000

async function fill(client: Client): Promise<void> {
  const age = Math.floor(Date.now() / 1000) - 60 * daySeconds
  await client.query('SET session_replication_role = replica')
  for (const { name, share, fill: sql } of tables) {
    const count = Math.floor((rows * share) / 100)
    for (let from = 1; from <= count; from += rowsAtOnce)
      await client.query(sql, [from, Math.min(count, from + rowsAtOnce - 1), age])
    console.log(`${name}: ${count} rows past their time`)
  }
  // The last run was two hours ago.
  const ran = Math.floor(Date.now() / 1000) - 7200
  await client.query("DELETE FROM setting WHERE name = 'forgetting'")
  await client.query("INSERT INTO setting (name, value) VALUES ('forgetting', $1)", [
    JSON.stringify({ ran_at: ran, until: ran }),
  ])
  await client.query('ANALYZE')
}

const countLeft = async (client: Client, sql: string): Promise<number> =>
  Number((await client.query(sql)).rows[0]?.count ?? 0)

/** What logging in waits for (ms), every half second as long as `isBusy`. */
async function measureCalls(url: string, isBusy: () => boolean): Promise<number[]> {
  const waits: number[] = []
  while (isBusy()) {
    const from = performance.now()
    const body = {
      grant_type: 'password',
      username: 'youssef@voorbeeldschool.nl',
      password,
      client_id: 'letterliaan-game',
    }
    const headers = { 'content-type': 'application/json' }
    const reply = await fetch(`${url}/oauth2/token/create`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    if (!reply.ok && reply.status !== 429) throw new Error(`A login got ${reply.status}.`)
    waits.push(performance.now() - from)
    await sleep(5000)
  }
  return waits.toSorted((a, b) => a - b)
}

const bin = findPostgres()
if (bin === null) throw new Error('PostgreSQL is not installed.')
const dataDir = mkdtempSync(join(tmpdir(), 'letterliaan-bench-'))
const cluster = await startCluster(bin)
const env = { DATA_DIR: dataDir, PORT: '0', DEMO_PASSWORD: password, LOG_LEVEL: 'error', NODE_ENV: '' }
const start = () =>
  startScript('apps/server/src/main.ts', { ...env, DATABASE_URL: cluster.url, SPEECH_AHEAD: 'off' })
const client = new Client({ connectionString: cluster.url })
try {
  await (await start()).stop()
  await client.connect()
  const filling = performance.now()
  await fill(client)
  console.log(`filled in ${Math.round((performance.now() - filling) / 1000)} s`)
  const server = await start()
  const from = performance.now()
  let isBusy = true
  const calls = measureCalls(server.url, () => isBusy)
  const results: string[][] = []
  const waiting = new Set(tables)
  while (waiting.size > 0) {
    for (const table of waiting) {
      if ((await countLeft(client, table.left)) > 0) continue
      waiting.delete(table)
      results.push([table.name, String(Math.round((performance.now() - from) / 1000))])
    }
    await sleep(5000)
  }
  isBusy = false
  const waits = await calls
  printTable(['table', 'empty after (s)'], results)
  const at = (part: number) => Math.round(waits[Math.floor(waits.length * part)] ?? 0)
  console.log(
    `a login meanwhile: ${waits.length} times, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, max ${at(0.999)} ms`,
  )
  await server.stop()
} finally {
  await client.end()
  cluster.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
