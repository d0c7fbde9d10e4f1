import type { Database } from '../../../db/database.ts'
import { defineHandlers } from '../../../plugins/contract/handler.ts'
import type { Printer } from '../../curriculum/index.ts'
import { printWritingSheets } from './print-writing-sheet.ts'
import {
  findByCode,
  listWritingSheets,
  makeWritingSheets,
  makeWritingSheet,
  markWritingSheet,
} from './writing-sheets.ts'

export interface WritingSheetDependencies {
  readonly database: Database
  readonly printer: Printer
}

export const writingSheetRoutes = ({ database: { queries }, printer }: WritingSheetDependencies) =>
  defineHandlers({
    'GET /api/v1/begeleider/student/:id/writing-sheet': ({ caller, params, now }) =>
      listWritingSheets(queries, caller, params.id, now),
    'POST /api/v1/begeleider/student/:id/writing-sheet': (call) =>
      makeWritingSheet(call, call.params.id, call.body.word_ids),
    'POST /api/v1/begeleider/writing-sheet': (call) => makeWritingSheets(call, call.body),
    'GET /api/v1/begeleider/writing-sheet/sheet.pdf': ({ caller, query }) =>
      printWritingSheets(queries, printer, caller, query.ids.split(',').map(Number)),
    'GET /api/v1/begeleider/writing-sheet/code/:code': ({ caller, params }) =>
      findByCode(queries, caller, params.code),
    'PUT /api/v1/begeleider/writing-sheet/:id/marks': (call) =>
      markWritingSheet(call, call.params.id, call.body.marks),
  })
