import { useState } from 'react'
import { fill } from '@letterliaan/texts'
import { sayUnreadRuns } from '@letterliaan/texts/numbers'
import { Choice, EmptyState, CollapsedPanel, Notice, Panel } from '../../app/controls/index.ts'
import { getNowSeconds } from '@letterliaan/web/now'
import { addresses, useData } from '../../app/index.ts'
import { HomeLinksPanel } from '../../features/home-links/HomeLinksPanel.tsx'
import { TwoColumns } from '../../app/controls/TwoColumns.tsx'
import {
  CalibrationPanel,
  ConfusionPanel,
  RepetitionPanel,
  TrainingPanel,
} from '../../features/insight/ChildPanels.tsx'
import { ErrorPanel } from '../../features/insight/ErrorPanel.tsx'
import { MasteryPanel } from '../../features/insight/MasteryPanel.tsx'
import { findPeriodStart, periodOptions, type PeriodChoice } from '../../features/insight/period.ts'
import { PracticePanel } from '../../features/insight/PracticePanel.tsx'
import { ChildReports } from '../../features/insight/ReportPanel.tsx'
import { ChildPageFrame, createChildPage } from '../subject-pages.tsx'
import { texts } from '../../features/insight/texts.ts'

/** Shows a child's results (supervisor.md, point 6). */
export const ChildInsightPage = createChildPage(function ChildInsight({ student }) {
  const { id, screen_name: name, archived_at } = student
  const [period, setPeriod] = useState<PeriodChoice>('year')
  const [now] = useState(getNowSeconds)
  const [insight, organisation] = useData((queries) => [
    queries.studentInsight(id, findPeriodStart(period, now)),
    queries.organisation,
  ])
  return (
    <ChildPageFrame
      title={fill(texts.title, { name })}
      student={student}
      current={addresses.childInsight(id)}
      intro={fill(texts.intro, { name })}
      actions={
        <Choice legend={texts.periodLegend} options={periodOptions} value={period} onChange={setPeriod} />
      }
    >
      {sayUnreadRuns(name, insight.num_unread_runs).map((sentence) => (
        <Notice key={sentence} look="attention">
          {sentence}
        </Notice>
      ))}
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
            best={insight.best}
            holidays={organisation.holidays}
          />
          <MasteryPanel
            name={name}
            categories={insight.categories}
            changes={insight.changes}
            holidays={organisation.holidays}
          />
          <TwoColumns>
            <ErrorPanel name={name} errors={insight.errors} />
            <ConfusionPanel name={name} confusions={insight.confusions} />
          </TwoColumns>
          {insight.calibration.sure.words + insight.calibration.doubt.words > 0 && (
            <CalibrationPanel name={name} calibration={insight.calibration} />
          )}
        </>
      )}
      <TwoColumns>
        {insight.practice.num_sessions > 0 && <TrainingPanel name={name} insight={insight} />}
        <RepetitionPanel name={name} insight={insight} />
      </TwoColumns>
      <CollapsedPanel title={texts.reports.title} hint={texts.reports.hintOfChild}>
        <ChildReports id={id} name={name} />
        {archived_at === null && <HomeLinksPanel student_id={id} since={findPeriodStart('year', now)} />}
      </CollapsedPanel>
    </ChildPageFrame>
  )
})
