import type { ReportCategory, UserReport } from '@letterliaan/contract'
import { joinClasses } from '@letterliaan/ui'
import { Badge } from '../../app/controls/Badge.tsx'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { readReportData, type ReportFact } from './readReportData.ts'
import styles from './Reports.module.css'

const categories: Readonly<Record<ReportCategory, string>> = {
  bug_word: 'Woord',
  bug_anchor: 'Ankerwoord',
  bug_exercise: 'Oefening',
  bug_other: 'Iets anders',
}

const moment = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeStyle: 'short' })

export interface ReportRowProps {
  readonly report: UserReport
  readonly isBusy: boolean
  readonly onMark: (is_handled: boolean) => void
}

/** What somebody wrote, where they were then, and whether it is dealt with. */
export function ReportRow({ report, isBusy, onMark }: ReportRowProps) {
  const { places, machine, errors } = readReportData(report.data)
  return (
    <li className={joinClasses(styles.row, report.is_handled && styles.handled)}>
      <div className={styles.top}>
        <h2 className={styles.title}>{report.title}</h2>
        <Badge look={report.is_handled ? 'good' : 'attention'}>{categories[report.category]}</Badge>
      </div>
      <p className={styles.quiet}>
        {report.name} ({report.username}), {moment.format(report.created_at * 1000)}
      </p>
      <p className={styles.text}>{report.description}</p>
      <Facts facts={places} />
      <details className={styles.details}>
        <summary>Techniek</summary>
        <Facts facts={machine} />
        {errors.map((error, index) => (
          <pre key={index} className={styles.error}>
            {error}
          </pre>
        ))}
      </details>
      <FlatButton
        sign="check"
        look={report.is_handled ? 'sounding' : 'plain'}
        aria-pressed={report.is_handled}
        aria-label={`Afgehandeld: ${report.title}`}
        aria-disabled={isBusy}
        onClick={() => !isBusy && onMark(!report.is_handled)}
      >
        Afgehandeld
      </FlatButton>
    </li>
  )
}

function Facts({ facts }: { facts: readonly ReportFact[] }) {
  if (facts.length === 0) return null
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
