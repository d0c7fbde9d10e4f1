import { atWorkSeconds, reportDays } from '@letterliaan/contract/limits'
import { liveEventTtlSeconds } from '@letterliaan/rules'
import type { DeleteResult } from 'kysely'
import type { Database, Queries } from '../../db/database.ts'
import { workEvents } from '../../modules/live/index.ts'
import { locationActivityType } from '../../modules/play/index.ts'
import { deviceCookieTtlSeconds } from '../../plugins/contract/device-cookie.ts'

/** So many rows go in one statement: a few milliseconds. */
const batchSize = 2000
const daySeconds = 24 * 60 * 60
/** Keys of calls are kept this long (rules.md, Exercise); seconds. */
const idempotencyKeyTtlSeconds = 7 * daySeconds
/** How long locations of children are kept, in seconds: supervisors use them to follow a lesson, not a year. */
const locationTtlSeconds = 7 * daySeconds
/** What was done to many children can be undone on its day (GRP-6); seconds. */
const rosterImportTtlSeconds = 2 * daySeconds
/** How long a network from which nobody of a school logs in any more is familiar: longer than the summer; seconds. */
const familiarNetworkTtlSeconds = 90 * daySeconds

/** What is forgotten, one batch at a time. */
export interface ForgetRule {
  readonly name: string
  /** `now` in unix seconds. Resolves to whether there may be more. */
  readonly forgetBatch: (database: Database, now: number) => Promise<boolean>
}

/** A rule of one statement. It reads an index in the order of age, so that what is kept is not looked at. */
const rule = (
  name: string,
  deleteBatch: (queries: Queries, now: number) => Promise<DeleteResult>,
): ForgetRule => ({
  name,
  forgetBatch: async ({ queries }, now) =>
    (await deleteBatch(queries, now)).numDeletedRows >= BigInt(batchSize),
})

/** Tokens past their time, and the logins that had no other: of those that go on nothing is read. */
const tokens: ForgetRule = {
  name: 'token',
  forgetBatch: (database, now) =>
    database.transaction(async (transaction) => {
      const gone = await transaction
        .deleteFrom('token')
        .where('hash', 'in', (eb) =>
          eb
            .selectFrom('token')
            .select('hash')
            .where('expires_at', '<', now)
            .orderBy('expires_at')
            .limit(batchSize),
        )
        .returning('family_id')
        .execute()
      const families = [...new Set(gone.map(({ family_id }) => family_id))]
      if (families.length > 0)
        await transaction
          .deleteFrom('token_family')
          .where('id', 'in', families)
          .where((eb) =>
            eb.not(
              eb.exists(
                eb.selectFrom('token').select('hash').whereRef('token.family_id', '=', 'token_family.id'),
              ),
            ),
          )
          .execute()
      return gone.length >= batchSize
    }),
}

export const forgetRules: readonly ForgetRule[] = [
  tokens,
  rule('exchange_token', (queries, now) =>
    queries
      .deleteFrom('exchange_token')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('exchange_token')
          .select('exchange_token.id')
          .where('expires_at', '<', now - daySeconds)
          .where((row) =>
            row.not(
              row.exists(
                row
                  .selectFrom('token_family')
                  .select('token_family.id')
                  .whereRef('token_family.exchange_token_id', '=', 'exchange_token.id'),
              ),
            ),
          )
          .orderBy('expires_at')
          .limit(batchSize),
      )
      .executeTakeFirst(),
  ),
  rule('group_device', (queries, now) =>
    queries
      .deleteFrom('group_device')
      .where((eb) => eb(eb.fn.coalesce('used_at', 'created_at'), '<', now - deviceCookieTtlSeconds))
      .executeTakeFirst(),
  ),
  rule('attempt', (queries, now) =>
    queries
      .deleteFrom('attempt')
      .where('key', 'in', (eb) =>
        eb
          .selectFrom('attempt')
          .select('key')
          .where('expire', '<', now * 1000)
          .orderBy('expire')
          .limit(batchSize),
      )
      .executeTakeFirst(),
  ),
  rule('familiar_network', (queries, now) =>
    queries
      .deleteFrom('familiar_network')
      .where('key', 'in', (eb) =>
        eb
          .selectFrom('familiar_network')
          .select('key')
          .where('seen_at', '<', now - familiarNetworkTtlSeconds)
          .orderBy('seen_at')
          .limit(batchSize),
      )
      .executeTakeFirst(),
  ),
  rule('password_reset', (queries, now) =>
    queries.deleteFrom('password_reset').where('expires_at', '<', now).executeTakeFirst(),
  ),
  rule('pairing_code', (queries, now) =>
    queries.deleteFrom('pairing_code').where('expires_at', '<', now).executeTakeFirst(),
  ),
  rule('live_event', (queries, now) =>
    queries
      .deleteFrom('live_event')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('live_event')
          .select('id')
          .where('created_at', '<', now - liveEventTtlSeconds)
          .where('event', 'not in', workEvents)
          .orderBy('created_at')
          .limit(batchSize),
      )
      .executeTakeFirst(),
  ),
  // Whoever opens 'Nu bezig' is told of the last minutes.
  rule('live_event of work', (queries, now) =>
    queries
      .deleteFrom('live_event')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('live_event')
          .select('id')
          .where('created_at', '<', now - atWorkSeconds)
          .where('event', 'in', workEvents)
          .orderBy('created_at')
          .limit(batchSize),
      )
      .executeTakeFirst(),
  ),
  rule('activity', (queries, now) =>
    queries
      .deleteFrom('activity')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('activity')
          .select('id')
          .where('type', '=', locationActivityType)
          .where('created_at', '<', now - locationTtlSeconds)
          .orderBy('created_at')
          .limit(batchSize),
      )
      .executeTakeFirst(),
  ),
  rule('idempotency', (queries, now) =>
    queries
      .deleteFrom('idempotency')
      .where((eb) =>
        eb(
          eb.refTuple('user_id', 'key'),
          'in',
          eb
            .selectFrom('idempotency')
            .select(['user_id', 'key'])
            .where('created_at', '<', now - idempotencyKeyTtlSeconds)
            .orderBy('created_at')
            .limit(batchSize)
            .$asTuple('user_id', 'key'),
        ),
      )
      .executeTakeFirst(),
  ),
  rule('roster_import', (queries, now) =>
    queries
      .deleteFrom('roster_import')
      .where('created_at', '<', now - rosterImportTtlSeconds)
      .executeTakeFirst(),
  ),
  rule('user_report', (queries, now) =>
    queries
      .deleteFrom('user_report')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('user_report')
          .select('id')
          .where('created_at', '<', now - reportDays * daySeconds)
          .orderBy('created_at')
          .limit(batchSize),
      )
      .executeTakeFirst(),
  ),
]
