import type { Measure, PracticeSession } from '@letterliaan/contract'
import type { ReportSection } from '@letterliaan/print'
import type { DyslexiaReportContent } from './dyslexia-content.ts'
import { formatShortDate, formatTally, formatWeekday, roundToMinutes } from './texts.ts'

const kindNames = { start: 'Startmeting', interim: 'Tussenmeting', end: 'Eindmeting' } as const
/** Only this many columns fit on a page, so earlier measures are left out. */
const maxMeasures = 5
const maxSpellings = 6

export function buildMeasuresSection({ measures }: DyslexiaReportContent): ReportSection {
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
      {
        type: 'text',
        text: 'Per onderdeel: hoeveel woorden goed waren van de woorden die gevraagd zijn. Een meting past haar woorden aan het kind aan; daarom zeggen deze aantallen naast elkaar alleen weinig.',
      },
      ...sayMeasuredChanges(taken),
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

/** Reports the changes since the previous measure that exceed their error (WEET-16). */
function sayMeasuredChanges(taken: readonly Measure[]): ReportSection['blocks'] {
  if (taken.length < 2) return []
  const changes = taken.flatMap(({ kind, topics, last_answer_at, created_at }) =>
    topics.flatMap(({ label, changed }) =>
      changed === null
        ? []
        : [
            `${label} ging ${changed === 'forward' ? 'vooruit' : 'achteruit'} (${kindNames[kind].toLowerCase()} ${formatShortDate(last_answer_at ?? created_at)})`,
          ],
    ),
  )
  const text =
    changes.length === 0
      ? 'Geen onderdeel verschilt tussen twee metingen meer dan door toeval te verwachten is.'
      : `Meer dan door toeval te verwachten is, vergeleken met de meting ervoor: ${changes.join('; ')}.`
  return [{ type: 'text', text }]
}

export function buildPracticeSection({ sessions, weekOf }: DyslexiaReportContent): ReportSection {
  const title = 'Oefentijd per week'
  if (sessions.length === 0)
    return { title, blocks: [{ type: 'text', text: 'In deze periode is niet geoefend.' }] }
  const weeks = [...Map.groupBy(sessions, ({ started_at }) => weekOf(started_at))]
  const toCells = (label: string, days: string, ofWeek: readonly PracticeSession[]) => {
    const total = (key: 'seconds' | 'right' | 'words') =>
      ofWeek.reduce((sum, session) => sum + session[key], 0)
    const counts = [ofWeek.length, roundToMinutes(total('seconds')), total('words'), total('right')]
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

export function buildStepsSection({ steps }: DyslexiaReportContent): ReportSection {
  const title = 'Wat er is geoefend'
  if (steps.length === 0)
    return { title, blocks: [{ type: 'text', text: 'In deze periode is niets geoefend.' }] }
  return {
    title,
    blocks: [
      {
        type: 'text',
        text: 'Elke stap leert één spellingcategorie. ‘Van’ en ‘tot en met’ zijn de eerste en de laatste dag waarop de woorden werden geoefend; wat alleen in een dictee, een toets of een meting stond, telt daarvoor niet. In dictees en toetsen staan geoefende en nieuwe woorden apart; metingen staan hierboven. Leeg: die woorden waren er niet.',
      },
      {
        type: 'table',
        columns: [
          { label: 'Stap', width: 160 },
          { label: 'Van', width: 68 },
          { label: 'Tot en met', width: 68 },
          { label: 'Oefeningen: in één keer goed', width: 70, align: 'right' },
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

/** Lists misspellings by category and kind. Those without a category are last. */
export function buildErrorsSection({ errors }: DyslexiaReportContent): ReportSection {
  const title = 'Fouten per categorie en soort'
  if (errors.length === 0)
    return { title, blocks: [{ type: 'text', text: 'In deze periode zijn geen fouten bekend.' }] }
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
