import type { Group, SchoolGroup, SupervisedStudent } from '@letterliaan/contract'
import { useMemo } from 'react'
import { type TableColumn, DataTable, type Selection } from '../../app/controls/index.ts'
import { commonTexts, formatDay, layout } from '../../app/index.ts'
import { ChildName, formatWithDetail, distinguishNamesakes } from './ChildName.tsx'
import { texts } from './texts.ts'

export interface ChildTableProps {
  readonly caption: string
  readonly students: readonly SupervisedStudent[]
  readonly groups: readonly Group[]
  readonly levels: readonly SchoolGroup[]
  readonly selection: Selection
  readonly search?: string
}

const byName = { key: 'name', isDescending: false }
const idOf = ({ id }: SupervisedStudent): number => id

export function ChildTable(props: ChildTableProps) {
  const { caption, students, groups, levels, selection, search } = props
  const apart = useMemo(() => distinguishNamesakes(students), [students])
  const columns = useMemo(() => columnsFor(groups, levels, apart), [groups, levels, apart])
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={students}
      idOf={idOf}
      nameOf={(student) => formatWithDetail(student, apart(student))}
      initialSort={byName}
      selection={selection}
      search={search}
    />
  )
}

function columnsFor(
  groups: readonly Group[],
  levels: readonly SchoolGroup[],
  apart: ReturnType<typeof distinguishNamesakes>,
): readonly TableColumn<SupervisedStudent>[] {
  const groupNames = new Map(groups.map(({ id, name }) => [id, name]))
  const levelNames = new Map(levels.map(({ id, name }) => [id, name]))
  const namesOf = ({ group_ids }: SupervisedStudent) =>
    group_ids.flatMap((id) => groupNames.get(id) ?? []).join(', ')
  return [
    {
      key: 'name',
      header: commonTexts.name,
      isRowHeader: true,
      cell: (student) => (
        <ChildName
          student={student}
          detail={apart(student) ?? (student.name === student.screen_name ? null : student.name)}
        />
      ),
      sortBy: (row) => row.screen_name,
    },
    {
      key: 'group',
      header: commonTexts.group,
      cell: (student) => namesOf(student) || <span className={layout.quiet}>{texts.table.noGroup}</span>,
      sortBy: namesOf,
    },
    {
      key: 'level',
      header: commonTexts.level,
      cell: ({ level_id }) =>
        levelNames.get(level_id ?? 0) ?? <span className={layout.quiet}>{texts.table.noLevel}</span>,
      sortBy: (row) => row.level_id,
    },
    {
      key: 'world',
      header: commonTexts.world,
      cell: ({ phase_id }) => phase_id,
    },
    {
      key: 'last_practised',
      header: commonTexts.lastPractised,
      cell: ({ last_practised_at }) =>
        last_practised_at === null ? (
          <span className={layout.quiet}>{commonTexts.notYetInCell}</span>
        ) : (
          formatDay(last_practised_at)
        ),
      sortBy: (row) => row.last_practised_at,
    },
  ]
}
