import type { SupervisedStudent } from '@letterliaan/contract'
import { Avatar } from '@letterliaan/ui/pictures'
import { Link } from '@letterliaan/web/link'
import { useSuspenseQueries } from '@tanstack/react-query'
import { EmptyState } from '../../app/controls/EmptyState.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import { PageFrame } from '../../app/shell/PageFrame.tsx'
import { useServices } from '../../app/useServices.ts'
import { HistoryList } from '../../features/history/HistoryList.tsx'
import { RestoreDialog } from '../../features/history/RestoreDialog.tsx'
import { SessionList } from '../../features/history/SessionList.tsx'
import { useMending } from '../../features/history/useMending.ts'
import { VoidDialog } from '../../features/history/VoidDialog.tsx'
import { VoidedList } from '../../features/history/VoidedList.tsx'
import { WorkPanel } from '../../features/history/WorkPanel.tsx'
import { addresses } from '../addresses.ts'
import { NotFoundPage } from './NotFoundPage.tsx'

/** When a child practised, what of that does not count, and what supervisors changed (supervisor.md, point 8). */
export function ChildHistoryPage({ student_id }: { student_id: number }) {
  const { queries } = useServices()
  const [{ data: students }, { data: archived }] = useSuspenseQueries({
    queries: [queries.students, queries.archived],
  })
  const student = [...students, ...archived].find(({ id }) => id === student_id)
  return student === undefined ? <NotFoundPage /> : <ChildHistory student={student} />
}

function ChildHistory({ student: { id, screen_name: name, buddy_id } }: { student: SupervisedStudent }) {
  const { queries } = useServices()
  const [{ data }, { data: history }, { data: work }] = useSuspenseQueries({
    queries: [queries.studentSessions(id), queries.studentHistory(id), queries.studentWork(id)],
  })
  const { sessions, voided } = data
  const mending = useMending(id)
  const { isBusy, voiding, restoring } = mending
  return (
    <PageFrame
      title={`Geschiedenis: ${name}`}
      picture={<Avatar id={buddy_id} size="4rem" />}
      back={<Link to={addresses.child(id)}>{name}</Link>}
      intro={`Wanneer ${name} oefende, en wat begeleiders hebben veranderd.`}
    >
      <Panel title="Oefenmomenten" isFlush={sessions.length > 0}>
        {sessions.length === 0 ? (
          <EmptyState title={`${name} heeft nog niet geoefend.`} buddy={3}>
            Zodra er geoefend is, staat hier wanneer en hoelang.
          </EmptyState>
        ) : (
          <SessionList
            sessions={sessions}
            focused={mending.moved}
            onVoid={(session) => !isBusy && void mending.preview(session)}
          />
        )}
      </Panel>
      {voided.length > 0 && (
        <Panel title="Tellen niet mee">
          <VoidedList
            voided={voided}
            focused={mending.moved}
            isBusy={isBusy}
            onUndo={(session) => void mending.previewRestoring(session)}
          />
        </Panel>
      )}
      <WorkPanel
        name={name}
        work={work}
        isBusy={isBusy}
        onRestart={mending.restart}
        onTakeBack={(badge_id) => void mending.takeBack(badge_id)}
      />
      <Panel title="Wat begeleiders veranderden">
        {history.length === 0 ? (
          <EmptyState title="Er is nog niets veranderd.">
            Een nieuw wachtwoord, een ander pad, een meting: wat begeleiders doen, komt hier te staan.
          </EmptyState>
        ) : (
          <HistoryList history={history} />
        )}
      </Panel>
      {voiding !== null && (
        <VoidDialog
          name={name}
          voiding={voiding}
          isBusy={isBusy}
          onVoid={(reason) => void mending.voidSession(reason)}
          onClose={mending.close}
        />
      )}
      {restoring !== null && (
        <RestoreDialog
          name={name}
          restoring={restoring}
          isBusy={isBusy}
          onRestore={() => void mending.restore(restoring)}
          onClose={mending.close}
        />
      )}
    </PageFrame>
  )
}
