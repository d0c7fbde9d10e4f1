/**
 * How long insight, reports and exports take on the embedded database: a school year of one school, 4,000 answers a child
 * (INZ-1 to INZ-7, RAP-1, RAP-2).
 * BENCH_CHILDREN: how many children the school has (500: two million answers).
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from '@letterliaan/contract/client'
import { startScript } from '../report/process.ts'
import { median, quantile } from '../report/quantile.ts'
import { printTable } from '../report/table.ts'
import { logInChild } from '../server/load/child.ts'
import { addSchoolYear } from './add-school-year.ts'

const numChildren = Number(process.env['BENCH_CHILDREN'] ?? 500)
const password = 'jungle-van-de-letters'
const dataDir = mkdtempSync(join(tmpdir(), 'letterliaan-bench-'))
const env = { DATA_DIR: dataDir, PORT: '0', DEMO_PASSWORD: password, LOG_LEVEL: 'error', NODE_ENV: '' }

type Ask = (client: Client) => Promise<unknown>

async function measure(client: Client, asks: readonly Ask[]): Promise<number[]> {
  const taken: number[] = []
  for (const ask of asks) {
    const from = performance.now()
    await ask(client)
    taken.push(performance.now() - from)
  }
  return taken
}

try {
  await (await startScript('apps/server/src/main.ts', env)).stop()
  const { supervisor, students, groups, numAnswers } = addSchoolYear(dataDir, numChildren)
  console.log(`${students.length} children, ${numAnswers} answers, groups of 30 …`)
  const server = await startScript('apps/server/src/main.ts', env)
  try {
    const client = await logInChild(server.url, supervisor, password)
    const since = String(Math.floor(Date.now() / 1000) - 6 * 7 * 86_400)
    const student =
      (id: number, query = {}): Ask =>
      (who) =>
        who.call('GET /api/v1/begeleider/student/:id/insight', { params: { id }, query })
    const group =
      (id: number, query = {}): Ask =>
      (who) =>
        who.call('GET /api/v1/begeleider/group/:id/insight', { params: { id }, query })
    const body = { since: 0, until: Math.floor(Date.now() / 1000) + 60 }
    const parents =
      (id: number): Ask =>
      (who) =>
        who.call('POST /api/v1/begeleider/student/:id/report/parents', { params: { id }, body })
    const dyslexia =
      (id: number): Ask =>
      (who) =>
        who.call('POST /api/v1/begeleider/student/:id/report/dyslexia', { params: { id }, body })
    const report =
      (id: number): Ask =>
      (who) =>
        who.call('POST /api/v1/begeleider/group/:id/report', { params: { id }, body })
    const csv =
      (id: number): Ask =>
      (who) =>
        who.call('POST /api/v1/begeleider/group/:id/csv', {
          params: { id },
          body: { ...body, table: 'answers' },
        })
    const rows: readonly (readonly [string, readonly Ask[]])[] = [
      ['a child, for the first time', students.slice(0, 60).map((id) => student(id))],
      ['a child, once more', students.slice(0, 60).map((id) => student(id))],
      ['a child, six weeks', students.slice(60, 120).map((id) => student(id, { since }))],
      ['a group of 30, the whole year', [...groups, ...groups].map((id) => group(id))],
      ['a group of 30, six weeks', [...groups, ...groups].map((id) => group(id, { since }))],
      ['the page for parents, a year', students.slice(0, 20).map(parents)],
      ['the dyslexia file, a year', students.slice(0, 20).map(dyslexia)],
      ['the report of a group of 30, a year', groups.slice(0, 10).map(report)],
      ['CSV of 120,000 answers of a group', groups.slice(0, 5).map(csv)],
    ]
    const measured: string[][] = []
    for (const [name, asks] of rows) {
      const values = await measure(client, asks)
      const figures = [median(values), quantile(values, 0.95), Math.max(...values)]
      measured.push([name, String(values.length), ...figures.map((value) => value.toFixed(0))])
    }
    printTable(['call', 'calls', 'p50', 'p95', 'max'], measured)
  } finally {
    await server.stop()
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
