import type { SupervisedStudent } from '@letterliaan/contract'
import { Avatar } from '@letterliaan/ui/pictures'
import { Link } from '@letterliaan/web/link'
import type { ReadonlyStore } from '@letterliaan/web/store'
import { useStore } from '@letterliaan/web/use-store'
import { useMemo } from 'react'
import { fill } from '@letterliaan/texts'
import { StatusLabel, type TableColumn, DataTable, FlatButton } from '../../app/controls/index.ts'
import { addresses, commonTexts, layout } from '../../app/index.ts'
import { formatTimeSinceEvent } from './attention.ts'
import { RecentWords } from './RecentWords.tsx'
import type { StudentWork } from './work.ts'
import { texts } from './texts.ts'

/** A row for a child at work. Reuse the object while its data is unchanged. */
export interface LiveWorkRow {
  readonly student: SupervisedStudent
  readonly work: StudentWork
  readonly reasons: readonly string[]
}

export interface WorkTableProps {
  readonly rows: readonly LiveWorkRow[]
  readonly seconds: ReadonlyStore<number>
  readonly onOpen: (student_id: number) => void
}

const idOf = ({ student }: LiveWorkRow): number => student.id
const nameOf = ({ student }: LiveWorkRow): string => student.screen_name
const numShown = 5

/** A table of children at work. A row renders only when its child did something. */
export function WorkTable({ rows, seconds, onOpen }: WorkTableProps) {
  const columns = useMemo(() => columnsFor(seconds, onOpen), [seconds, onOpen])
  return (
    <DataTable caption={commonTexts.nowAtWork} columns={columns} rows={rows} idOf={idOf} nameOf={nameOf} />
  )
}

const columnsFor = (
  seconds: ReadonlyStore<number>,
  onOpen: (student_id: number) => void,
): readonly TableColumn<LiveWorkRow>[] => [
  {
    key: 'name',
    header: commonTexts.name,
    isRowHeader: true,
    cell: ({ student, reasons }) => (
      <span className={layout.person}>
        <Avatar id={student.buddy_id} size="2.25rem" />
        <span>
          <Link to={addresses.child(student.id)}>{student.screen_name}</Link>
          {reasons.length > 0 && (
            <span className={layout.near}>
              {reasons.map((reason) => (
                <StatusLabel key={reason} look="attention">
                  {reason}
                </StatusLabel>
              ))}
            </span>
          )}
        </span>
      </span>
    ),
  },
  {
    key: 'exercise',
    header: texts.columns.exercise,
    isSelfEvident: true,
    cell: ({ work }) => (
      <>
        {work.exercise_name}
        <span className={layout.below}>{work.step_label}</span>
      </>
    ),
  },
  { key: 'word', header: commonTexts.word, cell: ({ work }) => <CurrentWord work={work} /> },
  {
    key: 'recent',
    header: commonTexts.howItGoes,
    isSelfEvident: true,
    cell: ({ work }) => <RecentWords words={work.recent.slice(-numShown)} />,
  },
  {
    key: 'quiet',
    header: texts.columns.quiet,
    cell: ({ work }) => <QuietFor since={work.lastSign} seconds={seconds} />,
  },
  {
    key: 'open',
    header: texts.columns.open,
    isSelfEvident: true,
    cell: ({ student }) => (
      <FlatButton
        aria-label={fill(texts.helpNamed, { name: student.screen_name })}
        onClick={() => onOpen(student.id)}
      >
        {texts.help}
      </FlatButton>
    ),
  },
]

export function CurrentWord({ work }: { readonly work: StudentWork }) {
  const { part, word, num_done, num_words } = work
  if (part === 'intro') return texts.beginsSoon
  if (part === 'done') return commonTexts.done
  return (
    <>
      {word !== null && <b>{word.word} </b>}
      <span className={layout.below}>{fill(texts.numDone, { count: num_done, all: num_words })}</span>
    </>
  )
}

function QuietFor({ since, seconds }: { since: number; seconds: ReadonlyStore<number> }) {
  return formatTimeSinceEvent(Math.max(0, useStore(seconds) - since))
}
