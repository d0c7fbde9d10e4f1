import type { GroupInsight, GroupInsightStudent, SkillEstimate, StudentInsight } from '@letterliaan/contract'
import type { PrintedReport, ReportCell, ReportSection } from '@letterliaan/print'
import type { Period } from '../period.ts'
import { explainCounting, explainEstimate, formatDate, formatPeriod, toMinutes } from './texts.ts'

/** A child of a group: what it did, and how it does in the categories that it practised. */
export interface ReportedMember extends Omit<GroupInsightStudent, 'student_id'> {
  readonly practice: Pick<StudentInsight['practice'], 'seconds' | 'num_sessions'>
}

export interface GroupReportContent {
  readonly name: string
  readonly period: Period
  readonly categories: GroupInsight['categories']
  /** By name. */
  readonly students: readonly ReportedMember[]
  readonly former: GroupInsight['former']
}

/** More columns do not fit beside each other. */
const maxCategoriesPerTable = 11

const explanation =
  'De kans, in procenten, dat het kind nu een nieuw woord in één keer goed schrijft, naar schatting. Wit: gaat goed. Donker: nog lastig. Licht: nog niet zeker. Een punt: nog niet te zeggen. Leeg: niet geoefend in deze periode. Onderaan: voor hoeveel kinderen het nog lastig is, van wie er iets te zeggen is.'

const shadeOf = { good: 0, middle: 1, low: 2 } as const

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
      explainEstimate,
      'Werk telt in de groep waarin het kind toen zat. Wat het eerder of later in een andere groep deed, staat hier niet bij.',
      'De kinderen staan op naam. De getallen zijn er om te zien wat een kind nodig heeft, niet om kinderen te vergelijken.',
    ],
    isOnePage: false,
  }
}

const nameFormer = ({ num_students }: GroupReportContent['former']): string =>
  num_students === 1 ? 'Eén kind dat nu weg is' : `${num_students} kinderen die nu weg zijn`

function practiceSection({ students, former }: GroupReportContent): ReportSection {
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
        rows: [
          ...students.map(({ name, practice: { num_sessions, seconds }, words, right }) => ({
            cells: [name, ...[num_sessions, toMinutes(seconds), words, right].map(String)],
          })),
          ...(former.num_students === 0
            ? []
            : [{ cells: [nameFormer(former), '', '', ...[former.words, former.right].map(String)] }]),
        ],
      },
    ],
  }
}

function categorySections({ categories, students }: GroupReportContent): ReportSection[] {
  const title = 'Wat de kinderen nu kunnen, per categorie'
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
              return {
                cells: [name, ...shown.map(({ category }) => toCell(byCategory.get(category)?.skill))],
              }
            }),
            {
              cells: [
                'Nog lastig voor',
                ...shown.map(({ num_known, num_low }) => (num_known === 0 ? '·' : `${num_low}/${num_known}`)),
              ],
              isTotal: true,
            },
          ],
        },
      ],
    }
  })
}

function toCell(skill: SkillEstimate | undefined): string | ReportCell {
  if (skill === undefined) return ''
  const { chance, look } = skill
  return look === 'unknown' ? '·' : { text: String(Math.round(100 * chance)), shade: shadeOf[look] }
}
