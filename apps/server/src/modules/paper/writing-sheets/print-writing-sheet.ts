import type { WritingSheetWord } from '@letterliaan/contract'
import type { Queries } from '../../../db/database.ts'
import { decodeJson } from '../../../db/json.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import type { BytesResponse } from '../../../plugins/contract/handler.ts'
import { fileNameOf, type Printer } from '../../curriculum/index.ts'
import { getSheet } from './writing-sheets.ts'

/** In one file, with lines as each child's school group has them now. Throws 404. */
export async function printWritingSheets(
  queries: Queries,
  printer: Printer,
  caller: UserCaller,
  ids: readonly number[],
): Promise<BytesResponse> {
  const rows = await Promise.all(ids.map((id) => getSheet(queries, caller, id)))
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
  const name = only === undefined || others.length > 0 ? 'bladen' : `blad-${fileNameOf(only.screen_name)}`
  return {
    bytes,
    cacheControl: 'no-store',
    disposition: `attachment; filename="overschrijf${name}.pdf"`,
  }
}
