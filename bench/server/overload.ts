/**
 * At ten times the load: what is accepted stays quick, what is not is told to come back, and memory is flat (OPS-4).
 * BENCH_CHILDREN: children of the usual load; BENCH_PACE: ms between the answers of a child; BENCH_SECONDS: of each part.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ApiError } from '@letterliaan/contract/client'
import { residentMegabytes, waitUntilIdle, type StartedProcess } from '../report/process.ts'
import { printTable } from '../report/table.ts'
import { addChildren } from './data/add-children.ts'
import { giveAnswer, type LoadChild } from './load/child.ts'
import { createTimings } from './load/timings.ts'
import { openChildren, startServer } from './measure.ts'

const usual = Number(process.env['BENCH_CHILDREN'] ?? 30)
const paceMs = Number(process.env['BENCH_PACE'] ?? 500)
const seconds = Number(process.env['BENCH_SECONDS'] ?? 15)
const times = 10
const maxRatio = 4
const maxGrowthMb = 60
const answerCall = 'PUT exercise/{id}'

interface Part {
  readonly name: string
  readonly p50: number
  readonly p99: number
  readonly accepted: number
  readonly refused: number
  readonly failed: number
  readonly megabytes: readonly number[]
}

/** Each child answers at its pace, however long the last answer took; a refused one is sent again at the next turn. */
async function load(server: StartedProcess, name: string, children: readonly LoadChild[]): Promise<Part> {
  const timings = createTimings()
  const megabytes: number[] = []
  let [refused, failed] = [0, 0]
  const until = performance.now() + seconds * 1000
  const play = async (child: LoadChild, at: number): Promise<void> => {
    await sleep((at / children.length) * paceMs)
    while (performance.now() < until) {
      const turn = sleep(paceMs)
      await giveAnswer(child, timings).catch((error: unknown) => {
        if (error instanceof ApiError && error.problem.status === 503) refused += 1
        else failed += 1
      })
      await turn
    }
  }
  const playing = Promise.all(children.map(play))
  while (performance.now() < until) {
    await sleep(1000)
    megabytes.push(residentMegabytes(server.pid))
  }
  await playing
  const { p50, p99, count } = timings.of(answerCall)
  return { name, p50, p99, accepted: count, refused, failed, megabytes }
}

const dataDir = mkdtempSync(join(tmpdir(), 'letterliaan-overload-'))
try {
  await (await startServer(dataDir)).stop()
  addChildren(dataDir, 'noor@voorbeeldschool.nl', usual * times + 2)
  const server = await startServer(dataDir)
  try {
    const children = await openChildren(server.url, usual * times)
    await waitUntilIdle(server.pid)
    const some = children.slice(0, usual)
    await load(server, 'warm', some)
    const parts = [
      await load(server, 'usual', some),
      await load(server, `${times} times`, children),
      await load(server, `${times} times, again`, children),
      await load(server, 'usual, after', some),
    ]
    printTable(
      [
        'load',
        'accepted a second',
        'refused (503)',
        'other failures',
        'p50 (ms)',
        'p99 (ms)',
        'MB from',
        'MB to',
      ],
      parts.map(({ name, accepted, refused, failed, p50, p99, megabytes }) => [
        name,
        (accepted / seconds).toFixed(0),
        String(refused),
        String(failed),
        p50.toFixed(1),
        p99.toFixed(1),
        (megabytes[0] ?? Number.NaN).toFixed(0),
        (megabytes.at(-1) ?? Number.NaN).toFixed(0),
      ]),
    )
    const [before, first, second] = parts
    const ratio = (second?.p99 ?? Number.NaN) / (before?.p99 ?? Number.NaN)
    const growth = Math.max(...(second?.megabytes ?? [])) - Math.max(...(first?.megabytes ?? []))
    console.log(
      `p99 at ${times} times: ${ratio.toFixed(1)}× (goal at most ${maxRatio}×${ratio <= maxRatio ? '' : ': missed'}).`,
    )
    console.log(
      `Memory from the first to the second overload: ${growth.toFixed(0)} MB (goal at most ${maxGrowthMb} MB${growth <= maxGrowthMb ? '' : ': missed'}).`,
    )
  } finally {
    await server.stop()
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
