/**
 * 'Nu bezig' while a class works (ZIEN-1): BENCH_CHILDREN (30) children who each answer once a second, for BENCH_MS (20000).
 * From the moment that an answer leaves the child until it stands on the supervisor's page, and how long that page's main
 * thread was held up. On the embedded database; needs a built app.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from '@letterliaan/contract/client'
import { startScript } from '../report/process.ts'
import { quantile } from '../report/quantile.ts'
import { printTable } from '../report/table.ts'
import { giveAnswer, logInChild, openChild, type LoadChild } from '../server/load/child.ts'
import { createTimings } from '../server/load/timings.ts'
import { prepareSchool } from './prepare-school.ts'
import { watchPage, type Sighting } from './watch-page.ts'

const count = Number(process.env['BENCH_CHILDREN'] ?? 30)
const durationMs = Number(process.env['BENCH_MS'] ?? 20_000)
const everyMs = 1000
const username = 'begeleider@voorbeeldschool.nl'
const password = 'jungle-van-de-letters'

interface WorkingChild extends LoadChild {
  readonly name: string
}

/** What was sent: `at` is when it left the child; a page may show it from then on. */
interface Sent extends Sighting {
  readonly repliedAt: number
}

async function openClass(url: string, supervisor: Client): Promise<WorkingChild[]> {
  const students = await supervisor.call('GET /api/v1/begeleider/student', {})
  const children: WorkingChild[] = []
  for (const { id, username: ofChild, screen_name } of students.slice(-count)) {
    const renewed = await supervisor.call('POST /api/v1/begeleider/student/:id/password', { params: { id } })
    const client = await logInChild(url, ofChild, renewed.password)
    const name = `${screen_name} ${id}`
    const profile = {
      screen_name: name,
      buddy_id: 2,
      level_id: 5,
      first_name: 'x',
      last_name: 'y',
      date_of_birth: 0,
    }
    await client.call('POST /api/v1/user/update', { body: { ...profile, introduction_completed: true } })
    children.push({ ...(await openChild(url, ofChild, renewed.password)), name })
  }
  return children
}

const numDone = ({ run }: LoadChild): number =>
  run.detailed_results.filter(({ completed }) => completed).length

async function work(
  children: readonly WorkingChild[],
  timings: ReturnType<typeof createTimings>,
): Promise<Sent[]> {
  const sent: Sent[] = []
  const until = Date.now() + durationMs
  await Promise.all(
    children.map(async (child, at) => {
      await pause((at / children.length) * everyMs)
      while (Date.now() < until) {
        const began = Date.now()
        await giveAnswer(child, timings)
        sent.push({ name: child.name, num_done: numDone(child), at: began, repliedAt: Date.now() })
        await pause(Math.max(0, everyMs - (Date.now() - began)))
      }
    }),
  )
  return sent
}

/** When each answer was seen (unix ms); null for one of which the page never showed the count by itself. */
const sightingsOf = (
  sent: readonly Sent[],
  seen: readonly Sighting[],
): (Sent & { seenAt: number | null })[] =>
  sent.map((answer) => {
    const { name, num_done, at } = answer
    const first = seen.find(
      (s) => s.name === name && s.num_done === num_done && s.at >= at && s.at < at + 5000,
    )
    return { ...answer, seenAt: first?.at ?? null }
  })

const dataDir = mkdtempSync(join(tmpdir(), 'letterliaan-bench-'))
const server = await startScript('apps/server/src/main.ts', {
  DATA_DIR: dataDir,
  PORT: '0',
  DEMO_PASSWORD: password,
  LOG_LEVEL: 'error',
  NODE_ENV: '',
  WRITES_PER_MINUTE: '1000000',
})
const timings = createTimings()
try {
  const supervisor = await logInChild(server.url, username, password)
  console.log(`${count} children …`)
  await prepareSchool(supervisor, createTimings(), count)
  const children = await openClass(server.url, supervisor)
  const page = await watchPage({ url: server.url, username, password })
  const sent = await work(children, timings)
  await pause(1000)
  const { seen, longTasksMs } = await page.finish()
  const answers = sightingsOf(sent, seen)
  const sighted = answers.flatMap(({ seenAt, ...rest }) => (seenAt === null ? [] : [{ ...rest, seenAt }]))
  const call = timings.of('PUT exercise/{id}')
  const ms = (value: number): string => value.toFixed(0)
  const rowOf = (what: string, delays: readonly number[], goal: string): string[] => [
    what,
    String(delays.length),
    ms(quantile(delays, 0.5)),
    ms(quantile(delays, 0.95)),
    ms(Math.max(...delays)),
    goal,
  ]
  printTable(
    ['what', 'times', 'p50', 'p95', 'max', 'goal'],
    [
      rowOf(
        'answer sent until seen, ms',
        sighted.map(({ at, seenAt }) => seenAt - at),
        '≤ 2000',
      ),
      rowOf(
        'answer stored until seen, ms',
        sighted.map(({ repliedAt, seenAt }) => Math.max(0, seenAt - repliedAt)),
        '—',
      ),
      ['the call of the answer itself, ms', String(call.count), ms(call.p50), ms(call.p95), '', '—'],
      ['page held up > 50 ms, ms', String(longTasksMs.length), '', '', ms(Math.max(0, ...longTasksMs)), '—'],
    ],
  )
  console.log(`${answers.length - sighted.length} of ${answers.length} were drawn together with the next.`)
} finally {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
