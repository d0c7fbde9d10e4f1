import { reportDays } from '@letterliaan/contract/limits'
import { liveEventLife } from '@letterliaan/rules'
import { nowSeconds, type Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY = 24 * 60 * 60
/** Keys of calls are kept this long (rules.md, Exercise); seconds. */
const KEEP_KEYS = 7 * DAY

/** Removes what has no meaning any more: tokens past their time, logins without tokens, what they were begun with, keys of calls, attempts to log in, live events, reports of half a year ago. */
export async function forgetOld({ queries }: Database, now: number): Promise<void> {
  await queries.deleteFrom('token').where('expires_at', '<', now).execute()
  await queries
    .deleteFrom('token_family')
    .where('created_at', '<', now - DAY)
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('token').select('hash').whereRef('token.family_id', '=', 'token_family.id')),
      ),
    )
    .execute()
  await queries
    .deleteFrom('exchange_token')
    .where('expires_at', '<', now - DAY)
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
    .deleteFrom('attempt')
    .where('expire', '<', now * 1000)
    .execute()
  await queries.deleteFrom('password_reset').where('expires_at', '<', now).execute()
  await queries
    .deleteFrom('idempotency')
    .where('created_at', '<', now - KEEP_KEYS)
    .execute()
  await queries
    .deleteFrom('live_event')
    .where('created_at', '<', now - liveEventLife)
    .execute()
  await queries
    .deleteFrom('user_report')
    .where('created_at', '<', now - reportDays * DAY)
    .execute()
}

/** Does so now and every hour. Returns how to stop. */
export function keepForgetting(
  database: Database,
  clock: Clock,
  onError: (error: unknown) => void,
): () => void {
  const run = (): void => void forgetOld(database, nowSeconds(clock)).catch(onError)
  run()
  const timer = setInterval(run, HOUR_MS)
  timer.unref()
  return () => clearInterval(timer)
}
