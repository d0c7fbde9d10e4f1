import path from 'node:path'
import { createSeededRandom } from '@letterliaan/rules/random'
import type { Cluster } from '../../../../../tools/setup/postgres.ts'
import { makeChild, makeSchool, type TestChild } from '../school.ts'
import { startTestApp } from '../test-app.ts'
import { breakSomething, type FaultStage } from './break-something.ts'
import { checkClass, type ServerPlace } from './check-class.ts'
import {
  faultsOfPostgres,
  faultsOfServer,
  faultsOfSqlite,
  planFaults,
  type Fault,
  type PlannedFault,
} from './plan.ts'
import { ClassChild } from './class-child.ts'
import { startFaultyNetwork, type FaultyNetwork } from './faulty-network.ts'
import { canLimitFiles, ServerUnderFaults } from './server-under-faults.ts'

export interface ClassRun {
  readonly seed: number
  readonly numChildren: number
  /** Number of turns. In each turn, some seconds of a lesson, every child answers once. */
  readonly numTurns: number
  /** Part of the turns that have a fault. */
  readonly share: number
  readonly cluster: Cluster | null
  readonly flags?: readonly string[]
}

export interface ClassReport {
  readonly problems: readonly string[]
  readonly faults: Readonly<Partial<Record<Fault, number>>>
  readonly numAnswers: number
  readonly numRefused: number
  readonly numBroken: number
  readonly numStarts: number
  readonly longestMs: number
  /** Peak memory of the last process; null if unknown. */
  readonly peakMegabytes: number | null
  readonly simulatedMinutes: number
}

/** Each child answers a word every eight seconds, as in a lesson. */
const turnMs = 8000

export async function playClass(run: ClassRun): Promise<ClassReport> {
  const { seed, numTurns, share, cluster, flags = [] } = run
  const { place, children, remove } = await makeClass(run)
  const toDatabase =
    cluster === null || place.url === null
      ? null
      : await startFaultyNetwork(() => ({ host: '127.0.0.1', port: Number(new URL(cluster.url).port) }))
  const server = new ServerUnderFaults(
    {
      DATA_DIR: place.folder,
      DATABASE_URL: toDatabase === null ? '' : through(place.url ?? '', toDatabase),
    },
    flags,
  )
  await server.start()
  const network = await startFaultyNetwork(() => ({ host: '127.0.0.1', port: server.port }))
  const url = (): string => `http://127.0.0.1:${network.port}`
  const players = children.map((child, at) => new ClassChild(url, child, createSeededRandom(seed + at + 1)))
  let offsetMs = 0
  const stage: FaultStage = {
    server,
    network,
    file: path.join(place.folder, 'letterliaan.db'),
    postgres: cluster === null || toDatabase === null ? null : { cluster, network: toDatabase },
    moveClock: (ms) => server.setClock((offsetMs += ms)),
  }
  const plan = planFaults(seed, numTurns, listFaults(cluster !== null), share)
  let latest = 0
  const problems: string[] = []
  try {
    for (let turn = 0; turn < numTurns && players.some(({ isDone }) => !isDone); turn++) {
      await stage.moveClock(turnMs)
      latest = Math.max(latest, offsetMs)
      await playTurn(
        stage,
        players,
        plan.filter((planned) => planned.turn === turn),
      )
    }
  } catch (error) {
    problems.push(String(error))
  }
  const peakMegabytes = server.readPeakMegabytes()
  await server.stop()
  await Promise.all([network.close(), toDatabase?.close()])
  const now = Math.floor((Date.now() + latest) / 1000) + 10_000_000
  problems.push(...(await checkClass(place, players, now)))
  await remove()
  return report(players, plan, {
    problems,
    numStarts: server.numStarts,
    peakMegabytes,
    simulatedMinutes: (numTurns * turnMs) / 60_000,
  })
}

export const listFaults = (isPostgres: boolean): readonly Fault[] => [
  ...faultsOfServer,
  ...(isPostgres
    ? faultsOfPostgres
    : faultsOfSqlite.filter((fault) => canLimitFiles || !fault.startsWith('disk'))),
]

function through(address: string, { port }: FaultyNetwork): string {
  const url = new URL(address)
  url.port = String(port)
  return url.href
}

async function playTurn(
  stage: FaultStage,
  players: readonly ClassChild[],
  planned: readonly PlannedFault[],
): Promise<void> {
  const healed = new AbortController()
  if (planned.length === 0) healed.abort()
  const breaking = Promise.all(planned.map((fault) => breakSomething(stage, fault))).finally(() =>
    healed.abort(),
  )
  const playing = players.map(async (player) => {
    // The children continue during a fault, so that it occurs in the middle of answers.
    for (
      let sent = 0;
      !player.isDone && (sent === 0 || (!healed.signal.aborted && sent < maxAnswers));
      sent++
    )
      await player.answer()
  })
  const ended = await Promise.allSettled([breaking, ...playing])
  for (const each of ended) if (each.status === 'rejected') throw each.reason
}

const maxAnswers = 6

async function makeClass({ numChildren }: ClassRun) {
  const app = await startTestApp()
  const school = await makeSchool(app)
  const children: TestChild[] = []
  for (let child = 0; child < numChildren; child++) children.push(await makeChild(app, school))
  const place: ServerPlace = { folder: app.folder, url: app.databaseUrl }
  return { place, children, remove: await app.leave() }
}

function report(
  players: readonly ClassChild[],
  plan: readonly PlannedFault[],
  rest: Pick<ClassReport, 'problems' | 'numStarts' | 'peakMegabytes' | 'simulatedMinutes'>,
): ClassReport {
  const sum = (of: (player: ClassChild) => number): number =>
    players.reduce((total, player) => total + of(player), 0)
  const faults: Partial<Record<Fault, number>> = {}
  for (const { fault } of plan) faults[fault] = (faults[fault] ?? 0) + 1
  return {
    ...rest,
    faults,
    numAnswers: sum(({ acknowledged }) => acknowledged.length),
    numRefused: sum(({ counts }) => counts.refused),
    numBroken: sum(({ counts }) => counts.broken + counts.silent),
    longestMs: Math.max(...players.map(({ longestMs }) => longestMs)),
  }
}
