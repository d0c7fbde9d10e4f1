import { Link } from '@letterliaan/web/link'
import type { Holiday, PersonalBest, PracticeSession, StudentInsight } from '@letterliaan/contract'
import { toAmsterdamWeek } from '@letterliaan/rules/calendar'
import { useState } from 'react'
import { fill } from '@letterliaan/texts'
import { Panel } from '../../app/controls/index.ts'
import { getNowSeconds } from '@letterliaan/web/now'
import { commonTexts, formatLongAgo, layout } from '../../app/index.ts'
import { Chart, ChartTable, HolidayNote } from './Chart.tsx'
import { CollapsedData } from './CollapsedData.tsx'
import { createTableWithHolidays } from './holidays.ts'
import { concludePractice } from './conclusions.ts'
import styles from './Insight.module.css'
import { formatCount } from './shares.ts'
import { formatDuration } from '@letterliaan/texts/numbers'
import { fillWeeks } from './times.ts'
import { texts } from './texts.ts'

const maxShown = 10

export interface PracticePanelProps {
  readonly name: string
  readonly practice: StudentInsight['practice']
  readonly best: PersonalBest
  readonly holidays: readonly Holiday[]
}

/** Shows practice by week and time of day (INZ-1), and the child's best week. */
export function PracticePanel({ name, practice, best, holidays }: PracticePanelProps) {
  const [now] = useState(getNowSeconds)
  const minutes = practice.weeks.map(({ seconds }) => Math.round(seconds / 60))
  const top = Math.max(10, Math.ceil(Math.max(0, ...minutes) / 10) * 10)
  const filled = fillWeeks(practice.weeks, { until: toAmsterdamWeek(now) })
  const weeks = filled.map(({ week, value }) => {
    const count = Math.round((value?.seconds ?? 0) / 60)
    return { week, share: value === null ? null : count / top, text: String(count) }
  })
  const scale = [0.5, 1].map((at) => ({ at, text: fill(commonTexts.minutes, { count: top * at }) }))
  return (
    <Panel title={commonTexts.practiceTime}>
      <p className={styles.conclusion}>{concludePractice(name, practice)}</p>
      <p>
        {fill(texts.practice.thisWeek, { words: best.words })}
        {best.best > 0 && fill(texts.practice.bestBefore, { words: best.best })}
      </p>
      {practice.num_sessions > 0 && (
        <CollapsedData title={texts.practice.fold}>
          <Chart kind="bars" weeks={weeks} scale={scale} holidays={holidays} />
          <HolidayNote holidays={holidays} weeks={weeks} />
          <ChartTable
            caption={texts.practice.perWeek}
            {...createTableWithHolidays(
              holidays,
              [texts.mastery.weekOf, commonTexts.practiceTime, texts.practice.times, commonTexts.rightAtOnce],
              filled,
              (week) => [formatDuration(week.seconds), week.sessions, formatCount(week)],
            )}
          />
          <details className={layout.details}>
            <summary>{texts.practice.latest}</summary>
            <SessionMoments sessions={practice.sessions.slice(0, maxShown)} />
          </details>
          <p className={styles.note}>{fill(texts.practice.explanation, { name })}</p>
        </CollapsedData>
      )}
    </Panel>
  )
}

export interface SessionMomentsProps extends Pick<StudentInsight['practice'], 'sessions'> {
  readonly addressOf?: (started_at: number) => string
}

export const SessionMoments = ({ sessions, addressOf }: SessionMomentsProps) => (
  <ul className={layout.bullets}>
    {sessions.map((session) => {
      const told = tellSession(session)
      return (
        <li key={session.started_at}>
          {addressOf === undefined ? told : <Link to={addressOf(session.started_at)}>{told}</Link>}
        </li>
      )
    })}
  </ul>
)

function tellSession({ started_at, seconds, words, right }: PracticeSession): string {
  const when = { moment: formatLongAgo(started_at), duration: formatDuration(seconds) }
  return words === 0
    ? fill(texts.practice.unspelled, { ...when, words: commonTexts.noWords })
    : fill(texts.practice.session, { ...when, right, count: words })
}
