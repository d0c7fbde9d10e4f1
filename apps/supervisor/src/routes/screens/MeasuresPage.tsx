import type { Measure, SupervisedStudent } from '@letterliaan/contract'
import { Link } from '@letterliaan/web/link'
import { useSuspenseQueries } from '@tanstack/react-query'
import { fill } from '@letterliaan/texts'
import { EmptyState } from '../../app/controls/EmptyState.tsx'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { Notice } from '../../app/controls/Notice.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import { useChange } from '../../app/data/useChange.ts'
import { formatDay } from '../../app/format.ts'
import { PageFrame } from '../../app/shell/PageFrame.tsx'
import { useServices } from '../../app/useServices.ts'
import { applyProposal, nextKind, withdrawMeasure } from '../../features/measures/measure-changes.ts'
import { isWaiting, kindNames } from '../../features/measures/tell-measure.ts'
import { MeasureComparison } from '../../features/measures/MeasureComparison.tsx'
import { MeasureList } from '../../features/measures/MeasureList.tsx'
import { ProposalForm } from '../../features/measures/ProposalForm.tsx'
import { useGiveMeasure } from '../../features/measures/useGiveMeasure.tsx'
import { addresses } from '../../app/addresses.ts'
import { ChildTabs } from './ChildTabs.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import * as common from '../../app/texts/common.ts'
import * as texts from '../../features/measures/texts.ts'

/** The measures of a child, beside each other, and what the last proposes (MEET-2, MEET-3). */
export function MeasuresPage({ student_id }: { student_id: number }) {
  const { queries } = useServices()
  const [{ data: students }, { data: archived }] = useSuspenseQueries({
    queries: [queries.students, queries.archived],
  })
  const student = [...students, ...archived].find(({ id }) => id === student_id)
  return student === undefined ? <NotFoundPage /> : <Measures student={student} />
}

function Measures({ student }: { student: SupervisedStudent }) {
  const { queries } = useServices()
  const [{ data }] = useSuspenseQueries({ queries: [queries.measures(student.id)] })
  const { measures } = data
  const waiting = measures.find(isWaiting)
  const last = measures.findLast(({ topics }) => topics.length > 0)
  const give = useGiveMeasure({ students: [student], kind: nextKind(data) })
  const { isBusy, run: withdraw } = useChange(withdrawMeasure)
  const giveButton = (
    <FlatButton sign="plus" look="primary" onClick={give.open}>
      {common.prepareMeasure}
    </FlatButton>
  )

  return (
    <PageFrame
      title={fill(texts.title, { name: student.screen_name })}
      back={<Link to={addresses.children}>{common.children}</Link>}
      intro={texts.intro}
      actions={measures.length > 0 && waiting === undefined && giveButton}
    >
      <ChildTabs student_id={student.id} current={addresses.measures(student.id)} />
      {waiting && <Notice>{fill(texts.oneWaits, { day: formatDay(waiting.created_at) })}</Notice>}
      {measures.length === 0 ? (
        <Panel>
          <EmptyState title={texts.empty.title} action={giveButton}>
            {texts.empty.hint}
          </EmptyState>
        </Panel>
      ) : (
        <Panel title={texts.list.title} isFlush>
          <MeasureList measures={measures} isBusy={isBusy} onWithdraw={({ id }) => void withdraw(id)} />
        </Panel>
      )}
      {last && <Proposal key={`${last.id} ${last.topics.length}`} measure={last} student_id={student.id} />}
      {last && (
        <Panel title={texts.compare.panel} isFlush>
          <MeasureComparison measures={measures} />
        </Panel>
      )}
      {give.dialog}
    </PageFrame>
  )
}

function Proposal({ measure, student_id }: { measure: Measure; student_id: number }) {
  const { isBusy, run: apply } = useChange(applyProposal(measure, student_id))
  return (
    <Panel
      title={fill(texts.proposal.title, {
        kind: kindNames[measure.kind].toLowerCase(),
        day: formatDay(measure.created_at),
      })}
    >
      <p>{texts.proposal.hint}</p>
      <ProposalForm measure={measure} isBusy={isBusy} onApply={(topics) => void apply(topics)} />
    </Panel>
  )
}
