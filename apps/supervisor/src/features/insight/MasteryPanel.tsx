import type {
  CategoryMastery,
  Holiday,
  SkillChanges,
  SpellingTally,
  SkillEstimate,
} from '@letterliaan/contract'
import { useState } from 'react'
import { toAmsterdamWeek } from '@letterliaan/rules/calendar'
import { computeShareInterval } from '@letterliaan/rules/spelling-share'
import { Panel } from '../../app/controls/index.ts'
import { getNowSeconds } from '@letterliaan/web/now'
import { commonTexts, layout } from '../../app/index.ts'
import { fill } from '@letterliaan/texts'
import { Chart, ChartTable, HolidayNote } from './Chart.tsx'
import { CollapsedData } from './CollapsedData.tsx'
import { createTableWithHolidays } from './holidays.ts'
import { concludeMastery, concludeTrend } from './conclusions.ts'
import styles from './Insight.module.css'
import { formatCount, formatPercent, formatShare, computeShare, sumTallies } from './shares.ts'
import { fillWeeks } from './times.ts'
import { texts } from './texts.ts'
import { HiddenText, joinClasses, shared } from '@letterliaan/ui'

type Week = CategoryMastery['weeks'][number]

/** Above this share a category may be called good. */
const goal = 0.8
const scaleOfSmall = [0.5, goal, 1].map((at) => ({ at, text: `${at * 100}%` }))
const scale = [0.25, 0.5, goal, 1].map((at) => ({ at, text: `${at * 100}%` }))

interface MasteryPanelProps {
  readonly name: string
  readonly categories: readonly CategoryMastery[]
  readonly changes: SkillChanges
  readonly holidays: readonly Holiday[]
}

/** Shows how well a child masters each category, by week (INZ-2). */
export function MasteryPanel({ name, categories, changes, holidays }: MasteryPanelProps) {
  const [now] = useState(getNowSeconds)
  return (
    <Panel title={texts.mastery.title}>
      <p className={styles.conclusion}>{concludeMastery(name, categories)}</p>
      {categories.length > 0 && (
        <>
          <FoldedMastery categories={categories} />
          <p className={styles.note}>{texts.mastery.explanation}</p>
          <MasteryByWeek {...{ name, categories, changes, holidays, now }} />
        </>
      )}
    </Panel>
  )
}

interface MasteryByWeekProps extends MasteryPanelProps {
  readonly now: number
}

/** Shows all words together, then each category, on the same time axis (ZEG-3). */
function MasteryByWeek({ name, categories, changes, holidays, now }: MasteryByWeekProps) {
  const weeks = weeksOf(categories)
  const span = { from: weeks[0]?.week, until: toAmsterdamWeek(now) }
  const changed = new Set(changes.categories.map(({ category }) => category))
  // Categories with a change are never collapsed.
  const { shown = [], folded = [] } = Object.groupBy(categories, ({ category }) =>
    changed.has(category) ? 'shown' : 'folded',
  )
  const list = (some: readonly CategoryMastery[]) => (
    <ul className={layout.columns}>
      {some.map(({ category, name: label, weeks: own }) => (
        <li key={category}>
          <h4>{label}</h4>
          <Course title={`‘${label}’`} weeks={own} span={span} holidays={holidays} isSmall />
          {changed.has(category) && <p>{concludeTrend(name, changes, category)}</p>}
        </li>
      ))}
    </ul>
  )
  return (
    <>
      <h3>{texts.mastery.course}</h3>
      <p>{concludeTrend(name, changes, null)}</p>
      <CollapsedData title={texts.mastery.foldCourse}>
        <Course title={texts.mastery.all} weeks={weeks} span={span} holidays={holidays} />
        <HolidayNote holidays={holidays} weeks={fillWeeks(weeks, span)} />
        <h3>{texts.mastery.courses}</h3>
        {shown.length > 0 && list(shown)}
        {folded.length > 0 && (
          <CollapsedData
            title={
              shown.length > 0
                ? fill(texts.moreCategories, { count: folded.length })
                : texts.mastery.foldCourses
            }
          >
            {list(folded)}
          </CollapsedData>
        )}
        <p className={styles.note}>{texts.mastery.courseExplanation}</p>
      </CollapsedData>
    </>
  )
}

interface CourseProps {
  readonly title: string
  readonly weeks: readonly Week[]
  readonly span: { readonly from: string | undefined; readonly until: string }
  readonly holidays: readonly Holiday[]
  readonly isSmall?: boolean
}

const Course = ({ title, weeks, span, holidays, isSmall = false }: CourseProps) => (
  <>
    {weeks.some((week) => computeShare(week) !== null) && (
      <Chart
        kind="line"
        scale={isSmall ? scaleOfSmall : scale}
        goal={goal}
        holidays={holidays}
        isSmall={isSmall}
        weeks={fillWeeks(weeks, span).map(({ week, value }) => ({
          week,
          share: value && computeShare(value),
          band: value && computeShareInterval(value),
          text: value ? formatShare(value) : '',
        }))}
      />
    )}
    <ChartTable
      caption={fill(texts.mastery.weeks, { title })}
      {...createTableWithHolidays(
        holidays,
        [texts.mastery.weekOf, commonTexts.rightAtOnce, texts.mastery.between, commonTexts.words],
        fillWeeks(weeks, span),
        (week) => [formatShare(week), formatBetween(week), formatCount(week)],
      )}
    />
  </>
)

function formatBetween(tally: SpellingTally): string {
  if (computeShare(tally) === null) return ''
  const { low, high } = computeShareInterval(tally)
  return fill(texts.mastery.interval, { low: formatPercent(low), high: formatPercent(high) })
}

function weeksOf(categories: readonly CategoryMastery[]): Week[] {
  const byWeek = Map.groupBy(
    categories.flatMap(({ weeks }) => weeks),
    ({ week }) => week,
  )
  return [...byWeek]
    .map(([week, tallies]) => Object.assign({ week }, sumTallies(tallies)))
    .toSorted((a, b) => a.week.localeCompare(b.week))
}

const numShown = 3
const byNeed: readonly CategoryMastery['skill']['look'][] = ['low', 'middle', 'good', 'unknown']

/** Shows the child's present skills (DOE-1), if at least one is known. */
export const MasteryNowPanel = ({ categories }: { readonly categories: readonly CategoryMastery[] }) =>
  categories.some(({ skill }) => skill.look !== 'unknown') && (
    <Panel title={texts.mastery.title}>
      <FoldedMastery categories={categories} isCompact />
    </Panel>
  )

function FoldedMastery({ categories, isCompact }: MasteryTableProps) {
  const ordered = categories.toSorted(
    ({ skill: a }, { skill: b }) => byNeed.indexOf(a.look) - byNeed.indexOf(b.look) || a.chance - b.chance,
  )
  const known = ordered.filter(({ skill }) => skill.look !== 'unknown').slice(0, numShown)
  // Does not collapse a single row, because that would save no room.
  const shown = ordered.length === known.length + 1 ? ordered : known
  const rest = ordered.slice(shown.length)
  return (
    <>
      {shown.length > 0 && <MasteryTable categories={shown} isCompact={isCompact} />}
      {rest.length > 0 && (
        <details className={layout.details}>
          <summary>{fill(texts.moreCategories, { count: rest.length })}</summary>
          <MasteryTable categories={rest} isCompact={isCompact} />
          {isCompact && <p className={styles.note}>{texts.mastery.explanationNow}</p>}
        </details>
      )}
    </>
  )
}

interface MasteryTableProps {
  readonly categories: readonly CategoryMastery[]
  readonly isCompact?: boolean | undefined
}

const MasteryTable = ({ categories, isCompact = false }: MasteryTableProps) => (
  <table className={joinClasses(styles.table, styles.mastery, isCompact && styles.compact)}>
    <caption>
      <HiddenText>{isCompact ? texts.mastery.captionNow : texts.mastery.caption}</HiddenText>
    </caption>
    <thead>
      <tr>
        <th scope="col">{texts.category}</th>
        <th scope="col">{commonTexts.now}</th>
        {!isCompact && <th scope="col">{texts.mastery.inPeriod}</th>}
      </tr>
    </thead>
    <tbody>
      {categories.map((category) => (
        <tr key={category.category}>
          <th scope="row">{category.name}</th>
          <td>
            <SkillNow skill={category.skill} />
          </td>
          {!isCompact && <td data-label={texts.mastery.inPeriod}>{formatCount(category)}</td>}
        </tr>
      ))}
    </tbody>
  </table>
)

/** Shows the interval as a band with the estimate, and its verdict (ZEG-1). */
function SkillNow({ skill: { chance, low, high, look } }: { skill: SkillEstimate }) {
  if (look === 'unknown') return <span className={layout.quietSmall}>{commonTexts.cannotTellYet}</span>
  const interval = { low: formatPercent(low), high: formatPercent(high) }
  return (
    <span className={joinClasses(shared.line, styles.skill)}>
      <span className={styles.scale} aria-hidden="true">
        <span
          className={styles.band}
          style={{ insetInlineStart: interval.low, inlineSize: formatPercent(high - low) }}
        />
        <span className={styles.estimate} style={{ insetInlineStart: formatPercent(chance) }} />
      </span>
      <span>
        <b>{formatPercent(chance)}</b>{' '}
        <span className={layout.quietSmall}>({fill(texts.mastery.interval, interval)})</span>
      </span>
      <span className={styles[look]}>{texts.looks[look]}</span>
    </span>
  )
}
