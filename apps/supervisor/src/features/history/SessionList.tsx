import type { StudentSession } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { Suspense, useMemo } from 'react'
import {
  StatusLabel,
  type TableColumn,
  DataTable,
  FlatButton,
  openRowProps,
  SelectionBar,
  ControlIcon,
  type ToggledSelection,
  useSelection,
} from '../../app/controls/index.ts'
import { commonTexts, formatLongAgo, Skeleton } from '../../app/index.ts'
import { formatDuration } from '@letterliaan/texts/numbers'
import styles from './History.module.css'
import { SessionDetail } from './SessionDetail.tsx'
import { texts } from './texts.ts'

export interface SessionListProps {
  readonly student_id: number
  readonly sessions: readonly StudentSession[]
  /** The step whose last failed dictation is opened, or null. */
  readonly step_id: number | null
  /** Start of the session that is opened at first, or null. */
  readonly started_at: number | null
  /** Sessions that were just voided. They are hidden, although `sessions` may still contain them. */
  readonly gone: readonly number[]
  /** Start of the session that was just restored, which gets the focus. */
  readonly focused: number | null
  readonly onVoid: (sessions: readonly StudentSession[]) => unknown
}

const startOf = ({ started_at }: StudentSession): number => started_at
const nameOf = ({ started_at }: StudentSession): string => formatLongAgo(started_at)

const columnsFor = (
  { ids, toggle }: ToggledSelection,
  { focused, onVoid }: Pick<SessionListProps, 'focused' | 'onVoid'>,
): readonly TableColumn<StudentSession>[] => [
  {
    key: 'when',
    header: texts.columns.when,
    sortLabels: texts.byDate,
    cell: (session) => {
      const isOpen = ids.has(session.started_at)
      return (
        <FlatButton
          look="bare"
          className={styles.unfold}
          {...openRowProps}
          aria-expanded={isOpen}
          onClick={() => toggle(session.started_at)}
        >
          <ControlIcon name={isOpen ? 'down' : 'right'} />
          {nameOf(session)}
        </FlatButton>
      )
    },
    sortBy: (row) => row.started_at,
    isRowHeader: true,
  },
  {
    key: 'seconds',
    header: texts.columns.howLong,
    sortLabels: texts.byLength,
    cell: ({ seconds }) => formatDuration(seconds),
    sortBy: (row) => row.seconds,
  },
  {
    key: 'words',
    header: commonTexts.rightAtOnce,
    cell: ({ words, right, failed_steps }) => (
      <>
        {words === 0 ? commonTexts.noWords : fill(commonTexts.wordsOf, { count: right, all: words })}{' '}
        {failed_steps.length > 0 && <StatusLabel look="attention">{texts.dictationFailed}</StatusLabel>}
      </>
    ),
  },
  {
    key: 'void',
    header: texts.columns.counts,
    cell: (session) => (
      <FlatButton
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- What was pressed is gone: the focus goes where the session went.
        autoFocus={session.started_at === focused}
        aria-label={fill(texts.voidMoreOf, { session: nameOf(session) })}
        onClick={() => onVoid([session])}
      >
        {texts.voidMore}
      </FlatButton>
    ),
  },
]

/** Lists sessions, latest first. A session can be opened to see its answers, or voided (MEND-1, DOE-2). */
export function SessionList(props: SessionListProps) {
  const { student_id, sessions, step_id, started_at: moment, gone, focused, onVoid } = props
  const sought = sessions.find(({ started_at, failed_steps }) =>
    step_id === null ? started_at === moment : failed_steps.includes(step_id),
  )
  const opened = useSelection(sought && [sought.started_at])
  const selection = useSelection()
  const chosen = sessions.filter(({ started_at }) => selection.ids.has(started_at))
  const columns = useMemo(() => columnsFor(opened, { focused, onVoid }), [focused, onVoid, opened])

  const below = ({ started_at }: StudentSession) =>
    opened.ids.has(started_at) &&
    !gone.includes(started_at) && (
      <Suspense fallback={<Skeleton of="part" />}>
        <SessionDetail
          student_id={student_id}
          started_at={started_at}
          step_id={started_at === sought?.started_at ? step_id : null}
          isSought={started_at === sought?.started_at && step_id === null}
        />
      </Suspense>
    )

  return (
    <>
      <DataTable
        caption={commonTexts.sessions}
        columns={columns}
        rows={sessions}
        idOf={startOf}
        nameOf={nameOf}
        initialSort={{ key: 'when', isDescending: true }}
        selection={selection}
        shown={sought?.started_at}
        below={below}
      />
      <SelectionBar
        numSelected={chosen.length}
        singular={texts.session}
        plural={texts.sessions}
        onClear={selection.clear}
      >
        <FlatButton onClick={() => onVoid(chosen)}>{texts.voidMore}</FlatButton>
      </SelectionBar>
    </>
  )
}
