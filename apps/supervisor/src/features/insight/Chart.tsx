import styles from './Chart.module.css'
import { formatWeek } from './times.ts'

/** A week of a chart; `share` of its height, null where there is nothing or too little to draw. */
export interface ChartWeek {
  readonly week: string
  readonly share: number | null
  /** What stands above it where there is room. */
  readonly text: string
}

export interface ChartProps {
  readonly kind: 'bars' | 'line'
  readonly weeks: readonly ChartWeek[]
  /** What stands at the lines, from 0 to 1 of the height. */
  readonly scale: readonly { readonly at: number; readonly text: string }[]
}

/** More of them have no room for a number each: the table has them all. */
const maxNumbered = 14
const maxDates = 6

/** Weeks as bars or as a line, for the eye: the sentence above it and the table below it say the same. */
export function Chart({ kind, weeks, scale }: ChartProps) {
  const every = Math.ceil(weeks.length / maxDates)
  return (
    <div aria-hidden="true" className={styles.chart}>
      <div className={styles.plot}>
        {scale.map(({ at, text }) => (
          <div key={at} className={styles.rule} style={{ insetBlockEnd: percent(at) }}>
            <span>{text}</span>
          </div>
        ))}
        {kind === 'line' && <Line weeks={weeks} />}
        <div className={styles.weeks}>
          {weeks.map(({ week, share, text }) => (
            <div key={week} className={styles.week}>
              {share !== null && (
                <div className={kind === 'bars' ? styles.bar : styles.point} style={positionOf(kind, share)}>
                  {weeks.length <= maxNumbered && <span className={styles.number}>{text}</span>}
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

const percent = (share: number): string => `${(100 * share).toFixed(2)}%`

const positionOf = (kind: ChartProps['kind'], share: number) =>
  kind === 'bars' ? { blockSize: percent(share) } : { insetBlockEnd: percent(share) }

/** Stretched over the plot: its width is not known, only its strokes keep their own. */
function Line({ weeks }: Pick<ChartProps, 'weeks'>) {
  const points = weeks.flatMap(({ share }, index) =>
    share === null ? [] : `${((index + 0.5) / weeks.length) * 100},${100 - share * 100}`,
  )
  return (
    <svg className={styles.line} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <polyline points={points.join(' ')} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
