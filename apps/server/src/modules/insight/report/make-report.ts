import type { DyslexiaReportBody, StudentInsight } from '@letterliaan/contract'
import type { PrintedReport } from '@letterliaan/print'
import { createWeekOf } from '@letterliaan/rules/calendar'
import type { AuditEvent } from '../../../events/audit-event.ts'
import { recordEvent } from '../../../events/record-event.ts'
import type { BytesResponse } from '../../../plugins/contract/handler.ts'
import { createInvalidInputError } from '../../../plugins/errors/problem-error.ts'
import { toFileName } from '../../curriculum/index.ts'
import { countUnreadRuns } from '../../learn/index.ts'
import { readDossier } from '../interventions/read-intervention.ts'
import { readMeasures } from '../measures/read-measures.ts'
import { countErrors, groupSpellingsByKind } from '../errors.ts'
import { readStepIndex } from '../lexicon.ts'
import { measureMastery } from '../mastery.ts'
import { findMisspellings } from '../misspellings.ts'
import { findMeasureSteps } from '../queries.ts'
import { countLongSessions, countPractice, listPracticeSessions } from '../practice.ts'
import { isInPeriod, type Period } from '../period.ts'
import { readSkillChanges } from '../skill-changes.ts'
import { readEstimates } from '../skill-estimates.ts'
import { readStudentLog } from '../student-log.ts'
import { listAskedWords } from './asked-words.ts'
import { writeDyslexiaReport } from './dyslexia-report.ts'
import { writeParentsReport } from './parents-report.ts'
import { listPractisedSteps } from './practised-steps.ts'
import type { ReportCall, ReportDependencies } from './report-call.ts'
import { getReportedChild, readGroupNames } from './reported-child.ts'

/** Makes a page for a child's parents. Throws 404 without access, 422 if there is nothing to report. */
export async function makeParentsReport(
  dependencies: ReportDependencies,
  call: ReportCall,
  { since, until }: Period,
): Promise<BytesResponse> {
  const reported = await readReported(dependencies, call, { since, until })
  const { child, index, studentLog } = reported
  const { reports } = dependencies.database
  const { log, turns, lexicon } = studentLog
  const weekOf = createWeekOf()
  const practice = countPractice(log, turns, weekOf)
  refuseWithoutPractice(practice, child.first_name)
  const report = writeParentsReport(
    {
      ...reported,
      practice,
      num_long_enough: countLongSessions(log),
      categories: measureMastery(
        turns,
        lexicon,
        weekOf,
        await readEstimates(reports, call.id, Math.min(until, call.now)),
      ),
      changes: await readSkillChanges(reports, call.id, { since, until }),
      spellings: groupSpellingsByKind(findMisspellings(log, lexicon), lexicon),
      lessonOf: (category) => {
        const step = index.firstStepOf(category)
        return step ? { rule: step.rule, words: step.words[1].map(({ word }) => word) } : null
      },
    },
    call.now,
  )
  return printAudited(dependencies, call, report, {
    file: `ouders-${child.name}`,
    event: { type: 'parents_report_made', student_ids: [call.id] },
  })
}

/** Makes a report for a child's dyslexia file. Throws 404 for a child that the caller does not see. */
export async function makeDyslexiaReport(
  dependencies: ReportDependencies,
  call: ReportCall,
  { since, until, ...support }: DyslexiaReportBody,
): Promise<BytesResponse> {
  const { database, contents } = dependencies
  const period = { since, until }
  const [reported, { measures }, measureSteps, dossier] = await Promise.all([
    readReported(dependencies, call, period),
    readMeasures(database.reports, contents, call.caller, call.id),
    findMeasureSteps(database.reports, call.id),
    readDossier(database.reports, contents, call),
  ])
  const ofMeasures = new Set(measureSteps.map((step) => step.id))
  const { log, turns, lexicon } = reported.studentLog
  const report = writeDyslexiaReport(
    {
      ...reported,
      support,
      measures: measures.filter(({ last_answer_at, created_at }) =>
        isInPeriod(period, last_answer_at ?? created_at),
      ),
      allMeasures: measures,
      sessions: listPracticeSessions(log, turns),
      weekOf: createWeekOf(),
      steps: listPractisedSteps(reported.studentLog, ofMeasures),
      dossier,
      asked: listAskedWords(reported.studentLog, ofMeasures),
      errors: countErrors(findMisspellings(log, lexicon), lexicon),
    },
    call.now,
  )
  return printAudited(dependencies, call, report, {
    file: `dyslexiedossier-${reported.child.name}`,
    event: { type: 'dyslexia_report_made', student_ids: [call.id] },
  })
}

/** Reads what all reports of a child need. Throws 404 for a child that the caller does not see. */
async function readReported(
  { database: { reports: queries }, contents }: ReportDependencies,
  { caller, id }: ReportCall,
  period: Period,
) {
  const child = await getReportedChild(queries, caller, id)
  const [index, groups, num_unread_runs] = await Promise.all([
    readStepIndex(queries, contents, caller.organisation_id),
    readGroupNames(queries, caller, id),
    countUnreadRuns(queries, id),
  ])
  const studentLog = await readStudentLog(queries, index, id, period)
  return { child, groups, period, num_unread_runs, index, studentLog }
}

/** Throws 422 if the child did not practise, because its page would be empty. */
function refuseWithoutPractice({ num_sessions }: StudentInsight['practice'], name: string): void {
  if (num_sessions === 0)
    throw createInvalidInputError(
      undefined,
      `${name} heeft in deze periode niet geoefend. Kies een andere periode.`,
    )
}

/** Prints a report, and records it in the audit log before the file is sent. */
async function printAudited(
  { database, printer }: ReportDependencies,
  { caller, now }: ReportCall,
  report: PrintedReport,
  { file, event }: { readonly file: string; readonly event: AuditEvent },
): Promise<BytesResponse> {
  const bytes = await printer.printOnce(caller.organisation_id, {
    type: 'report',
    report,
    createdAt: now * 1000,
  })
  await database.transaction(async (transaction) => recordEvent(transaction, caller, event, now))
  return {
    bytes,
    cacheControl: 'no-store',
    disposition: `attachment; filename="${toFileName(file)}.pdf"`,
  }
}
