import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Speech } from '@letterliaan/speech'
import type { Database } from './db/database.ts'

const stopTimeoutMs = 5000

export interface ServerParts {
  readonly app: FastifyInstance
  readonly speech: Speech
  readonly threads: Readonly<Record<string, { close(): void }>>
  readonly database: Database
  readonly stopJobs: () => void
}

/** Stops the server: answers requests in progress, commits, and closes voices, threads and database. */
export async function stopServer({ app, speech, threads, database, stopJobs }: ServerParts): Promise<void> {
  stopJobs()
  await app.close()
  for (const thread of Object.values(threads)) thread.close()
  speech.close()
  await database.close()
}

export interface StoppableServer extends ServerParts {
  readonly beginStop: () => void
  /** Time (ms) in which a proxy notices that the server is not ready. */
  readonly stopAfterMs: number
}

async function stopInTwo(running: StoppableServer): Promise<void> {
  running.beginStop()
  if (running.stopAfterMs > 0) await wait(running.stopAfterMs)
  setTimeout(() => process.exit(1), stopTimeoutMs).unref()
  await stopServer(running)
}

/** Stops on SIGINT or SIGTERM, within five seconds after `stopAfterMs`. A second signal stops at once. */
export function stopOnSignals(running: StoppableServer): void {
  let isStopping = false
  const onSignal = (): void => {
    if (isStopping) process.exit(1)
    isStopping = true
    stopInTwo(running).then(
      () => process.exit(0),
      (error: unknown) => {
        console.error('Het stoppen ging niet goed.', error)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}
