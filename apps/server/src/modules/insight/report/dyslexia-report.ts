import type { CategoryErrors, DyslexiaReportBody, Measure, PracticeSession } from '@letterliaan/contract'
import type { PrintedReport, ReportField, ReportSection } from '@letterliaan/print'
import type { Period } from '../student-log.ts'
import type { PractisedStep } from './practised-steps.ts'
import type { ReportedChild } from './reported-child.ts'
import {
  countOf,
  explainCounting,
  formatDate,
  formatShortDate,
  formatWeekday,
  formatDuration,
  formatPeriod,
  formatTally,
  toMinutes,
} from './texts.ts'

/** What a report for a dyslexia file is made of. */
export interface DyslexiaReportContent {
  readonly child: ReportedChild
  readonly groups: string
  readonly period: Period
  /** What only a person knows. */
  readonly support: Omit<DyslexiaReportBody, keyof Period>
  /** Those of the period, the first first. */
  readonly measures: readonly Measure[]
  /** All, the first first. */
  readonly sessions: readonly PracticeSession[]
  /** The Monday of the week of a moment: '2026-11-16'. */
  readonly weekOf: (unixSeconds: number) => string
  readonly steps: readonly PractisedStep[]
  readonly errors: readonly CategoryErrors[]
}

const kindNames = { start: 'Startmeting', interim: 'Tussenmeting', end: 'Eindmeting' } as const
/** As many have room beside each other; the last ones. */
const maxMeasures = 5
const maxSpellings = 6

/** For the dyslexia file of a child: what was measured, practised and misspelt, and what guidance it had (RAP-1). */
export function writeDyslexiaReport(content: DyslexiaReportContent, now: number): PrintedReport {
  const { child, groups, period } = content
  return {
    kind: 'Voor het dyslexiedossier',
    title: `Spellingbegeleiding van ${child.name}`,
    facts: [
      { label: 'Naam', value: child.name },
      ...(child.school_key === null ? [] : [{ label: 'Leerlingnummer', value: child.school_key }]),
      ...(groups === '' ? [] : [{ label: 'Groep', value: groups }]),
      { label: 'Periode', value: formatPeriod(period) },
      { label: 'Gemaakt op', value: formatDate(now) },
      { label: 'Programma', value: 'Letterliaan, spelling in vier werelden' },
    ],
    sections: [
      saySupport(content),
      sayMeasures(content),
      sayPractice(content),
      saySteps(content),
      sayErrors(content),
    ],
    counting: [
      ...explainCounting(period, now),
      'Metingen: één poging per woord, zonder hulp; geteld per onderdeel van de afgeronde werelden. Dictee en toets: het woord is niet te zien en het antwoord is meteen definitief. Geoefend: het woord kwam eerder voor in een oefening. Nieuw: nog nooit.',
      'Fouten: elke foute poging waarvan bekend is hoe het woord geschreven werd; één poging kan meer dan één fout bevatten.',
    ],
    isOnePage: false,
  }
}

function saySupport({ support, sessions, steps }: DyslexiaReportContent): ReportSection {
  const field = (label: string, value: string, lines = 1): ReportField => ({
    label,
    value: value.trim(),
    lines,
  })
  const seconds = sessions.reduce((total, session) => total + session.seconds, 0)
  const [first, last] = [sessions[0], sessions.at(-1)]
  const logged =
    first === undefined || last === undefined
      ? 'Volgens het logboek is er in deze periode niet geoefend.'
      : `Volgens het logboek: ${countOf(sessions.length, 'oefenmoment', 'oefenmomenten')} van ${formatDate(first.started_at)} tot en met ${formatDate(last.started_at)}, samen ${formatDuration(seconds)}, gemiddeld ${formatDuration(seconds / sessions.length)} per keer, aan ${countOf(steps.length, 'stap', 'stappen')}.`
  return {
    title: 'Begeleiding op ondersteuningsniveau 3',
    blocks: [
      { type: 'text', text: logged },
      {
        type: 'fields',
        fields: [
          field('Begeleid door (naam en functie)', support.guided_by),
          field('Periode van de begeleiding', support.guided_period),
          field('Hoe vaak per week', support.frequency),
          field('Hoe lang per keer, en met hoeveel kinderen', support.duration),
          field('Doel', support.goal, 2),
          field('Effect', support.effect, 3),
        ],
      },
    ],
  }
}

function sayMeasures({ measures }: DyslexiaReportContent): ReportSection {
  const title = 'Start-, tussen- en eindmeting'
  const taken = measures.filter(({ topics }) => topics.length > 0).slice(-maxMeasures)
  if (taken.length === 0)
    return { title, blocks: [{ type: 'text', text: 'In deze periode is geen meting afgerond.' }] }
  const keys = new Map(taken.flatMap(({ topics }) => topics.map(({ key, label }) => [key, label])))
  const topicOf = (measure: Measure, key: string) => measure.topics.find((topic) => topic.key === key)
  const mistakes = taken.at(-1)?.topics.flatMap((topic) => topic.mistakes) ?? []
  const written = mistakes.map(({ word, input }) => `${input === '' ? '(niets)' : input} (${word})`)
  return {
    title,
    blocks: [
      { type: 'text', text: 'Per onderdeel: hoeveel woorden goed waren van de woorden die gevraagd zijn.' },
      {
        type: 'table',
        columns: [
          { label: 'Onderdeel', width: 200 },
          ...taken.map(({ kind, last_answer_at, created_at }) => ({
            label: `${kindNames[kind]} ${formatShortDate(last_answer_at ?? created_at)}`,
            width: 80,
            align: 'right' as const,
          })),
        ],
        rows: [...keys].map(([key, label]) => ({
          cells: [
            label,
            ...taken.map((measure) => formatTally(topicOf(measure, key) ?? { right: 0, words: 0 })),
          ],
        })),
      },
      ...(written.length === 0
        ? []
        : [
            {
              type: 'text',
              text: `Fout in de laatste meting, met tussen haakjes wat er hoort: ${written.join(', ')}.`,
            } as const,
          ]),
    ],
  }
}

function sayPractice({ sessions, weekOf }: DyslexiaReportContent): ReportSection {
  const title = 'Oefentijd per week'
  if (sessions.length === 0)
    return { title, blocks: [{ type: 'text', text: 'In deze periode is niet geoefend.' }] }
  const weeks = [...Map.groupBy(sessions, ({ started_at }) => weekOf(started_at))]
  const toCells = (label: string, days: string, ofWeek: readonly PracticeSession[]) => {
    const total = (key: 'seconds' | 'right' | 'words') =>
      ofWeek.reduce((sum, session) => sum + session[key], 0)
    const counts = [ofWeek.length, toMinutes(total('seconds')), total('words'), total('right')]
    return [label, days, ...counts.map(String)]
  }
  const daysOf = (ofWeek: readonly PracticeSession[]) =>
    [...new Set(ofWeek.map(({ started_at }) => formatWeekday(started_at)))].join(', ')
  return {
    title,
    blocks: [
      {
        type: 'table',
        columns: [
          { label: 'Week van', width: 72 },
          { label: 'Geoefend op', width: 205 },
          { label: 'Keren', width: 50, align: 'right' },
          { label: 'Minuten', width: 58, align: 'right' },
          { label: 'Woorden', width: 62, align: 'right' },
          { label: 'In één keer goed', width: 75, align: 'right' },
        ],
        rows: [
          ...weeks.map(([week, ofWeek]) => ({
            cells: toCells(formatShortDate(Date.parse(week) / 1000), daysOf(ofWeek), ofWeek),
          })),
          { cells: toCells('Samen', '', sessions), isTotal: true },
        ],
      },
    ],
  }
}

function saySteps({ steps }: DyslexiaReportContent): ReportSection {
  const title = 'Wat er is geoefend'
  if (steps.length === 0)
    return { title, blocks: [{ type: 'text', text: 'In deze periode is niets geoefend.' }] }
  return {
    title,
    blocks: [
      {
        type: 'text',
        text: 'Elke stap leert één spellingcategorie. In dictees en toetsen staan geoefende en nieuwe woorden apart.',
      },
      {
        type: 'table',
        columns: [
          { label: 'Stap', width: 160 },
          { label: 'Van', width: 68 },
          { label: 'Tot en met', width: 68 },
          { label: 'In één keer goed', width: 70, align: 'right' },
          { label: 'Dictee en toets: geoefend', width: 70, align: 'right' },
          { label: 'Dictee en toets: nieuw', width: 70, align: 'right' },
        ],
        rows: steps.map((step) => ({
          cells: [
            step.nr === null ? step.label : `${step.nr}. ${step.label}`,
            formatShortDate(step.first_at),
            formatShortDate(step.last_at),
            formatTally(step),
            formatTally(step.trained),
            formatTally(step.untrained),
          ],
        })),
      },
    ],
  }
}

function sayErrors({ errors }: DyslexiaReportContent): ReportSection {
  const title = 'Fouten per categorie en soort'
  if (errors.length === 0)
    return { title, blocks: [{ type: 'text', text: 'Van deze periode zijn geen fouten bekend.' }] }
  const explained = errors.filter(({ category }) => category !== '')
  const others = errors.filter(({ category }) => category === '')
  const rows = [...explained, ...others].flatMap(({ name, types }) =>
    types.map((type, at) => ({
      cells: [
        at === 0 ? name : '',
        type.name,
        String(type.count),
        type.spellings
          .slice(0, maxSpellings)
          .map(({ word, written, count }) => `${written} (${word})${count > 1 ? ` ${count}×` : ''}`)
          .join(', '),
      ],
    })),
  )
  return {
    title,
    blocks: [
      {
        type: 'text',
        text: 'Zo schreef het kind de woorden; tussen haakjes wat er hoort, en hoe vaak als het meer dan eens was.',
      },
      {
        type: 'table',
        columns: [
          { label: 'Categorie', width: 140 },
          { label: 'Soort fout', width: 110 },
          { label: 'Keer', width: 40, align: 'right' },
          { label: 'Eigen schrijfwijzen', width: 215 },
        ],
        rows,
      },
    ],
  }
}
