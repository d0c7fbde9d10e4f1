import { fill } from '@letterliaan/texts'
import { EmptyState, FlatButton, Notice, Panel } from '../../app/controls/index.ts'
import { addresses, commonTexts, formatDay, useData } from '../../app/index.ts'
import { findNextMeasureKind } from '../../features/measures/measure-changes.ts'
import { isMeasureWaiting } from '../../features/measures/describe-measure.ts'
import { MeasureComparison } from '../../features/measures/MeasureComparison.tsx'
import { MeasureList } from '../../features/measures/MeasureList.tsx'
import { ProposalPanel } from '../../features/measures/ProposalPanel.tsx'
import { useGiveMeasure } from '../../features/measures/useGiveMeasure.tsx'
import { ChildPageFrame, createChildPage } from '../subject-pages.tsx'
import { texts } from '../../features/measures/texts.ts'

/** Compares a child's measures, and shows the proposals of the last (MEET-2, MEET-3). */
export const MeasuresPage = createChildPage(function Measures({ student }) {
  const [data] = useData((queries) => [queries.measures(student.id)])
  const { measures } = data
  const waiting = measures.find(isMeasureWaiting)
  const last = measures.findLast(({ topics }) => topics.length > 0)
  const give = useGiveMeasure({ students: [student], kind: findNextMeasureKind(data) })
  const giveButton = (
    <FlatButton sign="plus" look="primary" onClick={give.open}>
      {commonTexts.prepareMeasure}
    </FlatButton>
  )

  return (
    <ChildPageFrame
      student={student}
      current={addresses.measures(student.id)}
      title={fill(texts.title, { name: student.screen_name })}
      intro={texts.intro}
      actions={measures.length > 0 && waiting === undefined && giveButton}
    >
      {waiting && <Notice>{fill(texts.oneWaits, { day: formatDay(waiting.created_at) })}</Notice>}
      {measures.length === 0 ? (
        <Panel>
          <EmptyState title={texts.empty.title} action={giveButton}>
            {texts.empty.hint}
          </EmptyState>
        </Panel>
      ) : (
        <Panel title={texts.list.title} isFlush>
          <MeasureList measures={measures} />
        </Panel>
      )}
      {last && (
        <ProposalPanel key={`${last.id} ${last.topics.length}`} measure={last} student_id={student.id} />
      )}
      {last && (
        <Panel title={texts.compare.panel} isFlush>
          <MeasureComparison measures={measures} />
        </Panel>
      )}
      {give.dialog}
    </ChildPageFrame>
  )
})
