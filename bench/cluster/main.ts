/**
 * Measures one, two and four server processes on one PostgreSQL against as many bare ones, for README.md.
 * BENCH_MS: duration of a phase (5000); BENCH_CHILDREN (400); BENCH_PROCESSES ('1,2,4'); BENCH_DATABASE_URL:
 * an empty database instead of a new cluster.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres, startCluster } from '../../tools/setup/postgres.ts'
import { copyToPostgres } from '../server/data/copy-to-postgres.ts'
import { readProcessorMs, startScript, waitUntilProcessIdle, type StartedProcess } from '../report/process.ts'
import { computeMedian } from '../report/quantile.ts'
import { printTable } from '../report/table.ts'
import { addChildrenToMeasure, formatUsername } from '../server/data/add-children.ts'
import { giveAnswer, openLoadChild } from '../server/load/child.ts'
import { createTimings, type Timings } from '../server/load/timings.ts'
import { demoPassword, repeatFor, startMeasuredServer } from '../server/measure.ts'
import { printArithmetic } from './arithmetic.ts'
import { watchPostgres } from './watch-postgres.ts'

const ms = Number(process.env['BENCH_MS'] ?? 5000)
const numChildren = Number(process.env['BENCH_CHILDREN'] ?? 400)
const counts = (process.env['BENCH_PROCESSES'] ?? '1,2,4').split(',').map(Number)
const given = process.env['BENCH_DATABASE_URL']
const childrenAtOnce = 50
const maxConnections = 11

interface Measured {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly serverMs: number
  readonly databaseMs: number
  readonly wal: number
  readonly connections: number
}

type Watch = Awaited<ReturnType<typeof watchPostgres>>
type Answer = (timings: Timings) => Promise<unknown>

async function measure(
  watch: Watch,
  processes: readonly StartedProcess[],
  answers: readonly Answer[],
): Promise<Measured> {
  const used = (): number => processes.reduce((sum, { pid }) => sum + readProcessorMs(pid), 0)
  await repeatFor(
    ms / 5,
    answers.map((answer) => () => answer(createTimings())),
  )
  const timings = createTimings()
  const before = { ...(await watch.look()), used: used() }
  const from = performance.now()
  await repeatFor(
    ms,
    answers.map((answer) => () => answer(timings)),
  )
  const seconds = (performance.now() - from) / 1000
  const after = { ...(await watch.look()), used: used() }
  const { count, p50, p99 } = timings.of('PUT exercise/{id}')
  return {
    perSecond: count / seconds,
    p50,
    p99,
    serverMs: (after.used - before.used) / count,
    databaseMs: (after.processorMs - before.processorMs) / count,
    wal: (after.wal - before.wal) / count,
    connections: after.connections,
  }
}

async function measureOurs(watch: Watch, dataDir: string, DATABASE_URL: string, count: number) {
  const servers = await Promise.all(
    Array.from({ length: count }, () => startMeasuredServer(dataDir, { DATABASE_URL, SPEECH_AHEAD: 'off' })),
  )
  try {
    const answers: Answer[] = []
    for (let k = 0; k < childrenAtOnce; k++) {
      const { url = '' } = servers[k % count] ?? {}
      const child = await openLoadChild(url, formatUsername(k + 2), demoPassword)
      answers.push((timings) => giveAnswer(child, timings))
    }
    for (const { pid } of servers) await waitUntilProcessIdle(pid)
    return await measure(watch, servers, answers)
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}

async function measureBare(watch: Watch, DATABASE_URL: string, count: number): Promise<Measured> {
  const servers: StartedProcess[] = []
  for (let at = 0; at < count; at++)
    servers.push(await startScript('bench/cluster/bare-server.ts', { DATABASE_URL }))
  try {
    const answers = Array.from({ length: childrenAtOnce }, (_, k): Answer => {
      const { url = '' } = servers[k % count] ?? {}
      return (timings) => timings.time('PUT exercise/{id}', () => answerBare(url))
    })
    return await measure(watch, servers, answers)
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}

const answerBare = (url: string): Promise<unknown> =>
  fetch(`${url}/answer`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ exercise_id: 1, difficulty: 2, word: 'boom', data: { answer: 'boom' } }),
  }).then((response) => response.json())

const rowOf = (name: string, measured: Measured): string[] => [
  name,
  measured.perSecond.toFixed(0),
  measured.p50.toFixed(1),
  measured.p99.toFixed(1),
  measured.serverMs.toFixed(2),
  measured.databaseMs.toFixed(2),
  measured.wal.toFixed(0),
  measured.connections.toFixed(0),
]

async function run(url: string, main: number | null): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'letterliaan-bench-'))
  try {
    await (await startMeasuredServer(dataDir)).stop()
    addChildrenToMeasure(dataDir, 'noor@voorbeeldschool.nl', numChildren)
    await (await startMeasuredServer(dataDir, { DATABASE_URL: url })).stop()
    await copyToPostgres(join(dataDir, 'letterliaan.db'), url)
    const watch = await watchPostgres(url, main)
    const rows: string[][] = []
    const ours: Measured[] = []
    for (const count of counts) {
      const bare = await measureBare(watch, url, count)
      const own = await measureOurs(watch, dataDir, url, count)
      ours.push(own)
      rows.push(rowOf(`${count} × Letterliaan`, own), rowOf(`${count} × bare`, bare))
    }
    console.log(`\n${childrenAtOnce} children who answer as fast as they get replies`)
    printTable(
      [
        'processes',
        'answers/s',
        'p50 (ms)',
        'p99 (ms)',
        'server ms',
        'PostgreSQL ms',
        'WAL (B)',
        'connections',
      ],
      rows,
    )
    const middle = (of: (measured: Measured) => number): number => computeMedian(ours.map(of))
    const weight = await watch.weigh()
    printArithmetic({
      serverMs: middle(({ serverMs }) => serverMs),
      databaseMs: middle(({ databaseMs }) => databaseMs),
      wal: middle(({ wal }) => wal),
      connections: maxConnections,
      ...weight,
    })
    console.log(
      `\nAn answer is ${weight.bytesPerAnswer.toFixed(0)} bytes with its indexes; the rest of a child ${(weight.bytesPerChild / 1024).toFixed(0)} kB.`,
    )
    await watch.end()
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

if (given !== undefined) await run(given, null)
else {
  const bin = findPostgres()
  if (bin === null) console.log('PostgreSQL is not installed: apt-get install postgresql')
  else {
    const cluster = await startCluster(bin, 'safe')
    try {
      await run(cluster.url, cluster.pid)
    } finally {
      cluster.stop()
    }
  }
}
