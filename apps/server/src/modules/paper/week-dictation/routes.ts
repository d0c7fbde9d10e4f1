import type { Database } from '../../../db/database.ts'
import { defineHandlers, type SupervisorCall } from '../../../plugins/contract/handler.ts'
import {
  type Contents,
  keepCuts,
  type OwnStepWriter,
  type OwnWords,
  type Printer,
  recallCuts,
} from '../../curriculum/index.ts'
import { exportResults } from './export-results.ts'
import { asWeekWords, giveDictation } from './give-dictation.ts'
import { closeDictation, markDictation, withdrawDictation } from './mark-dictation.ts'
import { previewDictation } from './preview.ts'
import { listDictations, readDictation } from './read-dictation.ts'
import { printSheet } from './sheet.ts'

export interface WeekDictationDependencies {
  readonly database: Database
  readonly contents: Contents
  readonly printer: Printer
  readonly ownWords: OwnWords
  readonly writer: OwnStepWriter
}

export function weekDictationRoutes({
  database,
  contents,
  printer,
  ownWords,
  writer,
}: WeekDictationDependencies) {
  const { queries } = database
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
          await keepCuts(call, chosen)
          return read(call, await giveDictation(writer, call, body, words))
        }

        async function wordsOf(organisation_id: number) {
          if ('own_step_id' in body) return { words: { own_step_id: body.own_step_id }, chosen: [] }
          const recalled = await recallCuts(queries, organisation_id, body.list.words)
          const { words: list, chosen: cuts } = await ownWords.cut(organisation_id, recalled)
          const { step } = await ownWords.propose(organisation_id, body.list.label, list)
          return { words: { step: asWeekWords(step) }, chosen: cuts }
        }
      },
    },
    'GET /api/v1/begeleider/week-dictation/:id': ({ caller, params }) =>
      readDictation(queries, contents, caller, params.id),
    'DELETE /api/v1/begeleider/week-dictation/:id': async (call) => {
      await withdrawDictation(database, call, call.params.id)
      return { id: call.params.id }
    },
    'PUT /api/v1/begeleider/week-dictation/:id/closed': async (call) => {
      await closeDictation(call, call.params.id, call.body.is_closed)
      return read(call, call.params.id)
    },
    'PUT /api/v1/begeleider/week-dictation/:id/student/:student_id': async (call) => {
      await markDictation(contents, call, call.params, call.body.marks)
      return read(call, call.params.id)
    },
    'POST /api/v1/begeleider/week-dictation/:id/csv': ({ caller, params, now }) =>
      exportResults(database, contents, { caller, id: params.id, now }),
    'GET /api/v1/begeleider/week-dictation/:id/sheet.pdf': ({ caller, params }) =>
      printSheet(queries, { contents, printer }, caller, params.id),
  })
}
