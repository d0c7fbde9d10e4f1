import { sql, type Kysely, type PostgresPool, type PostgresPoolClient } from 'kysely'
import type { Schema } from '../../schema.ts'

export interface TransactionLimits {
  /** A process that stands still between two statements, frozen or cut off, holds what it locked no longer than this (ms). */
  readonly idleMs: number
  /** How long a statement waits for what another transaction locked (ms); null: as long as it takes. */
  readonly lockMs: number | null
}

/** PostgreSQL itself ends what takes longer: a frozen process can't. By SET LOCAL, which goes through a pooler too. */
export const limitTransactions = (pool: PostgresPool, limits: TransactionLimits): PostgresPool => ({
  options: pool.options,
  connect: async () => limitClient(await pool.connect(), beginWith(limits)),
  end: () => pool.end(),
})

/** One message, so that it costs no trip more. */
const beginWith = ({ idleMs, lockMs }: TransactionLimits): string =>
  [
    'begin',
    `set local idle_in_transaction_session_timeout = ${idleMs}`,
    ...(lockMs === null ? [] : [`set local lock_timeout = ${lockMs}`]),
  ].join('; ')

function limitClient(client: PostgresPoolClient, begin: string): PostgresPoolClient {
  const query = (text: string, parameters: readonly unknown[]): Promise<unknown> =>
    client.query(text === 'begin' ? begin : text, parameters)
  return {
    query: query as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy),
  }
}

/** Asks something of a transaction now and then while work beside it takes long: only a process that stands still is idle. */
export async function stayAwake<T>(
  transaction: Kysely<Schema>,
  everyMs: number,
  work: () => Promise<T>,
): Promise<T> {
  const beats = setInterval(() => {
    sql`select 1`.execute(transaction).catch(() => undefined)
  }, everyMs)
  try {
    return await work()
  } finally {
    clearInterval(beats)
  }
}
