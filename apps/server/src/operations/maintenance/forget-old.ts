import { runEvery, type Clock } from '../../clock.ts'
import type { Database, Queries } from '../../db/database.ts'
import { decodeJson, encodeJson } from '../../db/json.ts'
import { forgetRules, type ForgetRule } from './rules.ts'
import { planNextForgetting, type Forgetting } from './forgetting.ts'
import { markAcrossOrganisations } from '../../db/across-organisations.ts'
import { saveSetting, readSetting } from '../../db/tables/setting.ts'

const hourMs = 60 * 60 * 1000
const forgettingSetting = 'forgetting'
const forgottenSetting = 'forgotten_at'

interface ForgettingOptions {
  readonly signal?: AbortSignal
  readonly rules?: readonly ForgetRule[]
}

/** Thrown after all rules ran. The next hourly run retries the failed rules. */
class ForgettingError extends AggregateError {}

/** Deletes old rows, rule by rule in small batches. Throws at the end if a rule failed. `now`: unix seconds. */
export async function forgetOld(
  database: Database,
  now: number,
  { signal, rules = forgetRules }: ForgettingOptions = {},
): Promise<void> {
  const failed: [name: string, error: unknown][] = []
  for (const { name, forgetBatch } of rules) {
    try {
      for (;;) if (signal?.aborted === true || !(await forgetBatch(database, now))) break
    } catch (error) {
      failed.push([name, error])
    }
  }
  if (failed.length === 0) return
  const names = failed.map(([name]) => name).join(', ')
  throw new ForgettingError(
    failed.map(([, error]) => error),
    `Not forgotten: ${names}.`,
  )
}

/** Deletes the rows that `planNextForgetting` says are due. `now`: unix seconds. */
export async function forgetDue(
  database: Database,
  now: number,
  options: ForgettingOptions = {},
): Promise<void> {
  const last = (await readLast(database)) ?? {
    ran_at: 0,
    until: (await findLastActivityTime(database)) ?? now,
  }
  const next = planNextForgetting(last, now)
  if (next === null) return
  // Stored first, so that a run after an interrupted one continues.
  await saveSetting(database.queries, forgettingSetting, encodeJson(next))
  await forgetOld(database, next.until, options)
  if (options.signal?.aborted !== true) await saveSetting(database.queries, forgottenSetting, encodeJson(now))
}

/** Reads when all rules last succeeded (unix seconds); null if they never did. */
export async function readForgotten(queries: Queries): Promise<number | null> {
  const stored = await readSetting(queries, forgottenSetting)
  return stored === null ? null : decodeJson<number>(stored)
}

async function readLast({ queries }: Database): Promise<Forgetting | null> {
  const stored = await readSetting(queries, forgettingSetting)
  return stored === null ? null : (decodeJson(stored) as Forgetting)
}

/** Returns the time of any user's last activity; null in an empty database. */
async function findLastActivityTime({ queries }: Database): Promise<number | null> {
  const latest = (table: 'answer' | 'token_family' | 'user_report') =>
    queries
      .selectFrom(table)
      .select('created_at')
      .orderBy('id', 'desc')
      .limit(1)
      .modifyEnd(markAcrossOrganisations('the clock of the whole installation'))
      .executeTakeFirst()
  const rows = await Promise.all([latest('answer'), latest('token_family'), latest('user_report')])
  const times = rows.flatMap((row) => (row ? [row.created_at] : []))
  return times.length === 0 ? null : Math.max(...times)
}

/** Deletes old rows now and every hour. Returns a function that stops it. */
export function startForgetting(
  database: Database,
  clock: Clock,
  onError: (error: unknown) => void,
  rules: readonly ForgetRule[] = forgetRules,
): () => void {
  const stopped = new AbortController()
  const { signal } = stopped
  const stop = runEvery(clock, hourMs, (now) => forgetDue(database, now, { signal, rules }), onError)
  return () => {
    stop()
    stopped.abort()
  }
}
