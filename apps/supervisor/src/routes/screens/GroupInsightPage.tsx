import type { Group } from '@letterliaan/contract'
import { Link } from '@letterliaan/web/link'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fill } from '@letterliaan/texts'
import { Choice } from '../../app/controls/Choice.tsx'
import { EmptyState } from '../../app/controls/EmptyState.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import { nowSeconds } from '../../app/now.ts'
import { PageFrame } from '../../app/shell/PageFrame.tsx'
import { useServices } from '../../app/useServices.ts'
import { concludeGroup } from '../../features/insight/conclusions.ts'
import { GroupMatrix } from '../../features/insight/GroupMatrix.tsx'
import styles from '../../features/insight/Insight.module.css'
import { periodStart, periods, type Period } from '../../features/insight/period.ts'
import { GroupReports } from '../../features/insight/ReportPanels.tsx'
import { addresses } from '../addresses.ts'
import { NotFoundPage } from './NotFoundPage.tsx'
import * as texts from '../../features/insight/texts.ts'

/** What the log of answers tells of a group (supervisor.md, point 6): never a ranking. */
export function GroupInsightPage({ group_id }: { group_id: number }) {
  const { queries } = useServices()
  const { data: groups } = useSuspenseQuery(queries.groups)
  const group = groups.find(({ id }) => id === group_id)
  return group === undefined ? <NotFoundPage /> : <InsightOfGroup group={group} />
}

function InsightOfGroup({ group: { id, name } }: { group: Group }) {
  const { queries } = useServices()
  const [period, setPeriod] = useState<Period>('year')
  const [now] = useState(nowSeconds)
  const { data: insight } = useSuspenseQuery(queries.groupInsight(id, periodStart(period, now)))
  return (
    <PageFrame
      title={fill(texts.title, { name })}
      back={<Link to={addresses.group(id)}>{name}</Link>}
      intro={texts.groupIntro}
      actions={<Choice legend={texts.periodLegend} options={periods} value={period} onChange={setPeriod} />}
    >
      <Panel>
        {insight.categories.length === 0 ? (
          <EmptyState title={texts.groupNotPractised} buddy={3}>
            {texts.longerPeriod}
          </EmptyState>
        ) : (
          <>
            <p className={styles.conclusion}>{concludeGroup(insight)}</p>
            <GroupMatrix
              insight={insight}
              caption={fill(texts.groupCaption, { name })}
              addressOf={addresses.childInsight}
            />
          </>
        )}
      </Panel>
      <GroupReports id={id} name={name} />
    </PageFrame>
  )
}
