import type { PracticeSession } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { DataTable, type Column } from '../../app/controls/DataTable.tsx'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { formatDuration } from '@letterliaan/texts/numbers'
import { formatMoment } from '../../app/format.ts'
import * as common from '../../app/texts/common.ts'
import * as texts from './texts.ts'

export interface SessionListProps {
  readonly sessions: readonly PracticeSession[]
  /** The beginning of the session that was just brought back: the keyboard goes on there. */
  readonly focused: number | null
  readonly onVoid: (session: PracticeSession) => void
}

const startOf = ({ started_at }: PracticeSession): number => started_at
const nameOf = ({ started_at }: PracticeSession): string => formatMoment(started_at)

const columnsFor = ({
  focused,
  onVoid,
}: Pick<SessionListProps, 'focused' | 'onVoid'>): readonly Column<PracticeSession>[] => [
  {
    key: 'when',
    header: texts.when,
    sortLabels: texts.byDate,
    cell: nameOf,
    compare: (a, b) => a.started_at - b.started_at,
    isRowHeader: true,
  },
  {
    key: 'seconds',
    header: texts.howLong,
    sortLabels: texts.byLength,
    cell: ({ seconds }) => formatDuration(seconds),
    compare: (a, b) => a.seconds - b.seconds,
  },
  {
    key: 'words',
    header: common.rightAtOnce,
    cell: ({ words, right }) =>
      words === 0 ? texts.noWords : fill(common.wordsOf, { count: right, all: words }),
  },
  {
    key: 'void',
    header: texts.counts,
    cell: (session) => (
      <FlatButton
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- What was pressed is gone: the focus goes where the session went.
        autoFocus={session.started_at === focused}
        aria-label={fill(texts.voidMoreOf, { session: nameOf(session) })}
        onClick={() => onVoid(session)}
      >
        {texts.voidMore}
      </FlatButton>
    ),
  },
]

/** When a child practised, the latest first; each can be voided (MEND-1). */
export function SessionList({ sessions, focused, onVoid }: SessionListProps) {
  return (
    <DataTable
      caption={common.sessions}
      columns={columnsFor({ focused, onVoid })}
      rows={sessions}
      idOf={startOf}
      nameOf={nameOf}
      initialSort={{ key: 'when', isDescending: true }}
    />
  )
}
