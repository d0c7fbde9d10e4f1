import { daySeconds, weeksUpTo } from '@letterliaan/rules/calendar'
import { fitMemory, type WordHistory } from '@letterliaan/rules/memory'
import { type Clock, nowSeconds } from '../../../clock.ts'
import type { Database, Transaction } from '../../../db/database.ts'
import { encodeJson } from '../../../db/json.ts'
import type { Contents } from '../../curriculum/index.ts'
import { readMemoryParameters } from '../knowledge/fold-student.ts'
import { relearn } from './knowledge.ts'
import { readMending } from './rebuild-student.ts'
import { rebuildAll, type RebuildAllSettings } from './rebuild-all.ts'
import { databaseOf } from '../../../db/of-organisation.ts'

/** Less does not make up for dates that move. */
const minGain = 0.002

type FitSettings = Pick<RebuildAllSettings, 'database' | 'contents' | 'now'>

/** Fits the parameters of each organisation, and rebuilds its children where new ones are stored. */
async function fitMemories({ database, contents, now }: FitSettings): Promise<void> {
  const organisations = await database.queries.selectFrom('organisation').select('id').execute()
  for (const { id } of organisations) {
    const own = databaseOf(database, id)
    const students = await own.queries
      .selectFrom('student')
      .select('id')
      .where('organisation_id', '=', id)
      .execute()
    const histories: WordHistory[] = []
    for (const student of students) histories.push(...(await readHistories(own, contents, student.id, now)))
    if (!(await fitMemoryOf(own, id, histories))) continue
    for (const student of students)
      await rebuildAll({ database, contents, now, student_id: student.id, write: true, say: () => {} })
  }
}

/** Stores parameters that predict the last answers better than those until now. False: they stay as they are. */
export async function fitMemoryOf(
  database: Database,
  organisation_id: number,
  histories: readonly WordHistory[],
): Promise<boolean> {
  const fit = fitMemory(histories, await readMemoryParameters(database.queries, organisation_id))
  if (fit === null || fit.after >= fit.before - minGain) return false
  await database.queries
    .updateTable('organisation')
    .set({ memory_parameters: encodeJson(fit.parameters) })
    .where('id', '=', organisation_id)
    .execute()
  return true
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
/** Between Saturday and Sunday, when no school practises. */
const hours = { from: 2, until: 5 } as const

/** Once a week, in the night to Sunday; of several servers the first that claims the week does it. `now` in unix seconds. */
export async function fitMemoriesWeekly(settings: FitSettings): Promise<void> {
  const { database, now } = settings
  const [week] = weeksUpTo(now, 0)
  if (week === undefined) return
  const sunday = week.until - daySeconds
  if (now < sunday + hours.from * hourSeconds || now >= sunday + hours.until * hourSeconds) return
  if (!(await claimWeek(database, week.since))) return
  await fitMemories(settings)
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
  { database, contents }: Omit<FitSettings, 'now'>,
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
