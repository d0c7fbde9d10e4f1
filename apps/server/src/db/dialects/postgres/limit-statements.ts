import type { Duplex } from 'node:stream'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient, ClientBase } from 'pg'
import type { FailureCounter } from '../../database-load.ts'
import { markTimedOut, readErrorCode } from './error-codes.ts'
import type { StatementNames } from './statement-names.ts'

/** Maximum number of statements waiting for a connection, which take some tenths of a second; later ones fail. */
export const maxStatementsWaiting = 300

interface StatementLimits {
  /** Time (ms) after which the connection is dropped, because a frozen database or lost network never responds. */
  readonly ms: number
  readonly names: StatementNames
  readonly failures: FailureCounter
}

export const limitStatements = (pool: Pool, limits: StatementLimits): PostgresPool => ({
  options: pool.options,
  connect: async () => {
    try {
      if (pool.waitingCount >= maxStatementsWaiting) throw tooManyWait()
      return limitClient(await pool.connect(), limits)
    } catch (error) {
      limits.failures.note(error)
      throw error
    }
  },
  end: () => pool.end(),
})

/** Uses PostgreSQL's own code for too many connections. */
const tooManyWait = (): Error => Object.assign(new Error('Too many wait.'), { code: '53300' })

function limitClient(client: PoolClient, { ms, names, failures }: StatementLimits): PostgresPoolClient {
  let hasFailed = false
  const query = async (text: string, parameters: readonly unknown[]): Promise<unknown> => {
    let isTimedOut = false
    const timer = setTimeout(() => {
      isTimedOut = true
      breakOff(client)
    }, ms)
    try {
      const name = names.nameOf(client, text)
      const values = parameters as unknown[]
      writeTogether(client)
      const result = await client.query(name === undefined ? { text, values } : { name, text, values })
      hasFailed = false
      return result
    } catch (error) {
      if (isTimedOut) markTimedOut(error)
      // Statements sent after a failed one fail because of it, so only the first failure counts.
      if (!hasFailed) {
        failures.note(error)
        names.noteError(error)
      }
      hasFailed = true
      // A server that is no longer the primary refuses all writes of this connection.
      if (readErrorCode(error) === '25006') breakOff(client)
      throw error
    } finally {
      clearTimeout(timer)
    }
  }
  return {
    query: query as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy),
  }
}

/** `connection` is not in pg's types. */
const socketOf = (client: ClientBase): Duplex =>
  (client as unknown as { readonly connection: { readonly stream: Duplex } }).connection.stream

/** Writes all statements of one turn of the event loop at once, because each write takes long. */
function writeTogether(client: ClientBase): void {
  const socket = socketOf(client)
  if (socket.writableCorked > 0) return
  socket.cork()
  process.nextTick(() => socket.uncork())
}

/** `end` would wait for sent statements, to which a frozen database never responds. */
function breakOff(client: ClientBase): void {
  socketOf(client).destroy()
}
