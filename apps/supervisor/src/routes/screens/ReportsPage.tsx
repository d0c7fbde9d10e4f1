import { reportDays } from '@letterliaan/contract/limits'
import { useSuspenseQuery } from '@tanstack/react-query'
import { fill } from '@letterliaan/texts'
import { useChange } from '../../app/data/useChange.ts'
import { PageFrame } from '../../app/shell/PageFrame.tsx'
import { useServices } from '../../app/useServices.ts'
import { markReport } from '../../features/reports/mark-report.ts'
import { ReportList } from '../../features/reports/ReportList.tsx'
import { addresses } from '../../app/addresses.ts'
import { LessonTabs } from './LessonTabs.tsx'
import * as common from '../../app/texts/common.ts'
import * as texts from '../../features/reports/texts.ts'

/** Lists reports of the organisation, latest first. */
export function ReportsPage() {
  const { queries } = useServices()
  const { data: reports } = useSuspenseQuery(queries.reports)
  const { isBusy, run } = useChange(markReport)

  return (
    <PageFrame title={common.reports} intro={fill(texts.intro, { count: reportDays })}>
      <LessonTabs current={addresses.reports} />
      <ReportList
        reports={reports}
        isBusy={isBusy}
        onMark={(id, is_handled) => void run({ id, is_handled })}
      />
    </PageFrame>
  )
}
