import { fitMemory, type WordHistory } from '@letterliaan/rules/memory'
import type { Database, Transaction } from '../../db/database.ts'
import { encodeJson } from '../../db/json.ts'
import type { Contents } from '../curriculum/index.ts'
import { relearn } from './knowledge.ts'
import { readMending } from './rebuild-student.ts'
import { rebuildAll, type RebuildAllSettings } from './rebuild-all.ts'
import { databaseOf } from '../../db/of-organisation.ts'

/** Says in Dutch how well it foretells before and after. `write` keeps what foretells better, and rebuilds. */
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
    const fit = fitMemory(histories)
    if (fit === null) {
      say(`${name}: te weinig antwoorden.`)
      continue
    }
    const { numAnswers, before, after, parameters } = fit
    const isBetter = after < before
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
