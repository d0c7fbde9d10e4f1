import { writeCsv } from '@letterliaan/roster/csv'
import type { Database } from '../../../db/database.ts'
import { record } from '../../../events/record.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import type { BytesResponse } from '../../../plugins/contract/handler.ts'
import { type Contents, fileNameOf } from '../../curriculum/index.ts'
import { readDictation } from './read-dictation.ts'

const head = ['Kind', 'Goed', 'Woorden', 'Cijfer', 'Fout geschreven']

interface Exporting {
  readonly caller: UserCaller
  readonly id: number
  readonly now: number
}

/** A line a child, as Dutch Excel opens it. Throws 404. */
export async function exportResults(
  database: Pick<Database, 'queries' | 'transaction'>,
  contents: Contents,
  { caller, id, now }: Exporting,
): Promise<BytesResponse> {
  const { label, words, results } = await readDictation(database.queries, contents, caller, id)
  const wordOf = new Map(words.map((word) => [word.id, word.word]))
  const student_ids = results.map(({ student_id }) => student_id)
  await database.transaction(async (transaction) =>
    record(transaction, caller, { type: 'results_exported', student_ids, title: label }, now),
  )
  const lines = results.map(({ name, how, mark, answers }) => {
    const wrong = answers.filter(({ is_right }) => !is_right)
    const right = how === null ? '' : String(answers.length - wrong.length)
    const missed = wrong.map(({ word_id, input }) => `${wordOf.get(word_id)}${input ? ` (${input})` : ''}`)
    return [name, right, String(words.length), mark?.toLocaleString('nl') ?? '', missed.join(', ')]
  })
  return {
    bytes: Buffer.from(writeCsv([head, ...lines])),
    cacheControl: 'no-store',
    disposition: `attachment; filename="weekdictee-${fileNameOf(label)}.csv"`,
  }
}
