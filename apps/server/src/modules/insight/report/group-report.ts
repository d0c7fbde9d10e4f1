import type { GroupInsight, GroupInsightStudent, SpellingTally, StudentInsight } from '@letterliaan/contract'
import type { PrintedReport, ReportCell, ReportSection } from '@letterliaan/print'
import { lookOf, shareOf, type ShareLook } from '@letterliaan/rules/spelling-share'
import type { Period } from '../period.ts'
import { explainCounting, formatDate, formatPeriod, toMinutes } from './texts.ts'

/** A child of a group: what it did, and how it does in the categories that it practised. */
export interface ReportedMember extends Omit<GroupInsightStudent, 'student_id'> {
  readonly practice: Pick<StudentInsight['practice'], 'seconds' | 'num_sessions'>
}

/** What a report of a group is made of. */
export interface GroupReportContent {
  readonly name: string
  readonly period: Period
  readonly categories: GroupInsight['categories']
  /** By name. */
  readonly students: readonly ReportedMember[]
}

/** More columns do not fit beside each other. */
const maxCategoriesPerTable = 11

const explanation =
  'In procenten van de woorden. Hoe donkerder het vak, hoe meer hulp er nodig is: wit vanaf 80, licht vanaf 60, donker daaronder. Een punt: te weinig woorden. Leeg: niet geoefend.'

const shadeOf: Readonly<Record<ShareLook, ReportCell['shade']>> = { good: 0, middle: 1, low: 2 }

/** A group's children by category, in the order of their names: never a ranking (RAP-1). */
export function writeGroupReport(content: GroupReportContent, now: number): PrintedReport {
  const { name, period, students } = content
  return {
    kind: 'Groepsrapport',
    title: `Spelling in ${name}`,
    facts: [
      { label: 'Groep', value: name },
      { label: 'Kinderen', value: String(students.length) },
      { label: 'Periode', value: formatPeriod(period) },
      { label: 'Gemaakt op', value: formatDate(now) },
    ],
    sections: [practiceSection(content), ...categorySections(content)],
    counting: [
      ...explainCounting(period, now),
      'De kinderen staan op naam. De getallen zijn er om te zien wat een kind nodig heeft, niet om kinderen te vergelijken.',
    ],
    isOnePage: false,
  }
}

function practiceSection({ students }: GroupReportContent): ReportSection {
  return {
    title: 'Oefentijd',
    blocks: [
      {
        type: 'table',
        columns: [
          { label: 'Kind', width: 190 },
          { label: 'Keren', width: 70, align: 'right' },
          { label: 'Minuten', width: 80, align: 'right' },
          { label: 'Woorden', width: 80, align: 'right' },
          { label: 'In één keer goed', width: 85, align: 'right' },
        ],
        rows: students.map(({ name, practice: { num_sessions, seconds }, words, right }) => ({
          cells: [name, ...[num_sessions, toMinutes(seconds), words, right].map(String)],
        })),
      },
    ],
  }
}

function categorySections({ categories, students }: GroupReportContent): ReportSection[] {
  const title = 'In één keer goed per categorie'
  if (categories.length === 0)
    return [{ title, blocks: [{ type: 'text', text: 'In deze periode zijn nog geen woorden geschreven.' }] }]
  const numTables = Math.ceil(categories.length / maxCategoriesPerTable)
  const perTable = Math.ceil(categories.length / numTables)
  return Array.from({ length: numTables }, (_, table) => {
    const shown = categories.slice(table * perTable, (table + 1) * perTable)
    return {
      isWhole: true,
      title: numTables === 1 ? title : `${title} (${table + 1} van ${numTables})`,
      blocks: [
        ...(table === 0 ? [{ type: 'text', text: explanation } as const] : []),
        {
          type: 'table',
          columns: [
            { label: 'Kind', width: 140 },
            ...shown.map(({ name }) => ({
              label: name,
              width: 33,
              align: 'center' as const,
              isUpright: true,
            })),
          ],
          rows: [
            ...students.map(({ name, cells }) => {
              const byCategory = new Map(cells.map((cell) => [cell.category, cell]))
              return { cells: [name, ...shown.map(({ category }) => toCell(byCategory.get(category)))] }
            }),
            { cells: ['Hele groep', ...shown.map(toCell)], isTotal: true },
          ],
        },
      ],
    }
  })
}

function toCell(tally: SpellingTally | undefined): string | ReportCell {
  if (tally === undefined) return ''
  const share = shareOf(tally)
  return share === null ? '·' : { text: String(Math.round(100 * share)), shade: shadeOf[lookOf(share)] }
}
