import { daySeconds, weeksUpTo } from '@letterliaan/rules/calendar'
import { fitMemory, type WordHistory } from '@letterliaan/rules/memory'
import { type ComparableAnswer, fitEaseOfBlocks } from '@letterliaan/rules/skill'
import { type Clock, nowSeconds } from '../../../clock.ts'
import type { Database, Transaction } from '../../../db/database.ts'
import { encodeJson } from '../../../db/json.ts'
import type { Contents } from '../../curriculum/index.ts'
import { readFitted } from '../knowledge/fold-student.ts'
import { relearn } from './knowledge.ts'
import { readMending } from './rebuild-student.ts'
import { rebuildAll, type RebuildAllSettings } from './rebuild-all.ts'
import { databaseOf } from '../../../db/of-organisation.ts'
import { findOrganisations, updateOrganisation } from '../../../db/tables/organisation.ts'

/** Less does not make up for dates that move. */
const minGain = 0.002
/** Less changes no sentence: a hundredth or so of a chance. */
const minEaseChange = 0.05

type FitSettings = Pick<RebuildAllSettings, 'database' | 'contents' | 'now'>

/** Fits how children of each organisation forget and how easy blocks are, and rebuilds its children where new ones are stored. */
async function fitMemories({ database, contents, now }: FitSettings): Promise<void> {
  for (const { id } of await findOrganisations(database.queries)) {
    const own = databaseOf(database, id)
    const students = await own.queries
      .selectFrom('student')
      .select('id')
      .where('organisation_id', '=', id)
      .execute()
    const histories: WordHistory[] = []
    const answers: ComparableAnswer[] = []
    for (const student of students) {
      const relearned = await readRelearned(own, contents, student.id, now)
      histories.push(...relearned.histories.values())
      answers.push(...relearned.answers)
    }
    const hasChanged = [await fitMemoryOf(own, id, histories), await fitEaseOf(own, id, answers)]
    if (!hasChanged.includes(true)) continue
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
  const fit = fitMemory(histories, (await readFitted(database.queries, organisation_id)).memory)
  if (fit === null || fit.after >= fit.before - minGain) return false
  const memory_parameters = encodeJson(fit.parameters)
  await updateOrganisation(database.queries, organisation_id, { memory_parameters })
  return true
}

/** Stores how much easier blocks are where that is another than until now. False: it stays as it is. */
export async function fitEaseOf(
  database: Database,
  organisation_id: number,
  answers: readonly ComparableAnswer[],
): Promise<boolean> {
  const ease_of_blocks = fitEaseOfBlocks(answers)
  const { easeOfBlocks } = await readFitted(database.queries, organisation_id)
  if (Math.abs(ease_of_blocks - easeOfBlocks) < minEaseChange) return false
  await updateOrganisation(database.queries, organisation_id, { ease_of_blocks })
  return true
}

const readRelearned = (database: Database, contents: Contents, student_id: number, now: number) =>
  database.transaction(async (transaction: Transaction) =>
    relearn(await readMending(transaction, contents, student_id, now)),
  )

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
