import { Link } from '@letterliaan/web/link'
import { useState } from 'react'
import { fill } from '@letterliaan/texts'
import {
  Choice,
  EmptyState,
  FlatButton,
  CollapsedPanel,
  Panel,
  SelectionBar,
  useSelection,
} from '../../app/controls/index.ts'
import { getNowSeconds } from '@letterliaan/web/now'
import { addresses, commonTexts, PageFrame, useData } from '../../app/index.ts'
import { useInstructionGroupDialog } from '../../features/groups/group-dialogs.tsx'
import { useStepForChildren } from '../../features/instructions/useStepForChildren.tsx'
import { useGiveMeasure } from '../../features/measures/useGiveMeasure.tsx'
import { concludeFormerMembers, concludeGroup } from '../../features/insight/conclusions.ts'
import { GroupPracticePanel } from '../../features/insight/GroupPracticePanel.tsx'
import { GroupMatrix } from '../../features/insight/GroupMatrix.tsx'
import styles from '../../features/insight/Insight.module.css'
import { findPeriodStart, periodOptions, type PeriodChoice } from '../../features/insight/period.ts'
import { GroupReports } from '../../features/insight/ReportPanel.tsx'
import { GroupTabs, createGroupPage } from '../subject-pages.tsx'
import { texts as groupTexts } from '../../features/groups/texts.ts'
import { texts as instructionTexts } from '../../features/instructions/texts.ts'
import { texts } from '../../features/insight/texts.ts'

/** Shows a group's results (supervisor.md, point 6), but no ranking. */
export const GroupInsightPage = createGroupPage(function InsightOfGroup({ group }) {
  const { id, name } = group
  const [period, setPeriod] = useState<PeriodChoice>('year')
  const [now] = useState(getNowSeconds)
  const [insight, students] = useData((queries) => [
    queries.groupInsight(id, findPeriodStart(period, now)),
    queries.students,
  ])
  const selection = useSelection()
  const [category, setCategory] = useState<string | null>(null)
  const selected = students.filter((student) => selection.ids.has(student.id))
  const instruction = useInstructionGroupDialog({
    from: { ...group, categories: insight.categories },
    students: selected,
    category,
  })
  const giving = useStepForChildren({ students: selected, category })
  const clear = () => {
    selection.clear()
    setCategory(null)
  }
  const measure = useGiveMeasure({ students: selected, kind: 'interim', onDone: clear })
  return (
    <PageFrame
      title={fill(texts.title, { name })}
      back={<Link to={addresses.children}>{commonTexts.children}</Link>}
      intro={texts.groupIntro}
      actions={
        <>
          <Choice legend={texts.periodLegend} options={periodOptions} value={period} onChange={setPeriod} />
          <FlatButton onClick={() => window.print()}>{texts.groupPractice.print}</FlatButton>
        </>
      }
    >
      <GroupTabs group_id={id} current={addresses.groupInsight(id)} />
      <Panel>
        {insight.categories.length === 0 ? (
          <EmptyState title={texts.groupNotPractised} buddy={3}>
            {texts.longerPeriod}
          </EmptyState>
        ) : (
          <>
            <p className={styles.conclusion}>{concludeGroup(insight)}</p>
            {insight.former.num_students > 0 && <p>{concludeFormerMembers(insight.former)}</p>}
            <GroupMatrix
              insight={insight}
              caption={fill(texts.groupCaption, { name })}
              selected={selection.ids}
              onSelect={(ids, of) => {
                selection.set(ids)
                setCategory(ids.length === 0 ? null : (of ?? category))
              }}
            />
          </>
        )}
      </Panel>
      {insight.students.length > 0 && <GroupPracticePanel students={insight.students} period={period} />}
      <SelectionBar numSelected={selected.length} singular="kind" plural="kinderen" onClear={clear}>
        <FlatButton sign="group" onClick={instruction.open}>
          {groupTexts.instruction.make}
        </FlatButton>
        <FlatButton sign="path" onClick={giving.open}>
          {instructionTexts.give.open}
        </FlatButton>
        <FlatButton sign="pencil" onClick={measure.open}>
          {commonTexts.prepareMeasure}
        </FlatButton>
      </SelectionBar>
      {instruction.dialog}
      {giving.dialog}
      {measure.dialog}
      <CollapsedPanel title={texts.reports.title} hint={texts.reports.hintOfGroup}>
        <GroupReports id={id} name={name} />
      </CollapsedPanel>
    </PageFrame>
  )
})
