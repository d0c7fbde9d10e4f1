import type { ReportCategory, ReportKind, UserReportSummary } from '@letterliaan/contract'
import { joinClasses } from '@letterliaan/ui'
import { useState } from 'react'
import { Badge } from '../../app/controls/Badge.tsx'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { dutchFormat } from '@letterliaan/rules/calendar'
import { ReportDetails } from './ReportDetails.tsx'
import styles from './Reports.module.css'

const categories: Readonly<Record<ReportCategory, string>> = {
  bug_word: 'Woord',
  bug_anchor: 'Ankerwoord',
  bug_exercise: 'Oefening',
  bug_other: 'Iets anders',
}

/** What a child pointed at, before it wrote anything. */
const kinds: Readonly<Record<ReportKind, string>> = {
  sound: 'het geluid',
  word: 'het woord',
  picture: 'het plaatje',
  other: 'iets anders',
}

const moment = dutchFormat({ dateStyle: 'long', timeStyle: 'short' })

export interface ReportRowProps {
  readonly report: UserReportSummary
  readonly isBusy: boolean
  readonly onMark: (is_handled: boolean) => void
}

/** What somebody wrote, whether it is dealt with, and (fetched when it is opened) where they were then. */
export function ReportRow({ report, isBusy, onMark }: ReportRowProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <li className={joinClasses(styles.row, report.is_handled && styles.handled)}>
      <div className={styles.top}>
        <h2 className={styles.title}>{report.title}</h2>
        <Badge look={report.is_handled ? 'good' : 'attention'}>{categories[report.category]}</Badge>
        {report.kind !== null && <Badge>Aangewezen: {kinds[report.kind]}</Badge>}
      </div>
      <p className={styles.quiet}>
        {report.name} ({report.username}), {moment.format(report.created_at * 1000)}
      </p>
      <p className={styles.text}>{report.description}</p>
      <details className={styles.details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary aria-label={`Waar en waarmee: ${report.title}`}>Waar en waarmee</summary>
        {isOpen && <ReportDetails id={report.id} />}
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
