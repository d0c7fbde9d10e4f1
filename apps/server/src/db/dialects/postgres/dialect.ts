import { Kysely, PostgresDialect, sql, type PostgresPool, CompiledQuery } from 'kysely'
import { Pool, TypeOverrides, types as pgTypes } from 'pg'
import { FailureCounter } from '../../database-load.ts'
import { prepareWrite } from '../../prepare-query.ts'
import type { Schema } from '../../schema.ts'
import type { DialectHelpers, ForeignKey, LockableTable, RateLimit } from '../dialect.ts'
import type { OpenedDatabase } from '../opened-database.ts'
import {
  readErrorCode,
  isConnectionLost,
  isRetryableLoss,
  isRolledBack,
  CommitOutcomeUnknown,
} from './error-codes.ts'
import { RetryingDialect } from './retrying-dialect.ts'
import { limitStatements, maxStatementsWaiting } from './limit-statements.ts'
import { limitTransactions, keepTransactionActive } from './limit-transactions.ts'
import { createStatementNames } from './statement-names.ts'
import { uncheckedReferences } from './unchecked-references.ts'
import { announceByListen } from './announcements.ts'
import { RateLimiterPostgres } from 'rate-limiter-flexible'

/** Reads these types as numbers, because ids, times and sums stay below 2^53. */
const types = new TypeOverrides()
types.setTypeParser(pgTypes.builtins.INT8, Number)
types.setTypeParser(pgTypes.builtins.NUMERIC, Number)

/** Transactions without a statement limit, such as a migration, may be idle this many times longer. */
const patience = 6

/** Number of an advisory lock, chosen freely. The lock only saves work (docs/adr/0058-begun-again.md). */
const startLock = 5_261_977

export interface PostgresSettings {
  readonly connectionString: string
  readonly statementMs: number
  readonly connectMs: number
  readonly maxConnections: number
  readonly onError: (error: Error) => void
  /** Address for LISTEN, which must bypass a pooler; the default is `connectionString`. */
  readonly liveUrl?: string
  readonly wrapPool?: (pool: PostgresPool) => PostgresPool
}

export function openPostgres(settings: PostgresSettings): OpenedDatabase {
  const { connectionString, statementMs, connectMs, maxConnections, onError } = settings
  const { liveUrl = connectionString, wrapPool = (limited) => limited } = settings
  const names = createStatementNames(connectMs)
  const pool = new Pool({
    connectionString,
    max: maxConnections,
    types,
    pipeline: true,
    connectionTimeoutMillis: connectMs,
    // pg-pool awaits the promise, although its types do not say so.
    // oxlint-disable-next-line typescript/no-misused-promises
    onConnect: names.learn,
  })
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const failures = new FailureCounter()
  const queries = new Kysely<Schema>({
    dialect: new RetryingDialect({
      pool: wrapPool(
        limitTransactions(limitStatements(pool, { ms: statementMs, names, failures }), {
          idleMs: statementMs,
          // Shorter than the statement's limit, because PostgreSQL would keep waiting for an abandoned statement.
          lockMs: Math.ceil(0.8 * statementMs),
        }),
      ),
    }),
  })
  const unlimited = new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool: limitTransactions(pool, { idleMs: patience * statementMs, lockMs: null }),
    }),
  })
  const announcements = announceByListen(liveUrl, { queries, onError })
  return {
    queries,
    reports: queries,
    unlimited,
    helpers: postgresHelpers,
    announcements,
    runTransaction: (work) => runTransaction(queries, work),
    snapshot: (work) =>
      unlimited.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work),
    scrub: () => Promise.resolve(),
    // A pooler keeps the same PostgreSQL connection only during a transaction.
    exclusively: (work) =>
      unlimited.transaction().execute(async (transaction) => {
        await sql`select pg_advisory_xact_lock(${startLock})`.execute(transaction)
        return keepTransactionActive(transaction, statementMs, work)
      }),
    load: () => ({
      connections: { in_use: pool.totalCount - pool.idleCount, max: maxConnections },
      queues: [{ name: 'database', length: pool.waitingCount, max: maxStatementsWaiting }],
      failures: failures.counts,
    }),
    async close() {
      await announcements.close()
      await queries.destroy()
    },
  }
}

async function runTransaction<T>(
  queries: Kysely<Schema>,
  work: (transaction: Kysely<Schema>) => Promise<T>,
): Promise<T> {
  let isCommitting = false
  try {
    return await queries.transaction().execute(async (transaction) => {
      // Kysely itself would send one statement at a time.
      const direct = await transaction.getExecutor().provideConnection(async (connection) => connection)
      const result = await work(Object.assign(transaction, { direct }))
      isCommitting = true
      return result
    })
  } catch (error) {
    throw isCommitting && isConnectionLost(error) ? new CommitOutcomeUnknown(error) : error
  }
}

const lockIn = (table: LockableTable) =>
  prepareWrite((queries, id: number) =>
    queries.selectFrom(table).select('id').where('id', '=', id).forUpdate(),
  )
const locks = {
  student: lockIn('student'),
  user: lockIn('user'),
  group: lockIn('group'),
  organisation: lockIn('organisation'),
  intervention: lockIn('intervention'),
}

export const postgresHelpers: DialectHelpers = {
  name: 'postgres',
  types: { id: 'bigint primary key generated by default as identity', bytes: 'bytea' },
  indexesReferences: true,
  async reserveIds(transaction, table, count) {
    // No other transaction may take an id between the two steps.
    await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(transaction)
    const sequence = sql`pg_get_serial_sequence(${`"${table}"`}, 'id')`
    const { rows } = await sql<{
      readonly first: number
    }>`select nextval(${sequence}) as first`.execute(transaction)
    const first = Number(rows[0]?.first)
    await sql`select setval(${sequence}, ${first + count - 1})`.execute(transaction)
    return first
  },
  async readForeignKeys(queries) {
    const { rows } = await sql<ForeignKey>`
      select of_table.relname::text as "table", own.attname::text as "column", to_table.relname::text as "to"
      from pg_constraint
      join pg_class as of_table on of_table.oid = conrelid
      join pg_class as to_table on to_table.oid = confrelid
      join pg_attribute as own on own.attrelid = conrelid and own.attnum = conkey[1]
      where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(queries)
    return [...rows, ...uncheckedReferences]
  },
  async startIdsAt(db, table, id) {
    await sql`alter table ${sql.table(table)} alter column id restart with ${sql.lit(id)}`.execute(db)
  },
  async setUnlogged(db, table) {
    await sql`alter table ${sql.table(table)} set unlogged`.execute(db)
    await sql`alter sequence ${sql.table(`${table}_id_seq`)} set logged`.execute(db)
  },
  async stopChecking(db, table, column) {
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(`${table}_${column}_fkey`)}`.execute(
      db,
    )
    await sql`drop index if exists ${sql.ref(`${table}_${column}_reference`)}`.execute(db)
  },
  async leaveRoom(db, table) {
    await sql`alter table ${sql.table(table)} set (fillfactor = 80)`.execute(db)
  },
  async lockRow(transaction, table, id) {
    await locks[table](transaction, id)
  },
  // SQLSTATE classes 'data exception' and 'integrity constraint violation'.
  isRefused: (error) => /^2[23]/.test(String(readErrorCode(error))),
  isDuplicate: (error) => readErrorCode(error) === '23505',
  createRateLimiter: createSharedLimiter,
  isRetryable: (error) => isRolledBack(error) || isRetryableLoss(error),
}

interface StoreQuery {
  readonly text: string
  readonly values?: readonly unknown[]
}

/** Counts in the table `attempt`, for all processes. Old rows are removed by operations/maintenance. */
function createSharedLimiter(
  queries: Kysely<Schema>,
  name: string,
  { max, seconds }: RateLimit,
): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: {
      query: ({ text, values = [] }: StoreQuery) =>
        queries.executeQuery(CompiledQuery.raw(text, [...values])),
    },
    storeType: 'client',
    tableName: 'attempt',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: max,
    duration: seconds,
  })
}
