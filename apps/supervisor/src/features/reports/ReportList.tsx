import type { UserReportSummary } from '@letterliaan/contract'
import { ReportRow } from './ReportRow.tsx'
import styles from './Reports.module.css'

export interface ReportListProps {
  readonly reports: readonly UserReportSummary[]
  readonly isBusy: boolean
  readonly onMark: (id: number, is_handled: boolean) => void
}

export function ReportList({ reports, isBusy, onMark }: ReportListProps) {
  if (reports.length === 0) return <p>Er zijn geen meldingen.</p>
  return (
    <ul className={styles.list} aria-label="Meldingen">
      {reports.map((report) => (
        <ReportRow
          key={report.id}
          report={report}
          isBusy={isBusy}
          onMark={(is_handled) => onMark(report.id, is_handled)}
        />
      ))}
    </ul>
  )
}
