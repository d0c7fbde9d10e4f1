import type { InterventionResult } from '@letterliaan/contract'
import type { ReportSection } from '@letterliaan/print'
import { toDayNumber, daySeconds } from '@letterliaan/rules/calendar'
import { judgeCare, minMeasuredWords } from '@letterliaan/rules/intervention'
import { sayCriterion, sayScores } from '@letterliaan/texts/care'
import { formatCountOf } from '@letterliaan/texts/numbers'
import type { AskedWord } from './asked-words.ts'
import type { DyslexiaReportContent } from './dyslexia-content.ts'
import { createInterventionChart } from './intervention-chart.ts'
import { listInterventionPhases } from './intervention-phases.ts'
import type { DossierIntervention } from './report-call.ts'
import { formatDate, formatShortDate, formatTally } from './texts.ts'
import { formatMeasured, formatVerdict } from './verdict-texts.ts'

/** A dyslexia file is about the last two interventions. */
const numInterventions = 2

const lastOf = ({ dossier }: DyslexiaReportContent): readonly DossierIntervention[] =>
  dossier.interventions.slice(-numInterventions)

/** Answers the protocol's questions if there are data for the answer (ADR 42). */
export function buildDossierSections(content: DyslexiaReportContent): ReportSection[] {
  const interventions = lastOf(content)
  return [
    askedSection(content),
    momentsSection(content),
    ...interventions.map((intervention, at) => interventionSection(intervention, at + 1)),
    ...(interventions.length === 0 ? [] : [phasesSection(content), chartSection(content)]),
  ]
}

function askedSection(content: DyslexiaReportContent): ReportSection {
  const interventions = lastOf(content)
  const criteria = judgeCare(content.dossier.moments)
  const results = interventions.flatMap(({ done }) => done.results)
  const enough = results.filter(
    ({ before, after }) => Math.min(before?.words ?? 0, after?.words ?? 0) >= minMeasuredWords,
  )
  const each = (say: (intervention: DossierIntervention) => string): string =>
    interventions.map((intervention, at) => `${at + 1}: ${say(intervention)}`).join('; ') || 'niets'
  return {
    title: 'Wat er gevraagd wordt, en wat hier staat',
    blocks: [
      {
        type: 'table',
        columns: [
          { label: 'Gevraagd', width: 230 },
          { label: 'In dit dossier', width: 275 },
        ],
        rows: [
          ['Drie meetmomenten na elkaar op een toets met normen', sayScores(criteria)],
          ['Twee interventies na elkaar', sayInARow(interventions)],
          ['Elk 10 tot 12 weken waarin is geoefend', each(sayWeeks)],
          [`Elk ten minste ${minutesAWeek} minuten per week`, each(sayMinutes)],
          [
            'Alleen of in een klein groepje',
            each(({ num_children }) => formatCountOf(num_children, 'kind', 'kinderen')),
          ],
          ['Door wie', each(({ plan }) => plan.guide || missing)],
          ['Aanpak en materiaal beschreven', each(({ plan }) => sayWritten(plan.approach))],
          [
            `Voor en na een meting van ten minste ${minMeasuredWords} woorden per onderdeel`,
            `${enough.length} van ${results.length} onderdelen`,
          ],
          ['Het effect beschreven', each(({ done }) => sayWritten(done.evaluation))],
          ['Begeleiding in de klas en andere problemen beschreven', 'vult de school zelf aan'],
        ].map((cells) => ({ cells })),
      },
      {
        type: 'text',
        text: `${sayCriterion(criteria)} Dit rapport zegt niet of er dyslexie is: dat onderzoekt een deskundige.`,
      },
      {
        type: 'text',
        text: 'Bron: de leidraad ‘Van onderwijs naar zorg’ (Dyslexie Centraal en Nederlands Kwaliteitsinstituut Dyslexie) en het Protocol Dyslexie Diagnostiek en Behandeling 3.0 (NKD, 2021), paragraaf 2.4.1. Die kijken eerst naar lezen; dit programma meet alleen spelling.',
      },
    ],
  }
}

/** The protocol's usual amount: three times twenty minutes. */
const minutesAWeek = 60
const missing = 'niet ingevuld'
const sayWritten = (text: string): string => (text === '' ? missing : 'ja')

const sayWeeks = ({ done, num_weeks }: DossierIntervention): string =>
  `in ${done.weeks.filter(({ minutes }) => minutes > 0).length} van ${num_weeks} weken`

function sayMinutes({ plan, done }: DossierIntervention): string {
  const weeks = done.weeks.filter(({ planned }) => planned > 0).length
  return `gepland ${plan.times_per_week * plan.minutes}, gedaan gemiddeld ${Math.round(done.minutes / Math.max(1, weeks))}`
}

function sayInARow(interventions: readonly DossierIntervention[]): string {
  const [first, second] = interventions
  if (first === undefined || second === undefined) return `${interventions.length} van ${numInterventions}`
  const days = toDayNumber(second.plan.begin_on) - toDayNumber(first.plan.end_on)
  if (days <= 0) return 'twee, die elkaar overlappen'
  return `twee; de tweede begon ${formatCountOf(days, 'dag', 'dagen')} na de laatste dag van de eerste`
}

function momentsSection({ dossier: { moments } }: DyslexiaReportContent): ReportSection {
  const title = 'Meetmomenten op toetsen met normen'
  if (moments.length === 0)
    return { title, blocks: [{ type: 'text', text: 'De school vulde nog geen scores in.' }] }
  return {
    title,
    blocks: [
      { type: 'text', text: 'Bron: door de school ingevuld.' },
      {
        type: 'table',
        columns: [
          { label: 'Toets', width: 230 },
          { label: 'Afgenomen op', width: 120 },
          { label: 'Score', width: 155 },
        ],
        rows: moments.map(({ test, taken_on, score }) => ({ cells: [test, sayDay(taken_on), score] })),
      },
    ],
  }
}

const sayDay = (day: string): string => formatDate(toDayNumber(day) * daySeconds + daySeconds / 2)

function interventionSection({ plan, done, num_weeks }: DossierIntervention, nr: number): ReportSection {
  const { times_per_week, minutes, begin_on, end_on, guide, approach } = plan
  const planned = `${times_per_week} keer per week ${minutes} minuten, ${num_weeks} weken`
  return {
    title: `Interventie ${nr}: ${plan.label}`,
    blocks: [
      {
        type: 'text',
        text: `${sayDay(begin_on)} tot en met ${sayDay(end_on)}. Gepland: ${planned}. Volgens het logboek gedaan: ${done.minutes} van ${done.planned} minuten tot nu, in ${formatCountOf(done.times, 'oefenmoment', 'oefenmomenten')}.`,
      },
      {
        type: 'text',
        text: `Minuten per week: ${done.weeks.map((week) => (week.planned === 0 ? '-' : String(week.minutes))).join(', ')}.`,
      },
      {
        type: 'table',
        columns: [
          { label: 'Doel', width: 115 },
          { label: 'Meting voor', width: 120 },
          { label: 'Meting na', width: 120 },
          { label: 'Wat dat zegt', width: 150 },
        ],
        rows: done.results.map(toRow),
      },
      {
        type: 'fields',
        fields: [
          { label: 'Begeleid door', value: guide, lines: 1 },
          { label: 'Aanpak', value: approach, lines: 2 },
          { label: 'Evaluatie', value: done.evaluation, lines: 3 },
        ],
      },
    ],
  }
}

const toRow = (result: InterventionResult) => ({
  cells: [
    `${result.label}: naar ${result.wanted}%`,
    sayWithDay(result.before),
    sayWithDay(result.after),
    formatVerdict(result),
  ],
})

const sayWithDay = (measured: InterventionResult['before']): string =>
  measured === null
    ? formatMeasured(measured)
    : `${formatShortDate(measured.measured_at)}: ${formatMeasured(measured)}`

const topicsOf = (interventions: readonly DossierIntervention[]): ReadonlyMap<string, string> =>
  new Map(
    interventions.flatMap(({ done }) => done.results.map(({ topic, label }) => [topic, label] as const)),
  )

const tallyOf = (words: readonly AskedWord[]): string => {
  const right = words.filter(({ isRight }) => isRight).length
  const few = words.length > 0 && words.length < minMeasuredWords ? '*' : ''
  return `${formatTally({ right, words: words.length })}${few}`
}

function phasesSection(content: DyslexiaReportContent): ReportSection {
  const interventions = lastOf(content)
  const phases = listInterventionPhases(interventions.map(({ plan }) => plan))
  return {
    title: 'Geoefende en nieuwe woorden per fase',
    blocks: [
      {
        type: 'text',
        text: `Uit dictees, toetsen en metingen: daar is het woord niet te zien. Leeg: niet gevraagd. Een ster: minder dan ${minMeasuredWords} woorden, dat zegt weinig. De woorden verschillen per fase; de vergelijking die dat verrekent, staat bij de interventies.`,
      },
      {
        type: 'table',
        columns: [
          { label: 'Onderdeel', width: 180 },
          { label: 'Fase', width: 125 },
          { label: 'Geoefend', width: 100, align: 'right' },
          { label: 'Nieuw', width: 100, align: 'right' },
        ],
        rows: [...topicsOf(interventions)].flatMap(([topic, label]) =>
          phases.map(({ name, since, until }, at) => {
            const asked = content.asked.filter(
              (word) => word.topic === topic && word.at >= since && word.at < until,
            )
            return {
              cells: [
                at === 0 ? label : '',
                name,
                tallyOf(asked.filter(({ isTrained }) => isTrained)),
                tallyOf(asked.filter(({ isTrained }) => !isTrained)),
              ],
            }
          }),
        ),
      },
    ],
  }
}

function chartSection(content: DyslexiaReportContent): ReportSection {
  const interventions = lastOf(content)
  const title = 'De metingen in één grafiek'
  const chart = createInterventionChart(interventions, content.allMeasures)
  if (chart === null)
    return {
      title,
      blocks: [{ type: 'text', text: 'Er is nog geen meting van een onderdeel van het doel.' }],
    }
  return {
    title,
    isWhole: true,
    blocks: [
      {
        type: 'text',
        text: 'De kans op een goed gemiddeld woord volgens elke meting, met haar interval van 90%. Grijs: de weken van een interventie.',
      },
      chart,
    ],
  }
}

export function buildAnnexSections(content: DyslexiaReportContent): ReportSection[] {
  const interventions = lastOf(content)
  const phases = listInterventionPhases(interventions.map(({ plan }) => plan))
  const [first, last] = [phases[0], phases.at(-1)]
  if (first === undefined || last === undefined) return []
  const asked = content.asked.filter(({ at }) => at >= first.since && at < last.until)
  return [...topicsOf(interventions)].map(([topic, label]) => {
    const rows = asked.filter((word) => word.topic === topic)
    return {
      title: `Bijlage: elk gevraagd woord van ‘${label}’`,
      blocks: [
        {
          type: 'text',
          text:
            rows.length === 0
              ? 'Nog niet gevraagd.'
              : `Alle ${rows.length} woorden waaruit de tabel met fasen is geteld, in de volgorde van het logboek. Een ster: uit een meting.`,
        },
        ...(rows.length === 0
          ? []
          : [
              {
                type: 'table' as const,
                columns: [
                  { label: 'Nr', width: 35, align: 'right' as const },
                  { label: 'Dag', width: 95 },
                  { label: 'Woord', width: 125 },
                  { label: 'Geschreven', width: 125 },
                  { label: 'Goed?', width: 55 },
                  { label: 'Eerder', width: 70 },
                ],
                rows: rows.map(({ at, word, written, isRight, isTrained, isOfMeasure }, index) => ({
                  cells: [
                    String(index + 1),
                    `${formatShortDate(at)}${isOfMeasure ? '*' : ''}`,
                    word,
                    written ?? '',
                    isRight ? 'goed' : 'fout',
                    isTrained ? 'geoefend' : 'nieuw',
                  ],
                })),
              },
            ]),
      ],
    }
  })
}
