import type { Measure, SupervisedStudent } from '@letterliaan/contract'
import { Link } from '@letterliaan/web/link'
import { useSuspenseQueries } from '@tanstack/react-query'
import { EmptyState } from '../../app/controls/EmptyState.tsx'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import { useChange } from '../../app/data/useChange.ts'
import { formatDay } from '../../app/format.ts'
import { PageFrame } from '../../app/shell/PageFrame.tsx'
import { useServices } from '../../app/useServices.ts'
import { applyProposal, nextKind, withdrawMeasure } from '../../features/measures/measure-changes.ts'
import { kindNames } from '../../features/measures/measure-texts.ts'
import { MeasureComparison } from '../../features/measures/MeasureComparison.tsx'
import { MeasureList } from '../../features/measures/MeasureList.tsx'
import { ProposalForm } from '../../features/measures/ProposalForm.tsx'
import { useGiveMeasure } from '../../features/measures/useGiveMeasure.tsx'
import { addresses } from '../addresses.ts'
import { NotFoundPage } from './NotFoundPage.tsx'

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
  const { client, queries } = useServices()
  const [{ data }] = useSuspenseQueries({ queries: [queries.measures(student.id)] })
  const { measures } = data
  const last = measures.findLast(({ topics }) => topics.length > 0)
  const give = useGiveMeasure([student], nextKind(data))
  const { isBusy, run: withdraw } = useChange(withdrawMeasure(client))
  const giveButton = (
    <FlatButton sign="plus" look="primary" onClick={give.open}>
      Meting klaarzetten
    </FlatButton>
  )

  return (
    <PageFrame
      title={`Metingen van ${student.screen_name}`}
      back={<Link to={addresses.child(student.id)}>{student.screen_name}</Link>}
      intro="Een meting is een dictee over de onderdelen van een wereld. Het kind hoort niet wat goed of fout was."
      actions={measures.length > 0 && giveButton}
    >
      {measures.length === 0 ? (
        <Panel>
          <EmptyState title="Er is nog geen meting." action={giveButton}>
            Zet een startmeting klaar. Daarna ziet u welke stappen dit kind kan overslaan, en waar het kan
            beginnen.
          </EmptyState>
        </Panel>
      ) : (
        <Panel title="Klaargezet" isFlush>
          <MeasureList measures={measures} isBusy={isBusy} onWithdraw={({ id }) => void withdraw(id)} />
        </Panel>
      )}
      {last && <Proposal key={`${last.id} ${last.topics.length}`} measure={last} student_id={student.id} />}
      {last && (
        <Panel title="Naast elkaar" isFlush>
          <MeasureComparison measures={measures} />
        </Panel>
      )}
      {give.dialog}
    </PageFrame>
  )
}

function Proposal({ measure, student_id }: { measure: Measure; student_id: number }) {
  const { client } = useServices()
  const { isBusy, run: apply } = useChange(applyProposal(client, measure, student_id))
  return (
    <Panel
      title={`Voorstel na de ${kindNames[measure.kind].toLowerCase()} (${formatDay(measure.created_at)})`}
    >
      <p>
        Er verandert niets aan het pad tot u het voorstel overneemt. Daarna kunt u het pad zelf nog wijzigen.
      </p>
      <ProposalForm measure={measure} isBusy={isBusy} onApply={(topics) => void apply(topics)} />
    </Panel>
  )
}
