/**
 * How long insight, reports and exports take: a school year of one school, 4,000 answers a child (INZ-1 to INZ-7, RAP-1,
 * RAP-2), on the embedded database and on a PostgreSQL cluster of its own.
 * BENCH_CHILDREN: how many children the school has (500: two million answers).
 * BENCH_DATABASE: embedded or postgres, for one of the two.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres, startCluster } from '../../tools/setup/postgres.ts'
import { startScript } from '../report/process.ts'
import { printTable } from '../report/table.ts'
import { logInChild } from '../server/load/child.ts'
import { addSchoolYear, type SchoolYear } from './add-school-year.ts'
import { askAll } from './ask.ts'
import { copyToPostgres } from './copy-to-postgres.ts'

const numChildren = Number(process.env['BENCH_CHILDREN'] ?? 500)
const only = process.env['BENCH_DATABASE']
const password = 'jungle-van-de-letters'
const dataDir = mkdtempSync(join(tmpdir(), 'letterliaan-bench-'))
const env = { DATA_DIR: dataDir, PORT: '0', DEMO_PASSWORD: password, LOG_LEVEL: 'error', NODE_ENV: '' }

const startServer = (more: Readonly<Record<string, string>>) =>
  startScript('apps/server/src/main.ts', { ...env, ...more })

async function measure(title: string, year: SchoolYear, more: Readonly<Record<string, string>> = {}) {
  const server = await startServer(more)
  try {
    const client = await logInChild(server.url, year.supervisor, password)
    const rows = await askAll(client, year, server.pid)
    console.log(title)
    printTable(['call', 'calls', 'p50', 'p95', 'max', 'memory (MB)'], rows)
  } finally {
    await server.stop()
  }
}

async function measurePostgres(year: SchoolYear): Promise<void> {
  const bin = findPostgres()
  if (bin === null) return console.log('PostgreSQL is not installed.')
  const cluster = await startCluster(bin)
  const at = { DATABASE_URL: cluster.url }
  try {
    await (await startServer(at)).stop()
    await copyToPostgres(join(dataDir, 'letterliaan.db'), cluster.url)
    await measure('PostgreSQL', year, at)
  } finally {
    cluster.stop()
  }
}

try {
  await (await startServer({})).stop()
  const year = addSchoolYear(dataDir, numChildren)
  console.log(`${year.students.length} children, ${year.numAnswers} answers, groups of 30 …`)
  if (only !== 'postgres') await measure('embedded database', year)
  if (only !== 'embedded') await measurePostgres(year)
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
