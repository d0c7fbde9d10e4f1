import { daySeconds, weeksUpTo } from '@letterliaan/rules/calendar'
import { fitMemory, type WordHistory } from '@letterliaan/rules/memory'
import { type Clock, nowSeconds } from '../../clock.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { encodeJson } from '../../db/json.ts'
import type { Contents } from '../curriculum/index.ts'
import { readMemoryParameters } from '../play/index.ts'
import { relearn } from './knowledge.ts'
import { readMending } from './rebuild-student.ts'
import { rebuildAll, type RebuildAllSettings } from './rebuild-all.ts'
import { databaseOf } from '../../db/of-organisation.ts'

/** Less does not make up for dates that move. */
const minGain = 0.002

/** Says in Dutch how well it foretells before and after. `write` keeps what foretells later answers better, and rebuilds. */
export async function fitMemories(settings: Omit<RebuildAllSettings, 'student_id'>): Promise<void> {
  const { database, contents, write, now, say } = settings
  const organisations = await database.queries.selectFrom('organisation').select(['id', 'name']).execute()
  for (const { id, name } of organisations) {
    const own = databaseOf(database, id)
    const students = await own.queries
      .selectFrom('student')
      .select('id')
      .where('organisation_id', '=', id)
      .execute()
    const histories: WordHistory[] = []
    for (const student of students) histories.push(...(await readHistories(own, contents, student.id, now)))
    const fit = fitMemory(histories, await readMemoryParameters(own.queries, id))
    if (fit === null) {
      say(`${name}: te weinig antwoorden.`)
      continue
    }
    const { numAnswers, before, after, parameters } = fit
    const isBetter = after < before - minGain
    say(`${name}: ${numAnswers} antwoorden, log loss ${before.toFixed(4)} voor, ${after.toFixed(4)} na.`)
    if (!write || !isBetter) continue
    await own.transaction(async (transaction) => {
      await transaction
        .updateTable('organisation')
        .set({ memory_parameters: encodeJson(parameters) })
        .where('id', '=', id)
        .execute()
    })
    for (const student of students) await rebuildAll({ ...settings, student_id: student.id, say: () => {} })
    say(`${name}: bewaard, en ${students.length} leerlingen nagerekend.`)
  }
}

const readHistories = (
  database: Database,
  contents: Contents,
  student_id: number,
  now: number,
): Promise<WordHistory[]> =>
  database.transaction(async (transaction: Transaction) => {
    const { histories } = await relearn(await readMending(transaction, contents, student_id, now))
    return [...histories.values()]
  })

const hourSeconds = 3600
const hourMs = 1000 * hourSeconds
const settingName = 'memory_fitted_in'
/** Of the night from Saturday to Sunday, in which no school practises. */
const hours = { from: 2, until: 5 } as const

/** Once a week, in the night to Sunday; of several servers the first that claims the week does it. `now` in unix seconds. */
export async function fitMemoriesWeekly(
  settings: Pick<RebuildAllSettings, 'database' | 'contents' | 'now'>,
): Promise<void> {
  const { database, now } = settings
  const [week] = weeksUpTo(now, 0)
  if (week === undefined) return
  const sunday = week.until - daySeconds
  if (now < sunday + hours.from * hourSeconds || now >= sunday + hours.until * hourSeconds) return
  if (!(await claimWeek(database, week.since))) return
  await fitMemories({ ...settings, write: true, say: () => {} })
}

const claimWeek = ({ queries }: Database, since: number): Promise<boolean> => {
  const value = encodeJson(since)
  return queries
    .insertInto('setting')
    .values({ name: settingName, value })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value }).where('setting.value', '!=', value),
    )
    .executeTakeFirst()
    .then(({ numInsertedOrUpdatedRows = 0n }) => numInsertedOrUpdatedRows > 0n)
}

/** Every hour. Returns how to stop. */
export function startFittingMemories(
  { database, contents }: Pick<RebuildAllSettings, 'database' | 'contents'>,
  clock: Clock,
  onError: (error: unknown) => void,
): () => void {
  let running: Promise<void> | null = null
  return clock.every(hourMs, () => {
    running ??= fitMemoriesWeekly({ database, contents, now: nowSeconds(clock) })
      .catch(onError)
      .finally(() => {
        running = null
      })
  })
}
