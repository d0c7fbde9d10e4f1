import { fill } from '@letterliaan/texts'
import { readId } from '@letterliaan/web/page'
import { useState } from 'react'
import { EmptyState, Notice, Panel } from '../../app/controls/index.ts'
import { addresses, commonTexts, useData } from '../../app/index.ts'
import { HistoryList } from '../../features/history/HistoryList.tsx'
import { RestoreDialog, VoidDialog, VoidedList } from '../../features/history/Voiding.tsx'
import { SessionList } from '../../features/history/SessionList.tsx'
import { useMending } from '../../features/history/useMending.ts'
import { WorkPanel } from '../../features/history/WorkPanel.tsx'
import { ChildPageFrame, createChildPage } from '../subject-pages.tsx'
import { texts } from '../../features/history/texts.ts'

/** Reads `?stap=57`, the step whose failed dictation to show, or `?moment=1795000000`, the session to show. */
const readSought = (name: string): number | null =>
  readId(new URLSearchParams(window.location.search).get(name) ?? '')

/** Lists a child's practice, what does not count, and changes by supervisors (supervisor.md, point 8). */
export const ChildHistoryPage = createChildPage(function ChildHistory({ student }) {
  const { id, screen_name: name } = student
  const [data, history] = useData((queries) => [queries.studentSessions(id), queries.studentHistory(id)])
  const { sessions, voided } = data
  const mending = useMending(id)
  const { isBusy, voiding, restoring } = mending
  const [step_id] = useState(() => readSought(addresses.soughtStep))
  const [started_at] = useState(() => readSought(addresses.soughtSession))
  const isFound = sessions.some(({ failed_steps }) => step_id !== null && failed_steps.includes(step_id))
  return (
    <ChildPageFrame
      title={fill(texts.title, { name })}
      student={student}
      current={addresses.childHistory(id)}
      intro={fill(texts.intro, { name })}
    >
      {step_id !== null && !isFound && <Notice>{texts.noFailed}</Notice>}
      <Panel title={commonTexts.sessions} isFlush={sessions.length > 0}>
        {sessions.length === 0 ? (
          <EmptyState title={fill(commonTexts.neverPractised, { name })} buddy={3}>
            {texts.emptySessions}
          </EmptyState>
        ) : (
          <SessionList
            student_id={id}
            sessions={sessions}
            step_id={step_id}
            started_at={started_at}
            gone={mending.gone}
            focused={mending.moved}
            onVoid={mending.preview}
          />
        )}
      </Panel>
      {voided.length > 0 && (
        <Panel title={texts.notCounted}>
          <VoidedList
            voided={voided}
            focused={mending.moved}
            isBusy={isBusy}
            onUndo={(session) => mending.previewRestoring(session)}
          />
        </Panel>
      )}
      <WorkPanel student_id={id} name={name} work={history} />
      <Panel title={texts.history}>
        {history.changes.length === 0 ? (
          <EmptyState title={texts.nothingChanged}>{texts.emptyHistory}</EmptyState>
        ) : (
          <HistoryList history={history.changes} />
        )}
      </Panel>
      {voiding !== null && (
        <VoidDialog
          name={name}
          voiding={voiding.change}
          numSessions={1 + (voiding.body.also?.length ?? 0)}
          isBusy={isBusy}
          onVoid={(reason) => mending.voidSession(reason)}
          onClose={mending.close}
        />
      )}
      {restoring !== null && (
        <RestoreDialog
          name={name}
          restoring={restoring}
          isBusy={isBusy}
          onRestore={() => mending.restore(restoring)}
          onClose={mending.close}
        />
      )}
    </ChildPageFrame>
  )
})
