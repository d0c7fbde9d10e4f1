import { Duplex } from 'node:stream'
import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { FailureCounter } from '../../database-load.ts'
import { isConnectionLost, isRetryableLoss } from './error-codes.ts'
import { limitStatements } from './limit-statements.ts'

/** Sends a statement that never gets a reply. `lose` drops its connection as a restart does. */
async function sendUnanswered(ms: number) {
  const stream = new Duplex({ read: () => undefined, write: (_chunk, _encoding, done) => done() })
  const query = () =>
    new Promise((_, reject) =>
      stream.once('close', () => reject(new Error('Connection terminated unexpectedly'))),
    )
  const pool = { options: {}, waitingCount: 0, connect: async () => ({ connection: { stream }, query }) }
  const names = { learn: async () => undefined, nameOf: () => undefined, noteError: () => undefined }
  const limits = { ms, names, failures: new FailureCounter() }
  const client = await limitStatements(pool as unknown as Pool, limits).connect()
  const error = client.query('select 1', []).catch((reason: unknown) => reason)
  return { error, lose: () => stream.destroy() }
}

test('OPS-11 a statement is retried after a restart, and not after its own time limit', async () => {
  const restarted = await sendUnanswered(10_000)
  restarted.lose()
  expect([isConnectionLost(await restarted.error), isRetryableLoss(await restarted.error)]).toEqual([
    true,
    true,
  ])
  const late = await sendUnanswered(1)
  expect([isConnectionLost(await late.error), isRetryableLoss(await late.error)]).toEqual([true, false])
})
