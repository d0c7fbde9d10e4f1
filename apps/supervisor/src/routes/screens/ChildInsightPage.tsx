import { Avatar } from '@letterliaan/ui/pictures'
import { Link } from '@letterliaan/web/link'
import { useSuspenseQueries } from '@tanstack/react-query'
import { useState } from 'react'
import type { SupervisedStudent } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { Choice } from '../../app/controls/Choice.tsx'
import { EmptyState } from '../../app/controls/EmptyState.tsx'
import { Folded } from '../../app/controls/Folded.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import { nowSeconds } from '../../app/now.ts'
import { PageFrame } from '../../app/shell/PageFrame.tsx'
import { useServices } from '../../app/useServices.ts'
import { HomeLinksPanel } from '../../features/home-links/HomeLinksPanel.tsx'
import { Pair } from '../../app/controls/Pair.tsx'
import { CalibrationPanel } from '../../features/insight/CalibrationPanel.tsx'
import { ConfusionPanel } from '../../features/insight/ConfusionPanel.tsx'
import { ErrorPanel } from '../../features/insight/ErrorPanel.tsx'
import { MasteryPanel } from '../../features/insight/MasteryPanel.tsx'
import { periodStart, periods, type Period } from '../../features/insight/period.ts'
import { PracticePanel } from '../../features/insight/PracticePanel.tsx'
import { RepetitionPanel } from '../../features/insight/RepetitionPanel.tsx'
import { TrainingPanel } from '../../features/insight/TrainingPanel.tsx'
import { ChildReports } from '../../features/insight/ReportPanels.tsx'
import { addresses } from '../../app/addresses.ts'
import { ChildTabs } from './ChildTabs.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import * as common from '../../app/texts/common.ts'
import * as texts from '../../features/insight/texts.ts'

/** Shows a child's results (supervisor.md, point 6). */
export function ChildInsightPage({ student_id }: { student_id: number }) {
  const { queries } = useServices()
  const [{ data: students }, { data: archived }] = useSuspenseQueries({
    queries: [queries.students, queries.archived],
  })
  const student = [...students, ...archived].find(({ id }) => id === student_id)
  return student === undefined ? <NotFoundPage /> : <ChildInsight student={student} />
}

function ChildInsight({
  student: { id, screen_name: name, buddy_id, archived_at },
}: {
  student: SupervisedStudent
}) {
  const { queries } = useServices()
  const [period, setPeriod] = useState<Period>('year')
  const [now] = useState(nowSeconds)
  const [{ data: insight }, { data: best }, { data: organisation }] = useSuspenseQueries({
    queries: [
      queries.studentInsight(id, periodStart(period, now)),
      queries.personalBest(id),
      queries.organisation,
    ],
  })
  return (
    <PageFrame
      title={fill(texts.title, { name })}
      picture={<Avatar id={buddy_id} size="4rem" />}
      back={<Link to={addresses.children}>{common.children}</Link>}
      intro={fill(texts.intro, { name })}
      actions={<Choice legend={texts.periodLegend} options={periods} value={period} onChange={setPeriod} />}
    >
      <ChildTabs student_id={id} current={addresses.childInsight(id)} />
      {insight.practice.num_sessions === 0 ? (
        <Panel>
          <EmptyState title={fill(texts.notPractised, { name })} buddy={3}>
            {texts.longerPeriod}
          </EmptyState>
        </Panel>
      ) : (
        <>
          <PracticePanel
            name={name}
            practice={insight.practice}
            best={best}
            holidays={organisation.holidays}
          />
          <MasteryPanel
            name={name}
            categories={insight.categories}
            changes={insight.changes}
            holidays={organisation.holidays}
          />
          <Pair>
            <ErrorPanel name={name} errors={insight.errors} />
            <ConfusionPanel name={name} confusions={insight.confusions} />
          </Pair>
          {insight.calibration.sure.words + insight.calibration.doubt.words > 0 && (
            <CalibrationPanel name={name} calibration={insight.calibration} />
          )}
        </>
      )}
      <Pair>
        {insight.practice.num_sessions > 0 && <TrainingPanel name={name} insight={insight} />}
        <RepetitionPanel name={name} insight={insight} />
      </Pair>
      <Folded title={texts.reports.title} hint={texts.reports.hintOfChild}>
        <ChildReports id={id} name={name} />
        {archived_at === null && <HomeLinksPanel student_id={id} since={periodStart('year', now)} />}
      </Folded>
    </PageFrame>
  )
}
