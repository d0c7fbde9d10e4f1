import type { UserReportSummary } from '@letterliaan/contract'
import { EmptyState } from '../../app/controls/EmptyState.tsx'
import { ReportRow } from './ReportRow.tsx'
import layout from '../../app/style/layout.module.css'
import * as common from '../../app/texts/common.ts'
import * as texts from './texts.ts'

export interface ReportListProps {
  readonly reports: readonly UserReportSummary[]
  readonly isBusy: boolean
  readonly onMark: (id: number, is_handled: boolean) => void
}

export function ReportList({ reports, isBusy, onMark }: ReportListProps) {
  if (reports.length === 0)
    return (
      <EmptyState title={texts.empty.title} buddy={6} mood="blij">
        {texts.empty.hint}
      </EmptyState>
    )
  return (
    <ul className={layout.stack3} aria-label={common.reports}>
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
