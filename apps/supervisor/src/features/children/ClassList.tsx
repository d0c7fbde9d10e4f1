import type { ChildWeek, SupervisedStudent } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { useMemo, type ReactNode } from 'react'
import { type TableColumn, DataTable, type Selection } from '../../app/controls/index.ts'
import { commonTexts, formatStepName, layout } from '../../app/index.ts'
import { ChildName, formatWithDetail, distinguishNamesakes } from './ChildName.tsx'
import { texts } from './texts.ts'

export interface ClassListProps {
  readonly name: string
  readonly students: readonly SupervisedStudent[]
  readonly weeks: readonly ChildWeek[]
  /** Returns the text of 'Vandaag' about a child, or null. */
  readonly goingOn: (student_id: number) => ReactNode
  readonly selection: Selection
}

interface Row extends SupervisedStudent {
  readonly week: ChildWeek | undefined
  readonly apart: string | null
}

const byName = { key: 'name', isDescending: false }
const idOf = ({ id }: Row): number => id
const nameOf = (row: Row): string => formatWithDetail(row, row.apart)

/** A table with each child's practice time, step and causes. Sorted by name, so that it is no ranking. */
export function ClassList({ name, students, weeks, goingOn, selection }: ClassListProps) {
  const rows = useMemo(() => {
    const weekOf = new Map(weeks.map((week) => [week.student_id, week]))
    const apart = distinguishNamesakes(students)
    return students.map((student): Row =>
      Object.assign({}, student, { week: weekOf.get(student.id), apart: apart(student) }),
    )
  }, [students, weeks])
  const columns = useMemo(() => listColumns(goingOn), [goingOn])
  return (
    <DataTable
      caption={fill(texts.classList.caption, { name })}
      columns={columns}
      rows={rows}
      idOf={idOf}
      nameOf={nameOf}
      initialSort={byName}
      selection={selection}
    />
  )
}

const tellMinutes = (minutes: number | undefined): ReactNode =>
  minutes === undefined || minutes === 0 ? (
    <span className={layout.quiet}>{commonTexts.nothing}</span>
  ) : (
    fill(commonTexts.minutes, { count: minutes })
  )

const listColumns = (goingOn: ClassListProps['goingOn']): readonly TableColumn<Row>[] => [
  {
    key: 'name',
    header: commonTexts.name,
    isRowHeader: true,
    cell: (student) => <ChildName student={student} detail={student.apart} />,
    sortBy: (row) => row.screen_name,
  },
  {
    key: 'this_week',
    header: texts.classList.thisWeek,
    cell: ({ week }) => tellMinutes(week?.minutes),
    sortBy: (row) => row.week?.minutes ?? null,
  },
  {
    key: 'last_week',
    header: texts.classList.lastWeek,
    cell: ({ week }) => tellMinutes(week?.minutes_last_week),
    sortBy: (row) => row.week?.minutes_last_week ?? null,
  },
  {
    key: 'world',
    header: commonTexts.world,
    cell: ({ week }) => week?.step && (week.step.phase_id ?? commonTexts.treehouse),
    sortBy: ({ week }) => week?.step?.phase_id ?? null,
  },
  {
    key: 'step',
    header: texts.classList.step,
    cell: ({ week }) =>
      week?.step ? formatStepName(week.step) : <span className={layout.quiet}>{texts.classList.noStep}</span>,
  },
  {
    key: 'going_on',
    header: texts.classList.goingOn,
    isSelfEvident: true,
    cell: ({ id }) => goingOn(id),
  },
]
