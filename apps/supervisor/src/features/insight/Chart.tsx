import { joinClasses } from '@letterliaan/ui'
import type { Holiday } from '@letterliaan/contract'
import styles from './Chart.module.css'
import { computeHolidayShades, type HolidayShade } from './holidays.ts'
import { formatWeek } from './times.ts'
import type { ComponentProps } from 'react'
import { PlainTable } from '../../app/controls/index.ts'
import { layout } from '../../app/index.ts'
import { texts } from './texts.ts'
import { fill } from '@letterliaan/texts'
import insight from './Insight.module.css'

/** A week of the chart. `share` is the part of the chart's height, or null if there is too little data. */
interface ChartWeek {
  readonly week: string
  readonly share: number | null
  /** The interval of the estimate, as shares of the height. */
  readonly band?: { readonly low: number; readonly high: number } | null
  /** Text above the bar or point, if there is room. */
  readonly text: string
}

interface ChartProps {
  readonly kind: 'bars' | 'line'
  readonly weeks: readonly ChartWeek[]
  /** Labelled lines. `at` is a share of the height. */
  readonly scale: readonly { readonly at: number; readonly text: string }[]
  /** Share at which to draw the line of the goal. */
  readonly goal?: number
  readonly holidays?: readonly Holiday[]
  readonly isSmall?: boolean
}

/** If there are more weeks, the chart shows no numbers. The table has them all. */
const maxNumbered = 14
const maxDates = 6
const maxDatesOfSmall = 2

const noHolidays: readonly Holiday[] = []

/** Draws weeks as bars or a line. Decorative, because the sentence and the table around it say the same. */
export function Chart({ kind, weeks, scale, goal, holidays = noHolidays, isSmall = false }: ChartProps) {
  const every = Math.ceil(weeks.length / (isSmall ? maxDatesOfSmall : maxDates))
  const hasNumbers = !isSmall && weeks.length <= maxNumbered
  return (
    <div aria-hidden="true" className={joinClasses(styles.chart, isSmall && styles.small)}>
      <div className={styles.plot}>
        {shadesOf(weeks, holidays).map(({ name, from, width }) => (
          <div
            key={from}
            className={styles.holiday}
            title={name}
            style={{ insetInlineStart: percent(from), inlineSize: percent(width) }}
          />
        ))}
        {scale.map(({ at, text }) => (
          <div key={at} className={styles.rule} style={{ insetBlockEnd: percent(at) }}>
            <span>{text}</span>
          </div>
        ))}
        {goal !== undefined && <div className={styles.goal} style={{ insetBlockEnd: percent(goal) }} />}
        {kind === 'line' && <Line weeks={weeks} />}
        <div className={styles.weeks}>
          {weeks.map(({ week, share, band, text }) => (
            <div key={week} className={styles.week}>
              {share !== null && band && (
                <div
                  className={styles.band}
                  style={{ insetBlockEnd: percent(band.low), blockSize: percent(band.high - band.low) }}
                />
              )}
              {share !== null && (
                <div className={kind === 'bars' ? styles.bar : styles.point} style={positionOf(kind, share)}>
                  {hasNumbers && <span className={styles.number}>{text}</span>}
                </div>
              )}
            </div>
          ))}
        </div>
      </div>
      <div className={styles.dates}>
        {weeks.map(({ week }, index) => (
          <div key={week} className={styles.date}>
            {index % every === 0 && <span>{formatWeek(week)}</span>}
          </div>
        ))}
      </div>
    </div>
  )
}

function shadesOf(weeks: readonly ChartWeek[], holidays: readonly Holiday[]): HolidayShade[] {
  const [first, last] = [weeks[0], weeks.at(-1)]
  return first && last ? computeHolidayShades(holidays, { first: first.week, last: last.week }) : []
}

const percent = (share: number): string => `${(100 * share).toFixed(2)}%`

const positionOf = (kind: ChartProps['kind'], share: number) =>
  kind === 'bars' ? { blockSize: percent(share) } : { insetBlockEnd: percent(share) }

/** Draws a line that stretches with the plot. Weeks without practice leave gaps in the line. */
function Line({ weeks }: Pick<ChartProps, 'weeks'>) {
  return (
    <svg className={styles.line} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {splitAtGaps(weeks).map((points) => (
        <polyline key={points[0]} points={points.join(' ')} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  )
}

function splitAtGaps(weeks: readonly Pick<ChartWeek, 'share'>[]): string[][] {
  const runs: string[][] = [[]]
  for (const [index, { share }] of weeks.entries()) {
    if (share === null) runs.push([])
    else runs.at(-1)?.push(`${((index + 0.5) / weeks.length) * 100},${100 - share * 100}`)
  }
  return runs.filter(({ length }) => length > 1)
}

export const ChartTable = (table: ComponentProps<typeof PlainTable>) => (
  <details className={layout.details}>
    <summary>{texts.asTable}</summary>
    <PlainTable {...table} />
  </details>
)

/** Names the holidays that a chart shades. `week` is the Monday of a week. */
export function HolidayNote({
  holidays,
  weeks,
}: {
  readonly holidays: readonly Holiday[]
  readonly weeks: readonly { readonly week: string }[]
}) {
  const [first, last] = [weeks[0], weeks.at(-1)]
  if (first === undefined || last === undefined) return null
  const shades = computeHolidayShades(holidays, { first: first.week, last: last.week })
  if (shades.length === 0) return null
  const names = [...new Set(shades.map(({ name }) => name))].join(', ')
  return <p className={insight.note}>{fill(texts.holidaysShaded, { names })}</p>
}
