import type { Client } from '@letterliaan/contract/client'
import { residentMegabytes } from '../report/process.ts'
import { median, quantile } from '../report/quantile.ts'
import type { SchoolYear } from './add-school-year.ts'

type Ask = (client: Client) => Promise<unknown>

/** What a supervisor asks of the log, by name, for one child or group after the other. */
function listAsks({ students, groups }: SchoolYear): readonly (readonly [string, readonly Ask[]])[] {
  const until = Math.floor(Date.now() / 1000) + 60
  const sixWeeks = { since: String(until - 6 * 7 * 86_400) }
  const body = { since: 0, until }
  const student =
    (query = {}) =>
    (id: number): Ask =>
    (who) =>
      who.call('GET /api/v1/begeleider/student/:id/insight', { params: { id }, query })
  const group =
    (query = {}) =>
    (id: number): Ask =>
    (who) =>
      who.call('GET /api/v1/begeleider/group/:id/insight', { params: { id }, query })
  const report =
    (kind: 'parents' | 'dyslexia') =>
    (id: number): Ask =>
    (who) =>
      who.call(`POST /api/v1/begeleider/student/:id/report/${kind}`, { params: { id }, body })
  const groupReport =
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
  const today: Ask = (who) => who.call('GET /api/v1/begeleider/today', {})
  const weeks: Ask = (who) => who.call('GET /api/v1/begeleider/group-week', {})
  const often = <T>(ask: T): T[] => Array.from({ length: 20 }, () => ask)
  return [
    // Of a large school not all are looked at in one call.
    [`Vandaag for ${students.length} children, at first`, often(today)],
    ['Vandaag, once more', often(today)],
    ['the week of all groups', often(weeks)],
    ['a child, for the first time', students.slice(0, 60).map(student())],
    ['a child, once more', students.slice(0, 60).map(student())],
    ['a child, six weeks', students.slice(60, 120).map(student(sixWeeks))],
    ['a group of 30, the whole year', [...groups, ...groups].map(group())],
    ['a group of 30, six weeks', [...groups, ...groups].map(group(sixWeeks))],
    ['the page for parents, a year', students.slice(0, 20).map(report('parents'))],
    ['the dyslexia file, a year', students.slice(0, 20).map(report('dyslexia'))],
    ['the report of a group of 30, a year', groups.slice(0, 10).map(groupReport)],
    ['CSV of 120,000 answers of a group', groups.slice(0, 5).map(csv)],
  ]
}

/** In ms: often enough to see a list being made. */
const memoryEveryMs = 20

/** The most memory (MB) that the server had more than before, while something is done. */
async function measureMemory(pid: number, work: () => Promise<void>): Promise<number> {
  const before = residentMegabytes(pid)
  let most = before
  const timer = setInterval(() => (most = Math.max(most, residentMegabytes(pid))), memoryEveryMs)
  try {
    await work()
  } finally {
    clearInterval(timer)
  }
  return Math.max(most, residentMegabytes(pid)) - before
}

/** A row of figures (ms) for each thing that is asked: how often, p50, p95, max; and how much memory (MB) it took. */
export async function askAll(client: Client, year: SchoolYear, pid: number): Promise<string[][]> {
  const measured: string[][] = []
  for (const [name, asks] of listAsks(year)) {
    const values: number[] = []
    const memory = await measureMemory(pid, async () => {
      for (const ask of asks) {
        const from = performance.now()
        await ask(client)
        values.push(performance.now() - from)
      }
    })
    const figures = [median(values), quantile(values, 0.95), Math.max(...values), memory]
    measured.push([name, String(values.length), ...figures.map((value) => value.toFixed(0))])
  }
  return measured
}
