import { reportDays } from '@letterliaan/contract/limits'
import { fill } from '@letterliaan/texts'
import { EmptyState } from '../../app/controls/index.ts'
import { addresses, commonTexts, layout, PageFrame, useData } from '../../app/index.ts'
import { ReportRow } from '../../features/reports/ReportRow.tsx'
import { LessonTabs } from './LessonTabs.tsx'
import { texts } from '../../features/reports/texts.ts'

export function ReportsPage() {
  const [reports] = useData((queries) => [queries.reports])

  return (
    <PageFrame title={commonTexts.reports} intro={fill(texts.intro, { count: reportDays })}>
      <LessonTabs current={addresses.reports} />
      {reports.length === 0 ? (
        <EmptyState title={texts.empty.title} buddy={6} mood="blij">
          {texts.empty.hint}
        </EmptyState>
      ) : (
        <ul className={layout.stack3} aria-label={commonTexts.reports}>
          {reports.map((report) => (
            <ReportRow key={report.id} report={report} />
          ))}
        </ul>
      )}
    </PageFrame>
  )
}
