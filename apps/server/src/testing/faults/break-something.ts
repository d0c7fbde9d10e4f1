import { setTimeout as sleep } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import type { Cluster } from '../../../../../tools/setup/postgres.ts'
import type { Fault, PlannedFault } from './plan.ts'
import type { FaultyNetwork } from './faulty-network.ts'
import type { ServerUnderFaults } from './server-under-faults.ts'

export interface FaultStage {
  readonly server: ServerUnderFaults
  readonly network: FaultyNetwork
  readonly file: string
  readonly postgres: { readonly cluster: Cluster; readonly network: FaultyNetwork } | null
  /** Sets how far the clock runs ahead of the real one, ms. */
  readonly moveClock: (ms: number) => Promise<void>
}

type Break = (stage: FaultStage, lasts: number, planned: PlannedFault) => Promise<void>

async function during(network: FaultyNetwork | undefined, lasts: number, fields: Partial<FaultyNetwork>) {
  if (network === undefined) return
  const healed = Object.fromEntries(Object.keys(fields).map((name) => [name, name === 'delayMs' ? 0 : false]))
  Object.assign(network, fields)
  await sleep(lasts)
  Object.assign(network, healed)
}

async function limitFiles({ server }: FaultStage, lasts: number, bytes: number): Promise<void> {
  server.limitFiles(bytes)
  await sleep(lasts)
  server.limitFiles(null)
}

/** Each fault is undone at its end. If the process ended, it is restarted later. */
const breaks: Readonly<Record<Fault, Break>> = {
  kill: async ({ server }) => server.kill(),
  stop: async ({ server }) => server.stop(),
  async freeze({ server }, lasts) {
    server.signal('SIGSTOP')
    await sleep(lasts)
    server.signal('SIGCONT')
  },
  clock_forward: ({ moveClock }, _, { minutes }) => moveClock(minutes * 60_000),
  clock_back: ({ moveClock }, _, { minutes }) => moveClock(-minutes * 60_000),
  network_breaks: async ({ network }) => network.breakAll(),
  network_loses_replies: ({ network }, lasts) => during(network, lasts, { losesReplies: true }),
  network_refuses: ({ network }, lasts) => during(network, lasts, { isRefusing: true }),
  network_is_slow: ({ network }, lasts) => during(network, lasts, { delayMs: 150 }),
  network_is_silent: ({ network }, lasts) => during(network, lasts, { isSilent: true }),
  disk_full: (stage, lasts) => limitFiles(stage, lasts, 1_000_000),
  disk_read_only: (stage, lasts) => limitFiles(stage, lasts, 0),
  async flush_fails({ server }, lasts) {
    await server.tell({ canFlush: false })
    await sleep(lasts)
    await server.tell({ canFlush: true })
  },
  async file_busy({ file }, lasts) {
    const other = new Sqlite(file, { timeout: 5000 })
    other.exec('BEGIN IMMEDIATE')
    await sleep(lasts)
    other.exec('ROLLBACK')
    other.close()
  },
  database_breaks: async ({ postgres }) => postgres?.network.breakAll(),
  database_is_slow: ({ postgres }, lasts) => during(postgres?.network, lasts, { delayMs: 60 }),
  database_is_silent: ({ postgres }, lasts) => during(postgres?.network, lasts, { isSilent: true }),
  async database_refuses({ postgres }, lasts) {
    postgres?.network.breakAll()
    await during(postgres?.network, lasts, { isRefusing: true })
  },
  database_restarts: async ({ postgres }) => postgres?.cluster.restart(),
}

export async function breakSomething(stage: FaultStage, planned: PlannedFault): Promise<void> {
  await sleep(planned.after)
  await breaks[planned.fault](stage, planned.lasts, planned)
  // Waits, like a process supervisor such as systemd.
  await sleep(50)
  if (!stage.server.isRunning) await stage.server.startUntilUp()
}
