/**
 * Measures a first request for a group with a year of answers, if a day or all of them are not folded yet,
 * and the time to derive all children from their log. BENCH_CHILDREN: number of children (1000).
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readProcessorMs } from '../report/process.ts'
import { printTable } from '../report/table.ts'
import { addChildrenToMeasure } from '../server/data/add-children.ts'
import { logInChild } from '../server/load/child.ts'
import { demoPassword, startMeasuredServer } from '../server/measure.ts'
import {
  addYear,
  demoUsername,
  benchGroupId,
  groupSize,
  supervisorName,
  makeLastDaysPending,
} from './add-year.ts'

const numChildren = Math.max(groupSize, Number(process.env['BENCH_CHILDREN'] ?? 1000))
const dataDir = mkdtempSync(join(tmpdir(), 'letterliaan-bench-'))

interface Look {
  readonly waiting: number
  readonly first: number
  readonly next: number
}

/** Resolves to the number of waiting runs, and the processor time (ms) of the first request and of the next one. */
async function lookAtGroup(days: number): Promise<Look> {
  const server = await startMeasuredServer(dataDir)
  try {
    const look = async (username: string, id: number): Promise<number> => {
      const supervisor = await logInChild(server.url, username, demoPassword)
      const from = readProcessorMs(server.pid)
      await supervisor.call('GET /api/v1/begeleider/group/:id/insight', { params: { id } })
      return readProcessorMs(server.pid) - from
    }
    // Requests another group first, so that the server has already read the words.
    await look(demoUsername, 1)
    // Marked after the start, because a server that starts folds what waits.
    const waiting = makeLastDaysPending(dataDir, days)
    const first = await look(supervisorName, benchGroupId)
    return { waiting, first, next: await look(supervisorName, benchGroupId) }
  } finally {
    await server.stop()
  }
}

/** Derives all children from their log. Resolves to the processor time (ms). */
async function rebuild(): Promise<number> {
  const child = spawn(process.execPath, ['apps/server/src/rebuild.ts', '--write'], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  let used = 0
  const watch = setInterval(() => {
    const now = readProcessorMs(child.pid ?? 0)
    if (now > used) used = now
  }, 100)
  await once(child, 'exit')
  clearInterval(watch)
  return used
}

try {
  await (await startMeasuredServer(dataDir)).stop()
  addChildrenToMeasure(dataDir, 'noor@voorbeeldschool.nl', numChildren)
  addYear(dataDir)
  const rows: string[][] = []
  for (const days of [0, 1, 365]) {
    const { waiting, first, next } = await lookAtGroup(days)
    rows.push([`${days} days`, String(waiting), first.toFixed(0), next.toFixed(0)])
  }
  console.log(`\nA page of ${groupSize} children with a year of answers: processor time (ms)`)
  printTable(['waits for the fold', 'runs', 'first look', 'next'], rows)
  const seconds = (await rebuild()) / 1000
  console.log(`\n${numChildren} children derived from their log: ${seconds.toFixed(1)} s of processor time`)
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
