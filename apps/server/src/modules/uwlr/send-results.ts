import type { UwlrSent } from '@letterliaan/contract'
import { schoolYear } from '@letterliaan/rules/calendar'
import type { Database } from '../../db/database.ts'
import { record } from '../../events/record.ts'
import type { UserCaller } from '../../plugins/auth/caller.ts'
import type { FetchFromSchool } from '../../plugins/outgoing/fetch-from-school.ts'
import { invalidInput } from '../../plugins/errors/problem-error.ts'
import type { Contents } from '../curriculum/index.ts'
import { readMeasuredChildren, writeUwlrRequest } from '../insight/index.ts'
import { askAdministration } from './ask-administration.ts'
import { tellConnection, type OpenConnection } from './connection.ts'
import { findMeasuredStudents, markResultsSent } from './queries.ts'

export interface ResultsCall {
  readonly caller: UserCaller
  readonly connection: OpenConnection
  readonly brin: string
  /** Unix seconds. */
  readonly now: number
}

const noAddress = 'Bij Instellingen staat nog geen adres voor resultaten.'
const noMeasures = 'Er is dit schooljaar geen meting afgerond van een kind met een leerlingnummer.'

/** The whole school year each time: a result keeps its key, so the administration replaces what it has. Throws 422, 503. */
export async function sendResults(
  { database, contents }: { readonly database: Database; readonly contents: Contents },
  fetchFromSchool: FetchFromSchool,
  { caller, connection, brin, now }: ResultsCall,
): Promise<UwlrSent> {
  const { organisation_id } = caller
  if (connection.results_url === null) throw invalidInput(undefined, noAddress)
  const year = schoolYear(now)
  const students = await findMeasuredStudents(database.reports, organisation_id)
  const period = { since: 0, until: now + 1 }
  const ofEver = await readMeasuredChildren(database.reports, contents, caller, students, period)
  const children = ofEver.flatMap(({ measures, ...child }) => {
    const ofYear = measures.filter(({ last_answer_at }) => schoolYear(last_answer_at ?? 0) === year)
    return ofYear.length === 0 ? [] : [{ ...child, measures: ofYear }]
  })
  if (children.length === 0) throw invalidInput(undefined, noMeasures)
  // A message must be made later than the one before (UWLR, Leerresultatenoverdracht).
  const sentAt = Math.max(now, (connection.results_sent_at ?? 0) + 1)
  const body = writeUwlrRequest({ organisation_id, brin, schoolYear: year, now: sentAt, children })
  const url = connection.results_url
  await askAdministration(fetchFromSchool, connection, { action: 'BrengLeerresultaten', url, body })
  const student_ids = children.map(({ student_id }) => student_id)
  await database.transaction(async (transaction) => {
    await markResultsSent(transaction, organisation_id, sentAt)
    record(transaction, caller, { type: 'results_sent', student_ids }, now)
  })
  return {
    num_children: children.length,
    num_measures: children.flatMap(({ measures }) => measures).length,
    connection: tellConnection({ ...connection, results_sent_at: sentAt }),
  }
}
