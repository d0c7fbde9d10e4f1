import { Readable } from 'node:stream'
import type { ExportBody, ReportPeriod } from '@letterliaan/contract'
import { excelDialect, writeCsv } from '@letterliaan/roster/csv'
import { toSchoolYear } from '@letterliaan/rules/calendar'
import { defineHandlers, type BytesResponse } from '../../../plugins/contract/handler.ts'
import { makeDyslexiaReport, makeParentsReport } from './make-report.ts'
import type { ReportDependencies, ReportCall } from './report-call.ts'
import { recordEvent } from '../../../events/record-event.ts'
import { toFileName, type Contents } from '../../curriculum/index.ts'
import { readMeasures } from '../measures/read-measures.ts'
import { readStepIndex } from '../lexicon.ts'
import { listPracticeSessions } from '../practice.ts'
import { isInPeriod, type Period } from '../period.ts'
import { readStudentLog } from '../student-log.ts'
import { listAnswerLines, exportHeaders, listMeasureLines, listSessionLines } from './export-tables.ts'
import { createMomentFormatter } from './texts.ts'
import { type ReportedChild, getReportedChild, readReportedChildren } from './reported-child.ts'
import { createInvalidInputError } from '../../../plugins/errors/problem-error.ts'
import { getOrganisation, getGroup } from '../../people/index.ts'
import { writeUwlr, type MeasuredChild } from './uwlr.ts'
import type { Queries } from '../../../db/database.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import { findGroupStudents } from '../../../db/tables/student.ts'

/** Calls that make files about children, for supervisors who see them (supervisor.md, point 7). */
export function createReportRoutes(dependencies: ReportDependencies) {
  const { reports: queries } = dependencies.database
  return defineHandlers({
    'POST /api/v1/begeleider/student/:id/report/parents': ({ caller, params: { id }, body, now }) =>
      makeParentsReport(dependencies, { caller, id, now }, body),
    'POST /api/v1/begeleider/student/:id/report/dyslexia': ({ caller, params: { id }, body, now }) =>
      makeDyslexiaReport(dependencies, { caller, id, now }, body),

    'POST /api/v1/begeleider/:scope/:id/csv': async ({ caller, params: { scope, id }, body, now }) => {
      const call = { caller, id, now }
      return exportCsv(dependencies, call, await readScope[scope](queries, call), body)
    },
    'POST /api/v1/begeleider/:scope/:id/uwlr': async ({ caller, params: { scope, id }, body, now }) => {
      const call = { caller, id, now }
      return exportUwlr(dependencies, call, await readScope[scope](queries, call), body)
    },
  })
}

const fileNames = { answers: 'antwoorden', measures: 'metingen', sessions: 'oefenmomenten' } as const

/** Exports CSV for Dutch Excel (RAP-2). Reads child by child, so that memory holds one child's log. */
async function exportCsv(
  dependencies: ReportDependencies,
  call: ReportCall,
  { title, children }: ExportScope,
  body: ExportBody,
): Promise<BytesResponse> {
  const { caller, now } = call
  const student_ids = children.map(({ student_id }) => student_id)
  await dependencies.database.transaction(async (transaction) =>
    recordEvent(transaction, caller, { type: `${body.table}_exported`, student_ids, title }, now),
  )
  const file = toFileName(`${fileNames[body.table]}-${title}`)
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
  const formatMoment = createMomentFormatter()
  const index = await readStepIndex(queries, contents, caller.organisation_id)
  const readLines = async (child: ReportedChild): Promise<string[][]> => {
    if (table === 'measures') {
      const { measures } = await readMeasures(queries, contents, caller, child.student_id)
      const asked = measures.filter(({ last_answer_at, created_at }) =>
        isInPeriod(period, last_answer_at ?? created_at),
      )
      return listMeasureLines(child, asked)
    }
    const studentLog = await readStudentLog(queries, index, child.student_id, period)
    return table === 'answers'
      ? listAnswerLines(child, studentLog, formatMoment)
      : listSessionLines(child, listPracticeSessions(studentLog.log, studentLog.turns), formatMoment)
  }
  yield writeCsv([exportHeaders[table]])
  for (const child of children) yield writeCsv(await readLines(child), { ...excelDialect, bom: false })
}

/** Exports results as UWLR (RAP-3). Throws 422 if no identified child has a finished measure. */
async function exportUwlr(
  { database, contents }: ReportDependencies,
  { caller, now }: ReportCall,
  { title, children }: ExportScope,
  period: ReportPeriod,
): Promise<BytesResponse> {
  const { reports: queries } = database
  const measured = await readMeasuredChildren(queries, contents, caller, children, period)
  if (measured.length === 0) throw createInvalidInputError(undefined, explainNone(children))
  const xml = writeUwlr({
    organisation_id: caller.organisation_id,
    brin: (await getOrganisation(queries, caller.organisation_id)).brin,
    schoolYear: toSchoolYear(period.until - 1),
    now,
    children: measured,
  })
  const student_ids = measured.map(({ student_id }) => student_id)
  await database.transaction(async (transaction) =>
    recordEvent(transaction, caller, { type: 'results_exported', student_ids, title }, now),
  )
  return {
    bytes: Buffer.from(xml),
    cacheControl: 'no-store',
    disposition: `attachment; filename="${toFileName(`uwlr-concept-${title}`)}.xml"`,
  }
}

const explainNone = (children: ExportScope['children']): string =>
  children.some(({ school_key }) => school_key !== null)
    ? 'In deze periode is geen meting afgerond van een kind met een leerlingnummer.'
    : 'Er is geen leerlingnummer bekend. Lees de kinderen in met EDEXML, of met een lijst waar het leerlingnummer in staat.'

async function readMeasuredChildren(
  queries: Queries,
  contents: Contents,
  caller: UserCaller,
  children: readonly Pick<ReportedChild, 'student_id' | 'school_key' | 'eckid'>[],
  period: Period,
): Promise<MeasuredChild[]> {
  const measured: MeasuredChild[] = []
  for (const { student_id, school_key, eckid } of children) {
    if (school_key === null) continue
    const { measures } = await readMeasures(queries, contents, caller, student_id)
    const finished = measures.filter(
      ({ is_complete, last_answer_at }) =>
        is_complete && last_answer_at !== null && isInPeriod(period, last_answer_at),
    )
    if (finished.length > 0) measured.push({ student_id, school_key, eckid, measures: finished })
  }
  return measured
}

interface ExportScope {
  readonly title: string
  readonly children: readonly ReportedChild[]
}

/** Throws 404 for a child that the caller does not see. */
async function scopeOfStudent(queries: Queries, { caller, id }: ReportCall): Promise<ExportScope> {
  const child = await getReportedChild(queries, caller, id)
  return { title: child.name, children: [child] }
}

/** Throws 404 for a group that the caller does not see. */
async function scopeOfGroup(queries: Queries, { caller, id }: ReportCall): Promise<ExportScope> {
  const { name } = await getGroup(queries, caller, id)
  const members = await findGroupStudents(queries, id)
  const children = await readReportedChildren(
    queries,
    members.map((member) => member.id),
  )
  return { title: name, children }
}

const readScope = { student: scopeOfStudent, group: scopeOfGroup }
