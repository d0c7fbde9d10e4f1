import type { Measure, MeasureKind, StudentMeasures, SupervisedStudent } from '@letterliaan/contract'
import { useNotify } from '@letterliaan/ui'
import { Link } from '@letterliaan/web/link'
import { useSuspenseQueries } from '@tanstack/react-query'
import { EmptyState } from '../../app/controls/EmptyState.tsx'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import { useUndo } from '../../app/controls/useUndo.ts'
import { useAttempt } from '../../app/data/useAttempt.ts'
import { useSend } from '../../app/data/useSend.ts'
import { formatDay } from '../../app/format.ts'
import { PageFrame } from '../../app/shell/PageFrame.tsx'
import { useServices } from '../../app/useServices.ts'
import { kindNames } from '../../features/measures/measure-texts.ts'
import { MeasureComparison } from '../../features/measures/MeasureComparison.tsx'
import { MeasureList } from '../../features/measures/MeasureList.tsx'
import { ProposalForm } from '../../features/measures/ProposalForm.tsx'
import { addresses } from '../addresses.ts'
import { NotFoundPage } from './NotFoundPage.tsx'
import { useGiveMeasure } from './useGiveMeasure.tsx'

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
  const last = measures.findLast(({ topics }) => topics.length > 0)
  const give = useGiveMeasure([student], nextKind(data))
  const { isBusy, withdraw } = useWithdraw()
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
          <MeasureList measures={measures} isBusy={isBusy} onWithdraw={(measure) => void withdraw(measure)} />
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
  const { isBusy, apply } = useApply(measure, student_id)
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

function useWithdraw() {
  const { client, queryClient } = useServices()
  const { isBusy, send } = useSend()
  const withdraw = ({ id }: Measure) =>
    send(async () => {
      await client.call('POST /api/v1/begeleider/measure/withdraw', { body: { measure_ids: [id] } })
      await queryClient.invalidateQueries({ queryKey: ['measures'] })
    }, 'De meting is teruggenomen.')
  return { isBusy, withdraw }
}

function useApply({ id }: Measure, student_id: number) {
  const { client, queryClient } = useServices()
  const notify = useNotify()
  const offerUndo = useUndo()
  const { isBusy, attempt } = useAttempt()
  const refetch = () => queryClient.invalidateQueries()

  async function undo() {
    await client.call('POST /api/v1/begeleider/path/undo', { body: { student_ids: [student_id] } })
    await refetch()
  }

  const apply = (topics: readonly string[]) =>
    attempt(async () => {
      const body = { topics: [...topics] }
      await client.call('POST /api/v1/begeleider/measure/:id/apply', { params: { id }, body })
      await refetch()
      if (topics.length > 0) offerUndo('Het voorstel is overgenomen.', undo)
      else notify('success', 'Het pad blijft zoals het is.')
    })
  return { isBusy, apply }
}

/** What comes after the measures that there are. */
function nextKind({ measures }: StudentMeasures): MeasureKind {
  const finished = measures.filter(({ is_complete }) => is_complete)
  if (finished.length === 0) return 'start'
  return finished.some(({ kind }) => kind === 'interim') ? 'end' : 'interim'
}
