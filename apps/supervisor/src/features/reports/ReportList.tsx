import type { UserReportSummary } from '@letterliaan/contract'
import { EmptyState } from '../../app/controls/EmptyState.tsx'
import { ReportRow } from './ReportRow.tsx'
import styles from './Reports.module.css'

export interface ReportListProps {
  readonly reports: readonly UserReportSummary[]
  readonly isBusy: boolean
  readonly onMark: (id: number, is_handled: boolean) => void
}

export function ReportList({ reports, isBusy, onMark }: ReportListProps) {
  if (reports.length === 0)
    return (
      <EmptyState title="Er zijn geen meldingen." buddy={6} mood="blij">
        Vindt een leerling een fout, dan leest u het hier.
      </EmptyState>
    )
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
