import type { Word } from '@letterliaan/contract'
import { type FirstMeeting, fitDifficulties as fit, type EstimatedDifficulty } from '@letterliaan/rules/skill'
import type { Database, Transaction } from '../../../db/database.ts'
import type { Contents } from '../../curriculum/index.ts'
import { priorDifficultyOf } from '../knowledge/learn.ts'
import { relearn } from './knowledge.ts'
import { readMending } from './rebuild-student.ts'
import { rebuildAll, type RebuildAllSettings } from './rebuild-all.ts'
import { databaseOf } from '../../../db/of-organisation.ts'
import { findAllStudents } from './queries.ts'
import { partsOf } from '../../../db/parts-of.ts'

/**
 * Estimates how difficult words are from what all children of this installation wrote of words that they never practised, and
 * says in Dutch how well that foretells before and after. With `write` it is kept where it foretells better, and all children
 * are rebuilt.
 */
export async function fitDifficulties(settings: Omit<RebuildAllSettings, 'student_id'>): Promise<void> {
  const { database, contents, write, now, say } = settings
  const students = await findAllStudents(database.queries)
  const meetings: FirstMeeting[] = []
  const words = new Map<number, Word>()
  for (const { id, organisation_id } of students) {
    const learned = await readMeetings(databaseOf(database, organisation_id), contents, id, now)
    meetings.push(...learned.meetings)
    for (const word of learned.met) words.set(word.id, word)
  }
  const priorOf = (word_id: number): number => {
    const word = words.get(word_id)
    return word === undefined ? 0 : priorDifficultyOf(word)
  }
  const found = fit(meetings, priorOf)
  if (found === null) return say('Geen woord is door genoeg kinderen geschreven zonder het eerst te oefenen.')
  const { difficulties, num_children, before, after } = found
  say(
    `${difficulties.length} woorden van ${num_children} kinderen, log loss ${before.toFixed(4)} voor, ${after.toFixed(4)} na.`,
  )
  if (!write || !(after < before)) return
  await database.transaction((transaction) => saveDifficulties(transaction, difficulties))
  await rebuildAll({ ...settings, student_id: null, say: () => {} })
  say(`Bewaard, en ${students.length} leerlingen nagerekend.`)
}

/** Those of before are gone: a word that has too few answers now has its prior again. */
async function saveDifficulties(
  transaction: Transaction,
  difficulties: readonly EstimatedDifficulty[],
): Promise<void> {
  await transaction.deleteFrom('item_difficulty').execute()
  for (const part of partsOf(difficulties))
    await transaction.insertInto('item_difficulty').values(part).execute()
}

const readMeetings = (database: Database, contents: Contents, student_id: number, now: number) =>
  database.transaction(async (transaction: Transaction) =>
    relearn(await readMending(transaction, contents, student_id, now)),
  )
