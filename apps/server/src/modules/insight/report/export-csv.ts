import { Readable } from 'node:stream'
import type { ExportBody } from '@letterliaan/contract'
import { excelDialect, writeCsv } from '@letterliaan/roster/csv'
import { record } from '../../../events/record.ts'
import type { BytesResponse } from '../../../plugins/contract/handler.ts'
import { fileNameOf } from '../../curriculum/index.ts'
import { readMeasures } from '../measures/read-measures.ts'
import { readStepIndex } from '../lexicon.ts'
import { listSessions } from '../practice.ts'
import { isWithin } from '../period.ts'
import { readStudentLog } from '../student-log.ts'
import { answerLines, exportHeads, measureLines, sessionLines } from './export-tables.ts'
import { createFormatMoment } from './texts.ts'
import type { ReportCall, ReportDependencies } from './report-call.ts'
import type { ExportScope } from './export-scope.ts'
import type { ReportedChild } from './reported-child.ts'

const fileNames = { answers: 'antwoorden', measures: 'metingen', sessions: 'oefenmomenten' } as const

/** As Excel opens it in Dutch (RAP-2). Child by child: never more than one child's log in memory. */
export async function exportCsv(
  dependencies: ReportDependencies,
  call: ReportCall,
  { title, children }: ExportScope,
  body: ExportBody,
): Promise<BytesResponse> {
  const { caller, now } = call
  const student_ids = children.map(({ student_id }) => student_id)
  await dependencies.database.transaction(async (transaction) =>
    record(transaction, caller, { type: `${body.table}_exported`, student_ids, title }, now),
  )
  const file = fileNameOf(`${fileNames[body.table]}-${title}`)
  return {
    bytes: Readable.from(writeLines(dependencies, call, children, body)),
    cacheControl: 'no-store',
    disposition: `attachment; filename="${file}.csv"`,
  }
}

async function* writeLines(
  { database: { reports: queries }, contents }: ReportDependencies,
  { caller }: ReportCall,
  children: readonly ReportedChild[],
  { table, since, until }: ExportBody,
): AsyncGenerator<string> {
  const period = { since, until }
  const formatMoment = createFormatMoment()
  const index = await readStepIndex(queries, contents, caller.organisation_id)
  const readLines = async (child: ReportedChild): Promise<string[][]> => {
    if (table === 'measures') {
      const { measures } = await readMeasures(queries, contents, caller, child.student_id)
      const asked = measures.filter(({ last_answer_at, created_at }) =>
        isWithin(period, last_answer_at ?? created_at),
      )
      return measureLines(child, asked)
    }
    const studentLog = await readStudentLog(queries, index, child.student_id, period)
    return table === 'answers'
      ? answerLines(child, studentLog, formatMoment)
      : sessionLines(child, listSessions(studentLog.log, studentLog.turns), formatMoment)
  }
  yield writeCsv([exportHeads[table]])
  for (const child of children) yield writeCsv(await readLines(child), { ...excelDialect, bom: false })
}
