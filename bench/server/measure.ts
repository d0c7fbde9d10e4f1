import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { residentMegabytes, startScript } from '../report/process.ts'
import { usernameOf } from './data/add-children.ts'
import { giveAnswer, logInChild, visitEveryScreen, openChild } from './load/child.ts'
import { createTimings, type Timings } from './load/timings.ts'

export const demoPassword = 'jungle-van-de-letters'
const childCount = 50
const roundCount = 60

export interface ServerMeasurement {
  /** Each call alone: one child at a time. */
  readonly quiet: Timings
  /** 50 children at once, answering and looking around. */
  readonly busy: Timings
  readonly answersPerSecond: number
  /** GET step of a child with the whole path, calls a second over 8 connections; what was sent is kept in the folder. */
  readonly stepsPerSecond: number
  readonly startedIn: number
  readonly megabytes: number
}

/** Measures the server on the data of a folder: started, played on by 50 children, stopped. `ms` a phase. */
export async function measureServer(dataDir: string, ms: number): Promise<ServerMeasurement> {
  const server = await startScript('apps/server/src/main.ts', {
    DATA_DIR: dataDir,
    PORT: '0',
    DEMO_PASSWORD: demoPassword,
    LOG_LEVEL: 'error',
    NODE_ENV: '',
    // Each child of the load answers faster than any child plays.
    WRITES_PER_MINUTE: '1000000',
  })
  try {
    // Logging in costs a slow hash each: not all at once. The first child is the one with the whole path.
    const children = []
    for (let k = 2; k < childCount + 2; k++)
      children.push(await openChild(server.url, usernameOf(k), demoPassword))
    const [first] = children
    if (!first) throw new Error('no children')

    const quiet = createTimings()
    for (const child of children.slice(0, 10)) await visitEveryScreen(child, createTimings())
    for (let round = 0; round < roundCount; round++) {
      const child = children[round % children.length] ?? first
      await visitEveryScreen(child, quiet)
      await giveAnswer(child, quiet)
    }

    const answers = createTimings()
    const answersPerSecond = await runFor(
      ms,
      children.map((child) => () => giveAnswer(child, answers)),
    )
    const busy = createTimings()
    await runFor(
      ms,
      children.map(
        (child, index) => () => (index % 5 === 0 ? visitEveryScreen(child, busy) : giveAnswer(child, busy)),
      ),
    )

    const whole = await logInChild(server.url, usernameOf(1), demoPassword)
    const path = await whole.call('GET /api/v1/step', {})
    writeFileSync(join(dataDir, 'step.json'), JSON.stringify(path))
    const ask = () => whole.call('GET /api/v1/step', {})
    const stepsPerSecond = await runFor(
      ms,
      Array.from({ length: 8 }, () => ask),
    )
    return {
      quiet,
      busy,
      answersPerSecond,
      stepsPerSecond,
      startedIn: server.startedIn,
      megabytes: residentMegabytes(server.pid),
    }
  } finally {
    await server.stop()
  }
}

/** The floor: a bare Fastify in a process of its own, asked in the same way. */
export async function measureFloor(dataDir: string, ms: number) {
  const server = await startScript('bench/server/bare-server.ts', { BENCH_DIR: dataDir })
  try {
    const put = () =>
      fetch(`${server.url}/answer`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ exercise_id: 1, difficulty: 2, word: 'boom', data: { answer: 'boom' } }),
      }).then((response) => response.json())
    const get = () => fetch(`${server.url}/step`).then((response) => response.json())
    return {
      answersPerSecond: await runFor(
        ms,
        Array.from({ length: childCount }, () => put),
      ),
      stepsPerSecond: await runFor(
        ms,
        Array.from({ length: 8 }, () => get),
      ),
    }
  } finally {
    await server.stop()
  }
}

/** Lets every worker repeat its work for so many ms, all at once. Resolves to the number of rounds a second. */
async function runFor(ms: number, workers: readonly (() => Promise<unknown>)[]): Promise<number> {
  const from = performance.now()
  let rounds = 0
  await Promise.all(
    workers.map(async (work) => {
      while (performance.now() - from < ms) {
        await work()
        rounds++
      }
    }),
  )
  return (1000 * rounds) / (performance.now() - from)
}
