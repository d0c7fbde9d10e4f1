import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ApiError, type Client } from '@letterliaan/contract/client'
import {
  readProcessorMs,
  readResidentMegabytes,
  startScript,
  waitUntilProcessIdle,
  type StartedProcess,
} from '../report/process.ts'
import { computeMedian } from '../report/quantile.ts'
import { formatUsername } from './data/add-children.ts'
import { giveAnswer, logInChild, visitEveryScreen, openLoadChild, type LoadChild } from './load/child.ts'
import { createTimings, type Timings } from './load/timings.ts'

export const demoPassword = 'jungle-van-de-letters'
const childCount = 50
const roundCount = 60
/** Number of phases of the mixed load, because the 99th percentile needs some hundreds of each call. */
const busyPhases = 4
const turnCount = 3

/** Medians of the rounds. */
export interface CallRate {
  readonly perSecond: number
  /** Processor time of the server for one call, in all its threads. */
  readonly processorMs: number
}

export interface ServerMeasurement {
  /** Durations while one child calls at a time. */
  readonly quiet: Timings
  /** Durations while 50 children answer and open screens at the same time. */
  readonly busy: Timings
  readonly answers: CallRate
  readonly bareAnswers: CallRate
  /** GET step of a child with the whole path, over 8 connections. */
  readonly steps: CallRate
  readonly bareSteps: CallRate
  readonly startedIn: number
  readonly megabytesAtStart: number
  readonly megabytes: number
}

export const startMeasuredServer = (
  dataDir: string,
  more: Readonly<Record<string, string>> = {},
  within: readonly string[] = [],
): Promise<StartedProcess> =>
  startScript(
    'apps/server/src/main.ts',
    {
      DATA_DIR: dataDir,
      PORT: '0',
      DEMO_PASSWORD: demoPassword,
      LOG_LEVEL: 'error',
      NODE_ENV: '',
      // Each child of the load answers faster than any real child.
      WRITES_PER_MINUTE: '1000000',
      NODE_OPTIONS: `--import=${join(import.meta.dirname, 'watch-loop.ts')}`,
      ...more,
    },
    within,
  )

/** Opens few at once, because each login computes a slow hash. Leaves out the first copy, which has the whole path. */
export async function openChildren(url: string, count = childCount): Promise<LoadChild[]> {
  const children: LoadChild[] = []
  for (let k = 2; k < count + 2; k++) children.push(await openLoadChild(url, formatUsername(k), demoPassword))
  return children
}

/** Measures in turn with the baseline: start, use by 50 children, stop. `ms`: of a phase; `more`: settings. */
export async function measureServer(
  dataDir: string,
  ms: number,
  more: Readonly<Record<string, string>> = {},
): Promise<ServerMeasurement> {
  const server = await startMeasuredServer(dataDir, more)
  const megabytesAtStart = readResidentMegabytes(server.pid)
  try {
    const children = await openChildren(server.url)
    // Waits until the sounds of their steps are made, which happens once.
    await waitUntilProcessIdle(server.pid)
    const quiet = await visitAlone(children)
    const whole = await logInChild(server.url, formatUsername(1), demoPassword)
    writeFileSync(join(dataDir, 'step.json'), JSON.stringify(await whole.call('GET /api/v1/step', {})))
    const bare = await startScript('bench/server/bare-server.ts', { BENCH_DIR: dataDir })
    try {
      const unused = createTimings()
      const [answers, bareAnswers] = await inTurns(ms, [
        [server, children.map((child) => () => giveAnswer(child, unused))],
        [bare, Array.from({ length: childCount }, () => () => answerBare(bare.url))],
      ])
      const [steps, bareSteps] = await inTurns(ms, [
        [server, Array.from({ length: 8 }, () => () => askSteps(whole))],
        [
          bare,
          Array.from({ length: 8 }, () => () => fetch(`${bare.url}/step`).then((reply) => reply.json())),
        ],
      ])
      const busy = createTimings()
      await repeatFor(
        busyPhases * ms,
        children.map(
          (child, at) => () => (at % 5 === 0 ? visitEveryScreen(child, busy) : giveAnswer(child, busy)),
        ),
      )
      const { startedIn, pid } = server
      const megabytes = readResidentMegabytes(pid)
      return { quiet, busy, answers, bareAnswers, steps, bareSteps, startedIn, megabytesAtStart, megabytes }
    } finally {
      await bare.stop()
    }
  } finally {
    await server.stop()
  }
}

async function visitAlone(children: readonly LoadChild[]): Promise<Timings> {
  const quiet = createTimings()
  for (const child of children.slice(0, 10)) await visitEveryScreen(child, createTimings())
  for (let round = 0; round < roundCount; round++) {
    const child = children[round % children.length]
    if (!child) throw new Error('no children')
    await visitEveryScreen(child, quiet)
    await giveAnswer(child, quiet)
  }
  return quiet
}

const askSteps = (whole: Client): Promise<unknown> => whole.call('GET /api/v1/step', {})

const answerBare = (url: string): Promise<unknown> =>
  fetch(`${url}/answer`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ exercise_id: 1, difficulty: 2, word: 'boom', data: { answer: 'boom' } }),
  }).then((response) => response.json())

type Work = readonly [StartedProcess, readonly (() => Promise<unknown>)[]]

/** Alternates between two processes, so that other work of the machine affects both. */
async function inTurns(ms: number, [ours, bare]: readonly [Work, Work]): Promise<[CallRate, CallRate]> {
  const rates: [CallRate[], CallRate[]] = [[], []]
  for (let turn = 0; turn < turnCount; turn++) {
    rates[0].push(await rateOf(ms, ours))
    rates[1].push(await rateOf(ms, bare))
  }
  return [middle(rates[0]), middle(rates[1])]
}

const middle = (rates: readonly CallRate[]): CallRate => ({
  perSecond: computeMedian(rates.map(({ perSecond }) => perSecond)),
  processorMs: computeMedian(rates.map((rate) => rate.processorMs)),
})

async function rateOf(ms: number, [{ pid }, workers]: Work): Promise<CallRate> {
  const before = readProcessorMs(pid)
  const from = performance.now()
  const rounds = await repeatFor(ms, workers)
  const perSecond = (1000 * rounds) / (performance.now() - from)
  return { perSecond, processorMs: (readProcessorMs(pid) - before) / rounds }
}

/** Retries when the server is busy, like the game: fifty children without pauses are too many (ADR 57). */
async function untilTaken(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 503) throw error
    await wait(error.retryAfterMs ?? 1000)
    await untilTaken(work)
  }
}

/** Lets all workers repeat their work at the same time for this many ms. Resolves to the number of rounds. */
export async function repeatFor(ms: number, workers: readonly (() => Promise<unknown>)[]): Promise<number> {
  const from = performance.now()
  let rounds = 0
  await Promise.all(
    workers.map(async (work) => {
      while (performance.now() - from < ms) {
        await untilTaken(work)
        rounds++
      }
    }),
  )
  return rounds
}
