import { atWorkSeconds, reportDays } from '@letterliaan/contract/limits'
import { liveEventTtlSeconds } from '@letterliaan/rules'
import { nowSeconds, type Clock } from '../../clock.ts'
import type { Database, Queries } from '../../db/database.ts'
import { decodeJson, encodeJson } from '../../db/json.ts'
import { workEvents } from '../../modules/live/queries.ts'
import { locationActivityType } from '../../modules/play/store-location.ts'
import { deviceCookieTtlSeconds } from '../../plugins/contract/device-cookie.ts'
import { nextForgetting, type Forgetting } from './forgetting.ts'

const hourMs = 60 * 60 * 1000
/** The setting that keeps when it was last forgotten. */
const forgettingSetting = 'forgetting'
const daySeconds = 24 * 60 * 60
/** Keys of calls are kept this long (rules.md, Exercise); seconds. */
const idempotencyKeyTtlSeconds = 7 * daySeconds
/** How long locations of children are kept, in seconds: supervisors use them to follow a lesson, not a year. */
const locationTtlSeconds = 7 * daySeconds

/** What was done to many children can be undone on its day (GRP-6); seconds. */
const rosterImportTtlSeconds = 2 * daySeconds

/** Removes what has no meaning any more. `now` in unix seconds. */
export async function forgetOld({ queries }: Database, now: number): Promise<void> {
  await forgetLogins(queries, now)
  await forgetLiveEvents(queries, now)
  await forgetTraces(queries, now)
}

/** Tokens past their time, logins without tokens, what they were begun with, and attempts to log in. */
async function forgetLogins(queries: Queries, now: number): Promise<void> {
  await queries.deleteFrom('token').where('expires_at', '<', now).execute()
  await queries
    .deleteFrom('token_family')
    .where('created_at', '<', now - daySeconds)
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('token').select('hash').whereRef('token.family_id', '=', 'token_family.id')),
      ),
    )
    .execute()
  await queries
    .deleteFrom('exchange_token')
    .where('expires_at', '<', now - daySeconds)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('token_family')
            .select('token_family.id')
            .whereRef('token_family.exchange_token_id', '=', 'exchange_token.id'),
        ),
      ),
    )
    .execute()
  await queries
    .deleteFrom('group_device')
    .where((eb) => eb(eb.fn.coalesce('used_at', 'created_at'), '<', now - deviceCookieTtlSeconds))
    .execute()
  await queries
    .deleteFrom('attempt')
    .where('expire', '<', now * 1000)
    .execute()
  await queries.deleteFrom('password_reset').where('expires_at', '<', now).execute()
  await queries.deleteFrom('pairing_code').where('expires_at', '<', now).execute()
}

/** Events of the live channels: a child's work is told longer than anything else. */
async function forgetLiveEvents(queries: Queries, now: number): Promise<void> {
  await queries
    .deleteFrom('live_event')
    .where('created_at', '<', now - liveEventTtlSeconds)
    .where('event', 'not in', workEvents)
    .execute()
  // Whoever opens 'Nu bezig' is told of the last minutes.
  await queries
    .deleteFrom('live_event')
    .where('created_at', '<', now - atWorkSeconds)
    .where('event', 'in', workEvents)
    .execute()
}

/** Where children were, keys of calls, what an import did, and reports of users. */
async function forgetTraces(queries: Queries, now: number): Promise<void> {
  await queries
    .deleteFrom('activity')
    .where('type', '=', locationActivityType)
    .where('created_at', '<', now - locationTtlSeconds)
    .execute()
  await queries
    .deleteFrom('idempotency')
    .where('created_at', '<', now - idempotencyKeyTtlSeconds)
    .execute()
  await queries
    .deleteFrom('roster_import')
    .where('created_at', '<', now - rosterImportTtlSeconds)
    .execute()
  await queries
    .deleteFrom('user_report')
    .where('created_at', '<', now - reportDays * daySeconds)
    .execute()
}

/** Forgets what is due, as far as `nextForgetting` goes. `now` in unix seconds. */
export async function forgetDue(database: Database, now: number): Promise<void> {
  const last = (await readLast(database)) ?? {
    ran_at: 0,
    until: (await findLastActivityTime(database)) ?? now,
  }
  const next = nextForgetting(last, now)
  if (next === null) return
  // Kept first: a run that is broken off is made up for by the next.
  const value = encodeJson(next)
  await database.queries
    .insertInto('setting')
    .values({ name: forgettingSetting, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
  await forgetOld(database, next.until)
}

async function readLast({ queries }: Database): Promise<Forgetting | null> {
  const row = await queries
    .selectFrom('setting')
    .select('value')
    .where('name', '=', forgettingSetting)
    .executeTakeFirst()
  return row ? (decodeJson(row.value) as Forgetting) : null
}

/** When something was last written by anyone, as far as can be told; null in an empty database. */
async function findLastActivityTime({ queries }: Database): Promise<number | null> {
  const latest = (table: 'answer' | 'token_family' | 'user_report') =>
    queries.selectFrom(table).select('created_at').orderBy('id', 'desc').limit(1).executeTakeFirst()
  const rows = await Promise.all([latest('answer'), latest('token_family'), latest('user_report')])
  const times = rows.flatMap((row) => (row ? [row.created_at] : []))
  return times.length === 0 ? null : Math.max(...times)
}

/** Forgets what is due now and every hour. Returns a function that stops it. */
export function startForgetting(
  database: Database,
  clock: Clock,
  onError: (error: unknown) => void,
): () => void {
  const run = (): void => void forgetDue(database, nowSeconds(clock)).catch(onError)
  run()
  return clock.every(hourMs, run)
}
