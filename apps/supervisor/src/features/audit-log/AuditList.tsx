import type { AuditEntry } from '@letterliaan/contract'
import { createDutchFormat, toAmsterdamDate } from '@letterliaan/rules/calendar'
import { fill } from '@letterliaan/texts'
import { Link } from '@letterliaan/web/link'
import { addresses, formatCalendarDay, layout } from '../../app/index.ts'
import styles from './AuditLog.module.css'
import { texts } from './texts.ts'

/** More names are collapsed. */
const maxNames = 6

const timeFormat = createDutchFormat({ hour: '2-digit', minute: '2-digit' })

export function AuditList({ entries }: { readonly entries: readonly AuditEntry[] }) {
  return groupByDay(entries).map(({ day, entries: ofDay }) => (
    <section key={day} className={styles.day}>
      <h3 className={styles.dayName}>{formatCalendarDay(day)}</h3>
      <ol className={layout.rows}>
        {ofDay.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>
  ))
}

function Entry({ entry }: { readonly entry: AuditEntry }) {
  const { at, by, text, students } = entry
  return (
    <li className={styles.entry}>
      <time dateTime={new Date(at * 1000).toISOString()} className={layout.quietSmall}>
        {timeFormat.format(at * 1000)}
      </time>
      <div className={styles.what}>
        <p>{text}</p>
        {students.length > maxNames ? (
          <details className={layout.quietSmall}>
            <summary>{fill(texts.list.aboutMany, { count: students.length })}</summary>
            <Names students={students} />
          </details>
        ) : (
          students.length > 0 && (
            <p className={layout.quietSmall}>
              {texts.list.about} <Names students={students} />
            </p>
          )
        )}
      </div>
      <p className={styles.by}>{by?.name ?? texts.list.unknown}</p>
    </li>
  )
}

const Names = ({ students }: Pick<AuditEntry, 'students'>) =>
  students.map(({ id, name }, index) => (
    <span key={id}>
      {index > 0 && ', '}
      <Link to={addresses.child(id)}>{name}</Link>
    </span>
  ))

interface AuditDay {
  /** Such as '2026-11-16'. */
  readonly day: string
  readonly entries: readonly AuditEntry[]
}

const groupByDay = (entries: readonly AuditEntry[]): readonly AuditDay[] =>
  [...Map.groupBy(entries, ({ at }) => toAmsterdamDate(at))].map(([day, ofDay]) => ({ day, entries: ofDay }))
