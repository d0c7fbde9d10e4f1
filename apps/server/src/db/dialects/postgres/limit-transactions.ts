import { sql, type Kysely, type PostgresPool, type PostgresPoolClient } from 'kysely'
import type { Schema } from '../../schema.ts'

export interface TransactionLimits {
  /** Time (ms) after which an idle transaction is aborted, for example because its process is frozen. */
  readonly idleMs: number
  /** Time (ms) that a statement waits for a lock of another transaction; null: no limit. */
  readonly lockMs: number | null
}

/** Lets PostgreSQL abort slow transactions, because a frozen process can't. SET LOCAL works with a pooler. */
export const limitTransactions = (pool: PostgresPool, limits: TransactionLimits): PostgresPool => ({
  options: pool.options,
  connect: async () => limitClient(await pool.connect(), beginWith(limits)),
  end: () => pool.end(),
})

/** Joins BEGIN and the limits in one message, to avoid more round trips. */
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

/** Runs statements during other long work, so that only a frozen process makes the transaction idle. */
export async function keepTransactionActive<T>(
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
