import { writeCsv } from '@letterliaan/roster/csv'
import type { DictationPreview } from '@letterliaan/contract'
import type { Database, Queries } from '../../../db/database.ts'
import { defineHandlers, type SupervisorCall, type BytesResponse } from '../../../plugins/contract/handler.ts'
import {
  type Contents,
  storeCuts,
  createOwnStepWriter,
  type OwnWordAnalyser,
  type Printer,
  applyCuts,
  toFileName,
} from '../../curriculum/index.ts'
import { toDictationStep, giveDictation, findDictationReach, toDictationReach } from './give-dictation.ts'
import { closeDictation, markDictation, withdrawDictation } from './mark-dictation.ts'
import { listDictations, readDictation } from './read-dictation.ts'
import { printSheet } from './sheet.ts'
import { recordEvent } from '../../../events/record-event.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import { getGroup } from '../../people/index.ts'
import { type EstimateOf, readEstimates } from '../../insight/index.ts'

export interface WeekDictationDependencies {
  readonly database: Database
  readonly contents: Contents
  readonly printer: Printer
  readonly ownWords: OwnWordAnalyser
}

export function createWeekDictationRoutes({
  database,
  contents,
  printer,
  ownWords,
}: WeekDictationDependencies) {
  const { queries } = database
  const writer = createOwnStepWriter()
  const read = ({ transaction, caller }: SupervisorCall, id: number) =>
    readDictation(transaction, contents, caller, id)

  return defineHandlers({
    'GET /api/v1/begeleider/group/:id/week-dictation': ({ caller, params }) =>
      listDictations(queries, caller, params.id),
    'POST /api/v1/begeleider/group/:id/week-dictation/preview': ({ caller, params, body, now }) =>
      previewDictation(queries, caller, { group_id: params.id, categories: body.categories, now }),
    'POST /api/v1/begeleider/week-dictation': {
      async prepare({ caller, body }) {
        const { words, chosen } = await wordsOf(caller.organisation_id)
        return async (call) => {
          await storeCuts(call, chosen)
          return read(call, await giveDictation(writer, call, body, words))
        }

        async function wordsOf(organisation_id: number) {
          if ('own_step_id' in body) return { words: { own_step_id: body.own_step_id }, chosen: [] }
          const recalled = await applyCuts(queries, organisation_id, body.list.words)
          const { words: list, chosen: cuts } = await ownWords.cut(organisation_id, recalled)
          const { step } = await ownWords.propose(organisation_id, body.list.label, list)
          return { words: { step: toDictationStep(step) }, chosen: cuts }
        }
      },
    },
    'GET /api/v1/begeleider/week-dictation/:id': ({ caller, params }) =>
      readDictation(queries, contents, caller, params.id),
    'DELETE /api/v1/begeleider/week-dictation/:id': async (call) => {
      await withdrawDictation(database, call, call.params.id)
      return { id: call.params.id }
    },
    'PATCH /api/v1/begeleider/week-dictation/:id': async (call) => {
      const { id } = call.params
      const { is_closed, children = [] } = call.body
      if (is_closed !== undefined) await closeDictation(call, id, is_closed)
      // Locks children in the order of their ids, so that two requests cannot deadlock.
      for (const child of children.toSorted((a, b) => a.student_id - b.student_id))
        await markDictation(database, contents, call, id, child)
      return read(call, id)
    },
    'POST /api/v1/begeleider/week-dictation/:id/csv': ({ caller, params, now }) =>
      exportResults(database, contents, { caller, id: params.id, now }),
    'GET /api/v1/begeleider/week-dictation/:id/sheet.pdf': ({ caller, params }) =>
      printSheet(queries, { contents, printer }, caller, params.id),
  })
}

const head = ['Kind', 'Goed', 'Woorden', 'Cijfer', 'Fout geschreven']

interface Exporting {
  readonly caller: UserCaller
  readonly id: number
  readonly now: number
}

/** Exports a line for each child as CSV that Dutch Excel can open. Throws 404. */
async function exportResults(
  database: Pick<Database, 'queries' | 'transaction'>,
  contents: Contents,
  { caller, id, now }: Exporting,
): Promise<BytesResponse> {
  const { label, words, results } = await readDictation(database.queries, contents, caller, id)
  const wordOf = new Map(words.map((word) => [word.id, word.word]))
  const student_ids = results.map(({ student_id }) => student_id)
  await database.transaction(async (transaction) =>
    recordEvent(transaction, caller, { type: 'results_exported', student_ids, title: label }, now),
  )
  const lines = results.map(({ name, how, mark, answers }) => {
    const wrong = answers.filter(({ is_right }) => !is_right)
    const right = how === null ? '' : String(answers.length - wrong.length)
    // A word that the step no longer has is counted, but its text is not known.
    const missed = wrong.flatMap(({ word_id, input }) => {
      const word = wordOf.get(word_id)
      return word === undefined ? [] : `${word}${input ? ` (${input})` : ''}`
    })
    const all = how === null ? words.length : answers.length
    return [name, right, String(all), mark?.toLocaleString('nl') ?? '', missed.join(', ')]
  })
  return {
    bytes: Buffer.from(writeCsv([head, ...lines])),
    cacheControl: 'no-store',
    disposition: `attachment; filename="weekdictee-${toFileName(label)}.csv"`,
  }
}

/** Returns 'hard' if at least half of the known estimates are low, or 'easy' if at least half are known and all good. */
function lookOf(estimateOf: EstimateOf, categories: readonly string[]): 'hard' | 'easy' | null {
  const looks = categories.map((category) => estimateOf(category).look)
  const count = (look: string) => looks.filter((other) => other === look).length
  const known = looks.length - count('unknown')
  if (known === 0) return null
  if (count('low') * 2 >= known) return 'hard'
  return count('good') === known && known * 2 >= looks.length ? 'easy' : null
}

/** Throws 404 if the caller does not see the group. */
async function previewDictation(
  queries: Queries,
  caller: UserCaller,
  {
    group_id,
    categories,
    now,
  }: { readonly group_id: number; readonly categories: readonly string[]; readonly now: number },
): Promise<DictationPreview> {
  await getGroup(queries, caller, group_id)
  const reach = await findDictationReach(queries, group_id)
  const looks = await Promise.all(
    reach.children.map(async ({ student_id, name }) => ({
      student_id,
      name,
      look: lookOf(await readEstimates(queries, student_id, now), categories),
    })),
  )
  const of = (look: 'hard' | 'easy') =>
    looks.filter((child) => child.look === look).map(({ student_id, name }) => ({ student_id, name }))
  return { ...toDictationReach(reach), hard: of('hard'), easy: of('easy') }
}
