import type { PersonalBest, StudentInsight } from '@letterliaan/contract'
import { Panel } from '../../app/controls/Panel.tsx'
import { Chart } from './Chart.tsx'
import { ChartTable } from './ChartTable.tsx'
import { concludePractice } from './conclusions.ts'
import styles from './Insight.module.css'
import { formatCount } from './shares.ts'
import { formatDuration } from '@letterliaan/texts/numbers'
import { formatMoment } from '../../app/format.ts'
import { fillWeeks, formatWeek } from './times.ts'

const maxShown = 10

export interface PracticePanelProps {
  readonly name: string
  readonly practice: StudentInsight['practice']
  readonly best: PersonalBest
}

/** How long a child practised, by week, and when (INZ-1); and its best week, which only it and its supervisors see. */
export function PracticePanel({ name, practice, best }: PracticePanelProps) {
  const minutes = practice.weeks.map(({ seconds }) => Math.round(seconds / 60))
  const top = Math.max(10, Math.ceil(Math.max(0, ...minutes) / 10) * 10)
  const weeks = fillWeeks(practice.weeks).map(({ week, value }) => {
    const count = Math.round((value?.seconds ?? 0) / 60)
    return { week, share: value === null ? null : count / top, text: String(count) }
  })
  const scale = [0.5, 1].map((at) => ({ at, text: `${top * at} min` }))
  return (
    <Panel title="Oefentijd">
      <p className={styles.conclusion}>{concludePractice(name, practice)}</p>
      <p>
        Geoefende woorden deze week: {best.words}.{best.best > 0 && ` De beste week hiervoor: ${best.best}.`}
      </p>
      {practice.num_sessions > 0 && (
        <>
          <Chart kind="bars" weeks={weeks} scale={scale} />
          <ChartTable
            caption="Oefentijd per week"
            head={['Week van', 'Oefentijd', 'Keer geoefend', 'In één keer goed']}
            rows={practice.weeks.map((week) => [
              formatWeek(week.week),
              formatDuration(week.seconds),
              week.sessions,
              formatCount(week),
            ])}
          />
          <details className={styles.why}>
            <summary>De laatste keren</summary>
            <ul className={styles.moments}>
              {practice.sessions.slice(0, maxShown).map((session) => (
                <li key={session.started_at}>
                  {formatMoment(session.started_at)}: {formatDuration(session.seconds)},{' '}
                  {formatCount(session)} woorden in één keer goed
                </li>
              ))}
            </ul>
          </details>
          <p className={styles.note}>
            Zit er tien minuten tussen twee antwoorden, dan begint een nieuwe keer; die pauze telt niet mee.
            Geoefend is elk woord in elke oefening, ook als {name} het alleen las. Bij ‘in één keer goed’
            tellen alleen de woorden die {name} schreef.
          </p>
        </>
      )}
    </Panel>
  )
}
