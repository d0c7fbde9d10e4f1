import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { hashKey, hashLength } from '../../../apps/server/src/plugins/contract/idempotency.ts'
import { startServerProcess } from '../../../apps/server/src/testing/server-process.ts'
import {
  killProcess,
  listMissingPrograms,
  startPair,
  waitFor,
  type DatabaseNode,
  type DatabasePair,
} from './cluster.ts'
import { startClass, type SchoolClass } from './school-class.ts'

/** Number of kills in `npm run test:nightly -- failover` (OPS-12). */
const kills = Number(process.env['KILLS'] ?? 20)
const cuts = Number(process.env['CUTS'] ?? 4)
const maxWaitMs = 30_000
const demoPassword = 'de hoofdserver valt om'
const usernames = ['youssef', 'noor', 'daan', 'milan', 'lotte', 'bram'].map(
  (name) => `${name}@voorbeeldschool.nl`,
)

const missing = listMissingPrograms()
if (missing.length > 0) {
  console.error(`Overgeslagen: niet aanwezig zijn ${missing.join(', ')}.`)
  console.error(
    'sudo apt-get install --no-install-recommends patroni etcd-server haproxy pgbouncer postgresql python3-etcd',
  )
  process.exit(2)
}

interface Round {
  readonly what: string
  readonly ms: number
}

const killPostgres = async (pair: DatabasePair, primary: DatabaseNode): Promise<() => void> => {
  killProcess(pair.postmasterOf(primary), 'SIGKILL')
  return () => undefined
}

/** Kills Patroni, while the node's PostgreSQL keeps running. */
const killPatroni = async (pair: DatabasePair, primary: DatabaseNode): Promise<() => void> => {
  primary.patroni?.kill('SIGKILL')
  return () => pair.startPatroni(primary)
}

/** Cuts the primary from etcd and the other node. The children still reach both. */
const cutNetwork = async (_pair: DatabasePair, primary: DatabaseNode): Promise<() => void> => {
  for (const link of primary.links) link.cut()
  return () => {
    for (const link of primary.links) link.mend()
  }
}

async function runRound(
  pair: DatabasePair,
  school: SchoolClass,
  what: string,
  fault: typeof killPostgres,
): Promise<Round> {
  await waitFor(() => pair.isWhole(), 180_000, 'twee servers die gelijk lopen')
  await delay(500 + Math.random() * 2000)
  const primary = await pair.findPrimary()
  if (primary === null) throw new Error('Er is geen hoofdserver.')
  const since = performance.now()
  const before = school.acknowledged.length
  const mend = await fault(pair, primary)
  await waitFor(
    async () => (await pair.findPrimary()) !== null && (await pair.findPrimary()) !== primary,
    120_000,
    'een andere hoofdserver',
  )
  await waitFor(
    async () =>
      school.acknowledged.slice(before).filter(({ asked }) => asked > since + 3000).length > usernames.length,
    120_000,
    'antwoorden',
  )
  mend()
  const ms = school.slowestSince(since)
  console.log(
    `${what} van ${primary.name}: weer antwoord binnen ${(ms / 1000).toFixed(1)} s (${school.acknowledged.length} bevestigd)`,
  )
  return { what, ms }
}

async function count(url: string, school: SchoolClass, firstId: number) {
  const client = new Client({ connectionString: url })
  await client.connect()
  const answers = await client.query(
    `SELECT student.user_id, count(*)::int AS num FROM answer JOIN student ON student.id = answer.student_id
     WHERE answer.id > $1 AND answer.part = 0 GROUP BY student.user_id`,
    [firstId],
  )
  const calls = await client.query('SELECT call FROM answer WHERE call IS NOT NULL')
  await client.end()
  const stored = new Set(calls.rows.map(({ call }) => String(call).slice(0, hashLength)))
  const lostKeys = school.acknowledged.filter(({ key }) => !stored.has(hashKey(key))).length
  const promised = Map.groupBy(school.acknowledged, ({ user_id }) => user_id)
  const differences = [...promised].map(([user_id, own]) => {
    const num = Number(answers.rows.find((row) => Number(row.user_id) === user_id)?.num ?? 0)
    return num - own.length
  })
  return {
    lost: Math.max(lostKeys, -differences.filter((by) => by < 0).reduce((sum, by) => sum + by, 0)),
    doubled: differences.filter((by) => by > 0).reduce((sum, by) => sum + by, 0),
  }
}

async function lastAnswerId(url: string): Promise<number> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('SELECT coalesce(max(id), 0)::int AS id FROM answer')
  await client.end()
  return Number(rows[0]?.id)
}

const folder = mkdtempSync(join(tmpdir(), 'letterliaan-failover-'))
const pair = await startPair()
console.log('Twee PostgreSQL met Patroni, etcd, HAProxy en PgBouncer (transacties): gestart.')
try {
  const env = {
    DATA_DIR: folder,
    DATABASE_URL: pair.url,
    DEMO_PASSWORD: demoPassword,
    LIVE_URL: pair.directUrl,
    LOG_LEVEL: 'fatal',
    SPEECH_AHEAD: 'off',
  }
  const servers = [await startServerProcess(env), await startServerProcess(env)]
  const firstId = await lastAnswerId(pair.url)
  const school = startClass(
    servers.map(({ url }) => url),
    usernames,
    demoPassword,
  )
  await waitFor(async () => school.acknowledged.length > 50, 120_000, 'een klas die speelt')
  const rounds: Round[] = []
  for (let nr = 0; nr < kills; nr++) {
    const isPostgres = nr % 2 === 0
    const what = `SIGKILL van ${isPostgres ? 'postgres' : 'patroni'}`
    rounds.push(await runRound(pair, school, what, isPostgres ? killPostgres : killPatroni))
  }
  for (let nr = 0; nr < cuts; nr++)
    rounds.push(await runRound(pair, school, 'netwerk doorgeknipt', cutNetwork))
  await school.stop()
  const { lost, doubled } = await count(pair.url, school, firstId)
  for (const [what, own] of Map.groupBy(rounds, (round) => round.what)) {
    const seconds = own.map(({ ms }) => ms / 1000).toSorted((x, y) => x - y)
    console.log(`${what}, ${own.length} keer: ${seconds.map((s) => s.toFixed(1)).join(' ')} s`)
  }
  const repeated = school.acknowledged.filter(({ tries }) => tries > 1).length
  console.log(
    `Statussen: ${JSON.stringify(Object.fromEntries(school.statuses))}; ${repeated} antwoorden vaker gestuurd; daarvan geweigerd: ${school.refusedAgain.join(', ') || 'geen'}.`,
  )
  console.log(`${school.acknowledged.length} bevestigde antwoorden: ${lost} kwijt, ${doubled} dubbel.`)
  await Promise.all(servers.map((server) => server.stop()))
  if (lost > 0 || doubled > 0 || rounds.some(({ ms }) => ms >= maxWaitMs)) process.exitCode = 1
} finally {
  await pair.close()
  rmSync(folder, { recursive: true, force: true })
}
