import type { Intervention, InterventionMeasured, InterventionResult } from '@letterliaan/contract'
import type { PrintedReport, ReportSection } from '@letterliaan/print'
import { dateOfDay, dayNumber, dutchFormat } from '@letterliaan/rules/calendar'
import { countOf } from '@letterliaan/texts/numbers'
import type { UserCaller } from '../../plugins/auth/caller.ts'
import type { BytesResponse } from '../../plugins/contract/handler.ts'
import { record } from '../../events/record.ts'
import type { Database } from '../../db/database.ts'
import { type Contents, fileNameOf, type Printer } from '../curriculum/index.ts'
import { explainVerdict } from '../insight/index.ts'
import { readIntervention } from './read-intervention.ts'

const longDay = dutchFormat({ day: 'numeric', month: 'long', year: 'numeric' })
const sayDay = (day: string): string => longDay.format(dateOfDay(dayNumber(day)))

export interface InterventionDependencies {
  readonly database: Database
  readonly contents: Contents
  readonly printer: Printer
}

interface PlanCall {
  readonly caller: UserCaller
  readonly id: number
  readonly now: number
}

/** The handelingsplan of a group on one page; that it was made is in the audit log before it is handed out. */
export async function printPlan(
  { database, contents, printer }: InterventionDependencies,
  { caller, id, now }: PlanCall,
): Promise<BytesResponse> {
  const intervention = await readIntervention(database.queries, contents, caller, id, now)
  const bytes = await printer.printOnce(caller.organisation_id, {
    type: 'report',
    report: writePlan(intervention, now),
    createdAt: now * 1000,
  })
  const { student_ids } = intervention
  await database.transaction(async (transaction) =>
    record(transaction, caller, { type: 'intervention_printed', student_ids, intervention_id: id }, now),
  )
  return {
    bytes,
    cacheControl: 'no-store',
    disposition: `attachment; filename="handelingsplan-${fileNameOf(intervention.label)}.pdf"`,
  }
}

function writePlan(intervention: Intervention, now: number): PrintedReport {
  const { label, group_name, begin_on, end_on, num_weeks, guide, times_per_week, minutes } = intervention
  return {
    kind: 'Handelingsplan spelling',
    title: label,
    facts: [
      ...(group_name === null ? [] : [{ label: 'Groep', value: group_name }]),
      { label: 'Periode', value: `${sayDay(begin_on)} tot en met ${sayDay(end_on)} (${num_weeks} weken)` },
      {
        label: 'Gepland',
        value: `${times_per_week} keer per week ${minutes} minuten, samen ${times_per_week * minutes * num_weeks} minuten per kind`,
      },
      ...(guide === '' ? [] : [{ label: 'Begeleid door', value: guide }]),
      { label: 'Gemaakt op', value: longDay.format(now * 1000) },
    ],
    sections: [goalSection(intervention), childrenSection(intervention), evaluationSection(intervention)],
    counting: explainVerdict,
    isOnePage: true,
  }
}

const goalSection = ({ goals, topic_labels, approach }: Intervention): ReportSection => ({
  title: 'Doel en aanpak',
  blocks: [
    {
      type: 'list',
      items: goals.map(
        ({ wanted }, at) => `${topic_labels[at] ?? ''}: naar ${wanted}% van de gemiddelde woorden goed`,
      ),
    },
    { type: 'fields', fields: [{ label: 'Aanpak', value: approach, lines: 2 }] },
  ],
})

/** By name, never by what they can. */
const childrenSection = ({ children, topic_labels }: Intervention): ReportSection => ({
  title: countOf(children.length, 'kind', 'kinderen'),
  blocks: [
    { type: 'text', text: 'Van elk onderdeel: de meting voor, de meting na, en wat dat zegt.' },
    {
      type: 'table',
      columns: [
        { label: 'Kind', width: 90 },
        { label: 'Minuten gedaan / gepland', width: 65, align: 'right' },
        ...topic_labels.map((label) => ({ label, width: 120 })),
      ],
      rows: children.map(({ name, minutes, planned, results }) => ({
        cells: [name, `${minutes} / ${planned}`, ...results.map(sayResult)],
      })),
    },
  ],
})

const sayResult = ({ before, after, verdict }: InterventionResult): string =>
  [...[before, after].flatMap((measured) => measured ?? []).map(sayShort), shortVerdicts[verdict]].join('; ')

const sayShort = ({ right, words, low, high }: InterventionMeasured): string =>
  `${right} van ${words} (${Math.round(low * 100)}-${Math.round(high * 100)}%)`

const shortVerdicts = {
  forward: 'vooruit',
  back: 'achteruit',
  same: 'geen zeker verschil',
  too_few: 'te weinig woorden',
  no_before: 'geen beginmeting',
  no_after: 'nog geen eindmeting',
} as const satisfies Record<InterventionResult['verdict'], string>

const evaluationSection = ({ evaluation }: Intervention): ReportSection => ({
  title: 'Evaluatie',
  blocks: [
    {
      type: 'fields',
      fields: [
        { label: 'Hoe het ging', value: evaluation, lines: 3 },
        { label: 'Besproken met ouders op', value: '', lines: 1 },
      ],
    },
  ],
})
