import { CompiledQuery, type Kysely } from 'kysely'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import type { RateLimit } from '../dialect.ts'
import type { Schema } from '../../schema.ts'

interface StoreQuery {
  readonly text: string
  readonly values?: readonly unknown[]
}

/** Counts in the table `attempt`, for all processes. Old rows are removed by operations/maintenance. */
export const createSharedLimiter = (
  queries: Kysely<Schema>,
  name: string,
  { max, seconds }: RateLimit,
): RateLimiterPostgres =>
  new RateLimiterPostgres({
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
