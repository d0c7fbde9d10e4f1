import type { PrintedReport } from '@letterliaan/print'
import { toDateOfDay, toDayNumber, createDutchFormat } from '@letterliaan/rules/calendar'
import type { BytesResponse } from '../../../plugins/contract/handler.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import type { Queries } from '../../../db/database.ts'
import { type Contents, toFileName, type Printer } from '../../curriculum/index.ts'
import { getDictation, readDictatedWords } from './read-dictation.ts'

const longDay = createDutchFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

export async function printSheet(
  queries: Queries,
  { contents, printer }: { readonly contents: Contents; readonly printer: Printer },
  caller: UserCaller,
  id: number,
): Promise<BytesResponse> {
  const { row, group } = await getDictation(queries, caller, id)
  const { words } = await readDictatedWords(queries, contents, row)
  const report: PrintedReport = {
    kind: 'Weekdictee',
    title: row.label,
    facts: [
      { label: 'Groep', value: group.name },
      { label: 'Dag', value: longDay.format(toDateOfDay(toDayNumber(row.day))) },
    ],
    sections: [
      {
        title: 'Om voor te lezen en na te kijken',
        blocks: [
          {
            type: 'table',
            columns: [
              { label: '', width: 1 },
              { label: 'Woord', width: 4 },
              { label: 'Zin', width: 9 },
            ],
            rows: words.map(({ word, sentence }, at) => ({ cells: [String(at + 1), word, sentence] })),
          },
        ],
      },
      {
        title: 'Om op te schrijven',
        // Printed on a separate page, because the child must not see the words.
        startsPage: true,
        blocks: [
          { type: 'text', text: 'Naam: ________________________________' },
          {
            type: 'table',
            columns: [
              { label: '', width: 1 },
              { label: 'Schrijf het woord', width: 9 },
              { label: 'Nog een keer', width: 9 },
            ],
            rows: words.map((_, at) => ({ cells: [String(at + 1), '', ''] })),
          },
        ],
      },
    ],
    counting: [],
    isOnePage: false,
  }
  const bytes = await printer.printOnce(caller.organisation_id, {
    type: 'report',
    report,
    createdAt: row.created_at * 1000,
  })
  return {
    bytes,
    cacheControl: 'no-store',
    disposition: `attachment; filename="weekdictee-${toFileName(row.label)}.pdf"`,
  }
}
