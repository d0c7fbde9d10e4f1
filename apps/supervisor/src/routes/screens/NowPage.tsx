import { Dialog, HiddenText } from '@letterliaan/ui'
import { useStore } from '@letterliaan/web/use-store'
import { useCallback, useMemo, useState } from 'react'
import { Choice, EmptyState, FlatButton, Notice, Panel, Toolbar } from '../../app/controls/index.ts'
import { commonTexts, PageFrame, useData } from '../../app/index.ts'
import { filterChildren, type GroupFilter } from '../../features/children/filter-children.ts'
import { GroupFilterField } from '../../features/children/GroupFilterField.tsx'
import { useChildAccess } from '../../features/children/useChildAccess.ts'
import { summariseAttention } from '../../features/live/attention.ts'
import { createLiveRowMaker, type RowOrder } from '../../features/live/live-rows.ts'
import { PassedWorldNotice } from '../../features/live/PassedWorldNotice.tsx'
import { StudentActionsPanel } from '../../features/live/StudentActionsPanel.tsx'
import { useThrottledText } from '../../features/live/useThrottledText.ts'
import { useLiveWork } from '../../features/live/useLiveWork.ts'
import { listRecentlyPassedWorlds, listWaitingChildren } from '../../features/live/work.ts'
import { WorkTable, type LiveWorkRow } from '../../features/live/WorkTable.tsx'
import { fill } from '@letterliaan/texts'
import type { SupervisedStudent } from '@letterliaan/contract'
import { texts as childrenTexts } from '../../features/children/texts.ts'
import { texts } from '../../features/live/texts.ts'

const orders = [
  { value: 'name', label: texts.order.byName },
  { value: 'help', label: texts.order.byHelp },
] as const

/** Shows the step, exercise, word and progress of children at work (ZIEN-1). Does not compare children. */
export function NowPage() {
  const [students, groups] = useData((queries) => [queries.students, queries.groups])
  const { work, waits, passed, seconds } = useLiveWork()
  const now = useStore(seconds)
  const [group, setGroup] = useState<GroupFilter>('all')
  const [order, setOrder] = useState<RowOrder>('name')
  const [opened, setOpened] = useState<number | null>(null)
  const open = useCallback((student_id: number) => setOpened(student_id), [])
  const makeRows = useMemo(() => createLiveRowMaker(), [])
  const all = makeRows(work ?? new Map(), students, now, order)
  const shown = new Set(filterChildren(students, '', group).map(({ id }) => id))
  const rows = all.filter(({ student }) => shown.has(student.id))
  const passedNow = listRecentlyPassedWorlds(passed, now)
  const waiting = new Set(listWaitingChildren(waits, work ?? new Map(), now))
  const summary = summariseAttention(rows.length, rows.filter(({ reasons }) => reasons.length > 0).length)
  const openedStudent = students.find(({ id }) => id === opened)

  return (
    <PageFrame title={commonTexts.nowAtWork} intro={work === null ? texts.waitingNow : summary}>
      <output>
        <HiddenText>{useThrottledText(work === null ? '' : summary)}</HiddenText>
      </output>
      <Toolbar>
        {groups.length > 0 && <GroupFilterField groups={groups} value={group} onChange={setGroup} />}
        <Choice legend={texts.orderLegend} options={orders} value={order} onChange={setOrder} />
      </Toolbar>
      <output>
        {students
          .filter(({ id }) => waiting.has(id) && shown.has(id))
          .map((student) => (
            <WaitingNotice key={student.id} student={student} />
          ))}
        {students.flatMap(({ id, screen_name }) => {
          const world = shown.has(id) ? passedNow.get(id) : undefined
          return world === undefined ? [] : [<PassedWorldNotice key={id} name={screen_name} world={world} />]
        })}
      </output>
      {rows.length > 0 && (
        <Panel isFlush>
          <WorkTable rows={rows} seconds={seconds} onOpen={open} />
        </Panel>
      )}
      {work !== null && rows.length === 0 && (
        <Panel>
          <EmptyState title={commonTexts.nobodyAtWork} buddy={3}>
            {texts.emptyNow}
          </EmptyState>
        </Panel>
      )}
      {openedStudent !== undefined && (
        <ChildDialog
          student={openedStudent}
          work={all.find(({ student }) => student.id === opened)?.work ?? null}
          onClose={() => setOpened(null)}
        />
      )}
    </PageFrame>
  )
}

interface ChildDialogProps extends Pick<LiveWorkRow, 'student'> {
  readonly work: LiveWorkRow['work'] | null
  readonly onClose: () => void
}

function ChildDialog({ student, work, onClose }: ChildDialogProps) {
  const { isOpening, open } = useChildAccess(student)
  return (
    <Dialog title={student.screen_name} size="wide" onClose={onClose}>
      <StudentActionsPanel
        student={student}
        work={work}
        isOpening={isOpening}
        onLook={() => open('impersonation')}
      />
    </Dialog>
  )
}

/** Names a child whose login is blocked after wrong passwords or pictures, and lets it in (STOP-3). */
function WaitingNotice({ student }: { readonly student: SupervisedStudent }) {
  const { letIn } = useChildAccess(student)
  const { screen_name } = student
  return (
    <Notice
      look="attention"
      action={
        <FlatButton
          aria-label={fill(childrenTexts.access.letInChild, { screen_name })}
          onClick={() => letIn()}
        >
          {childrenTexts.access.letIn}
        </FlatButton>
      }
    >
      {fill(texts.waitsToLogIn, { name: screen_name })}
    </Notice>
  )
}
