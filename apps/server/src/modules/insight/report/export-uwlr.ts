import type { ReportPeriod } from '@letterliaan/contract'
import { schoolYear } from '@letterliaan/rules/calendar'
import { record } from '../../../events/record.ts'
import type { BytesResponse } from '../../../plugins/contract/handler.ts'
import { invalidInput } from '../../../plugins/errors/problem-error.ts'
import { getOrganisation } from '../../people/index.ts'
import { fileNameOf } from '../../curriculum/index.ts'
import type { ExportScope } from './export-scope.ts'
import type { ReportCall, ReportDependencies } from './report-call.ts'
import { readMeasuredChildren } from './measured-children.ts'
import { writeUwlr } from './uwlr.ts'

/** RAP-3. Throws 422 without finished measures of children with a leerlingnummer, by which a school knows them. */
export async function exportUwlr(
  { database, contents }: ReportDependencies,
  { caller, now }: ReportCall,
  { title, children }: ExportScope,
  period: ReportPeriod,
): Promise<BytesResponse> {
  const { reports: queries } = database
  const measured = await readMeasuredChildren(queries, contents, caller, children, period)
  if (measured.length === 0) throw invalidInput(undefined, explainNone(children))
  const xml = writeUwlr({
    organisation_id: caller.organisation_id,
    brin: (await getOrganisation(queries, caller.organisation_id)).brin,
    schoolYear: schoolYear(period.until - 1),
    now,
    children: measured,
  })
  const student_ids = measured.map(({ student_id }) => student_id)
  await database.transaction(async (transaction) =>
    record(transaction, caller, { type: 'results_exported', student_ids, title }, now),
  )
  return {
    bytes: Buffer.from(xml),
    cacheControl: 'no-store',
    disposition: `attachment; filename="${fileNameOf(`uwlr-concept-${title}`)}.xml"`,
  }
}

const explainNone = (children: ExportScope['children']): string =>
  children.some(({ school_key }) => school_key !== null)
    ? 'In deze periode is geen meting afgerond van een kind met een leerlingnummer.'
    : 'Er is geen leerlingnummer bekend. Lees de kinderen in met EDEXML, of met een lijst waar het leerlingnummer in staat.'
