/**
 * Measures the server against a bare Fastify (performance.md, Server; README.md), also on a slow disk.
 * BENCH_CHILDREN: sizes ('1000,100000'); BENCH_MS: duration of a phase; BENCH_DATABASE: embedded or postgres;
 * BENCH_CLASSROOM_MIN: only minutes of a classroom; BENCH_FILLED: a folder that stores filled databases;
 * BENCH_ONLY=fill: only makes them.
 */
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres, startCluster } from '../../tools/setup/postgres.ts'
import { copyToPostgres } from './data/copy-to-postgres.ts'
import { printTable } from '../report/table.ts'
import { addChildrenToMeasure } from './data/add-children.ts'
import { measureServer, startMeasuredServer, type ServerMeasurement } from './measure.ts'
import { printGoals } from './print-goals.ts'
import { measureClassroom } from './classroom.ts'
import { measureSlowDisk } from './slow-disk.ts'

const sizes = (process.env['BENCH_CHILDREN'] ?? '1000,100000').split(',').map(Number)
const ms = Number(process.env['BENCH_MS'] ?? 2000)
const only = process.env['BENCH_DATABASE']
const classroomMinutes = Number(process.env['BENCH_CLASSROOM_MIN'] ?? 0)
const filled = process.env['BENCH_FILLED']
const copiedUsername = 'noor@voorbeeldschool.nl'

/** Makes a folder, or uses one of an earlier run, which has some thousands of answers more. */
async function prepareFolder(children: number): Promise<string> {
  const storedFolder = filled === undefined ? null : join(filled, `children-${children}`)
  if (storedFolder !== null && existsSync(storedFolder)) return storedFolder
  const dataDir = mkdtempSync(join(filled ?? tmpdir(), 'letterliaan-bench-'))
  await (await startMeasuredServer(dataDir)).stop()
  addChildrenToMeasure(dataDir, copiedUsername, children)
  if (storedFolder !== null) renameSync(dataDir, storedFolder)
  return storedFolder ?? dataDir
}

function removeFolder(dataDir: string): void {
  if (filled === undefined) rmSync(dataDir, { recursive: true, force: true })
}

/** Measures with the rows of a folder, on the cluster of the tests, which does not wait for the disk. */
async function measureOnPostgres(dataDir: string): Promise<ServerMeasurement | null> {
  const bin = findPostgres()
  if (bin === null) return null
  const cluster = await startCluster(bin)
  try {
    const at = { DATABASE_URL: cluster.url }
    await (await startMeasuredServer(dataDir, at)).stop()
    await copyToPostgres(join(dataDir, 'letterliaan.db'), cluster.url)
    return await measureServer(dataDir, ms, at)
  } finally {
    cluster.stop()
  }
}

function printCalls(title: string, measured: readonly ServerMeasurement[]): void {
  const [small] = measured
  if (!small) return
  const number = (value: number): string => value.toFixed(2)
  console.log(`\n${title}: each call alone (p50, ms), and 50 children at once`)
  printTable(
    [
      'call',
      ...sizes.slice(0, measured.length).map((size) => `of ${size}`),
      'ratio',
      'busy p50',
      'busy p99',
      'p99 / p50',
    ],
    small.quiet.names().map((name) => {
      const medians = measured.map(({ quiet }) => quiet.of(name).p50)
      const { p50, p99 } = small.busy.of(name)
      const ratio = `${number((medians.at(-1) ?? 0) / (medians[0] ?? 0))}×`
      return [name].concat(medians.map(number), [ratio, number(p50), number(p99), `${number(p99 / p50)}×`])
    }),
  )
}

async function measureEmbedded(): Promise<void> {
  const measured: ServerMeasurement[] = []
  for (const children of sizes) {
    console.log(`${children} children …`)
    const dataDir = await prepareFolder(children)
    try {
      measured.push(await measureServer(dataDir, ms))
      if (measured.length === 1) await measureSlowDisk(dataDir, ms)
    } finally {
      removeFolder(dataDir)
    }
  }
  printCalls('Embedded database', measured)
  printGoals('embedded database', measured)
}

async function measurePostgres(): Promise<void> {
  const dataDir = await prepareFolder(sizes[0] ?? 0)
  try {
    const measured = await measureOnPostgres(dataDir)
    if (measured === null) return console.log('\nPostgreSQL is not installed.')
    printCalls('PostgreSQL (without fsync)', [measured])
    printGoals('PostgreSQL (without fsync)', [measured])
  } finally {
    removeFolder(dataDir)
  }
}

async function measureOnlyClassroom(): Promise<void> {
  const dataDir = await prepareFolder(sizes[0] ?? 0)
  try {
    await measureClassroom(dataDir, classroomMinutes)
  } finally {
    removeFolder(dataDir)
  }
}

if (filled !== undefined) mkdirSync(filled, { recursive: true })
if (process.env['BENCH_ONLY'] === 'fill') for (const children of sizes) await prepareFolder(children)
else if (classroomMinutes > 0) await measureOnlyClassroom()
else {
  if (only !== 'postgres') await measureEmbedded()
  if (only !== 'embedded') await measurePostgres()
}
