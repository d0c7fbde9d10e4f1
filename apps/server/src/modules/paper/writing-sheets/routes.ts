import type { WritingSheetWord } from '@letterliaan/contract'
import type { Database, Queries } from '../../../db/database.ts'
import { defineHandlers, type BytesResponse } from '../../../plugins/contract/handler.ts'
import { type Printer, toFileName } from '../../curriculum/index.ts'
import {
  findByCode,
  listWritingSheets,
  makeWritingSheets,
  markWritingSheet,
  readSheet,
} from './writing-sheets.ts'
import { decodeJson } from '../../../db/json.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'

export interface WritingSheetDependencies {
  readonly database: Database
  readonly printer: Printer
}

export const createWritingSheetRoutes = ({ database: { queries }, printer }: WritingSheetDependencies) =>
  defineHandlers({
    'GET /api/v1/begeleider/student/:id/writing-sheet': ({ caller, params, now }) =>
      listWritingSheets(queries, caller, params.id, now),
    'POST /api/v1/begeleider/writing-sheet': (call) => makeWritingSheets(call, call.body),
    'GET /api/v1/begeleider/writing-sheet/sheet.pdf': ({ caller, query }) =>
      printWritingSheets(queries, printer, caller, query.ids.split(',').map(Number)),
    'GET /api/v1/begeleider/writing-sheet/code/:code': ({ caller, params }) =>
      findByCode(queries, caller, params.code),
    'PUT /api/v1/begeleider/writing-sheet/:id/marks': (call) =>
      markWritingSheet(call, call.params.id, call.body.marks),
  })

/** Prints sheets in one file, each with the writing lines for the child's present school group. Throws 404. */
async function printWritingSheets(
  queries: Queries,
  printer: Printer,
  caller: UserCaller,
  ids: readonly number[],
): Promise<BytesResponse> {
  const rows = await Promise.all(ids.map((id) => readSheet(queries, caller, id)))
  const bytes = await printer.printOnce(caller.organisation_id, {
    type: 'writing-sheets',
    sheets: rows.map(({ screen_name, code, words, level_id }) => ({
      screen_name,
      code,
      words: decodeJson<WritingSheetWord[]>(words).map(({ word }) => word),
      level_id,
    })),
    createdAt: Math.max(...rows.map(({ created_at }) => created_at)) * 1000,
  })
  const [only, ...others] = rows
  const name = only === undefined || others.length > 0 ? 'bladen' : `blad-${toFileName(only.screen_name)}`
  return {
    bytes,
    cacheControl: 'no-store',
    disposition: `attachment; filename="overschrijf${name}.pdf"`,
  }
}
