import { setTimeout as sleep } from 'node:timers/promises'
import { readProcessorMs, readResidentMegabytes } from '../report/process.ts'
import { printTable } from '../report/table.ts'
import { giveAnswer, visitEveryScreen, type LoadChild } from './load/child.ts'
import { createTimings, type Timings } from './load/timings.ts'
import { openChildren, startMeasuredServer } from './measure.ts'

/** Range of the time that a child takes for an answer (ms). */
const thinking = { min: 2500, max: 7500 } as const
/** A child opens every screen after this many answers. */
const answersPerVisit = 20
const rowCount = 15
const goalMegabytes = 220

/** Measures the server's memory while 50 children each answer about every five seconds. */
export async function measureClassroom(dataDir: string, minutes: number): Promise<void> {
  const server = await startMeasuredServer(dataDir)
  const rows: string[][] = []
  const measured: number[] = []
  const until = performance.now() + minutes * 60_000
  let timings = createTimings()
  let processor = readProcessorMs(server.pid)
  const measure = (label: string): void => {
    const megabytes = readResidentMegabytes(server.pid)
    const { count, p50, p99 } = timings.of('PUT exercise/{id}')
    const used = readProcessorMs(server.pid) - processor
    const figures = [count > 0 ? p50 : 0, count > 0 ? p99 : 0, used / 1000].map((value) => value.toFixed(1))
    rows.push([label, megabytes.toFixed(0), String(count), ...figures])
    measured.push(megabytes)
    timings = createTimings()
    processor += used
  }
  try {
    measure('start')
    const children = await openChildren(server.url)
    measure('logged in')
    const from = performance.now()
    const played = Promise.all(children.map((child) => playUntil(until, child, () => timings)))
    for (let row = 1; row <= rowCount; row++) {
      await sleep(from + (row * (until - from)) / rowCount - performance.now())
      measure(`${((row * (until - from)) / rowCount / 60_000).toFixed(1)} min`)
    }
    await played
  } finally {
    await server.stop()
  }
  console.log(`\n${minutes} minutes in a classroom: 50 children, an answer each five seconds or so`)
  printTable(['when', 'MB', 'answers', 'p50 (ms)', 'p99 (ms)', 'processor (s)'], rows)
  const last = measured.at(-1) ?? Number.NaN
  const verdict = last <= goalMegabytes ? '' : ': missed'
  console.log(`Memory at the end: ${last.toFixed(0)} MB (goal at most ${goalMegabytes} MB${verdict}).`)
}

async function playUntil(until: number, child: LoadChild, timings: () => Timings): Promise<void> {
  for (let answers = 1; performance.now() < until; answers++) {
    await sleep(thinking.min + Math.random() * (thinking.max - thinking.min))
    await giveAnswer(child, timings())
    if (answers % answersPerVisit === 0) await visitEveryScreen(child, timings())
  }
}
