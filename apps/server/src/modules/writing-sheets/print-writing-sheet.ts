import type { WritingSheetWord } from '@letterliaan/contract'
import type { Queries } from '../../db/database.ts'
import { decodeJson } from '../../db/json.ts'
import type { UserCaller } from '../../plugins/auth/caller.ts'
import type { BytesResponse } from '../../plugins/contract/handler.ts'
import { fileNameOf, type Printer } from '../curriculum/index.ts'
import { getSheet } from './writing-sheets.ts'

/** Lines as the child's school group has them now. Throws 404. */
export async function printWritingSheet(
  queries: Queries,
  printer: Printer,
  caller: UserCaller,
  id: number,
): Promise<BytesResponse> {
  const { words, screen_name, level_id, code, created_at } = await getSheet(queries, caller, id)
  const bytes = await printer.printOnce(caller.organisation_id, {
    type: 'writing-sheet',
    sheet: {
      screen_name,
      code,
      words: decodeJson<WritingSheetWord[]>(words).map(({ word }) => word),
      level_id,
    },
    createdAt: created_at * 1000,
  })
  return {
    bytes,
    cacheControl: 'no-store',
    disposition: `attachment; filename="overschrijfblad-${fileNameOf(screen_name)}.pdf"`,
  }
}
