import type { Group, StaffMember } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { Link } from '@letterliaan/web/link'
import { useMemo } from 'react'
import { StatusLabel, type TableColumn, DataTable, openRowProps } from '../../app/controls/index.ts'
import { addresses, commonTexts, formatDay, layout } from '../../app/index.ts'
import { roleTexts } from './role-texts.ts'
import { texts } from './texts.ts'

export interface StaffTableProps {
  readonly staff: readonly StaffMember[]
  /** Null for a board, which has no groups. */
  readonly groups: readonly Group[] | null
  readonly own_id: number
}

const idOf = ({ id }: StaffMember): number => id
const nameOf = ({ name }: StaffMember): string => name

export function StaffTable({ staff, groups, own_id }: StaffTableProps) {
  const columns = useMemo(() => columnsFor(groups, own_id), [groups, own_id])
  return (
    <DataTable
      caption={texts.table.caption}
      columns={columns}
      rows={staff}
      idOf={idOf}
      nameOf={nameOf}
      initialSort={{ key: 'name', isDescending: false }}
    />
  )
}

function columnsFor(groups: readonly Group[] | null, own_id: number): readonly TableColumn<StaffMember>[] {
  const names = new Map(groups?.map(({ id, name }) => [id, name]))
  const sayGroups = ({ group_ids, role }: StaffMember): string =>
    group_ids.flatMap((id) => names.get(id) ?? []).join(', ') ||
    (role === 'beheerder' ? texts.table.allGroups : texts.table.noGroups)
  return [
    {
      key: 'name',
      header: commonTexts.name,
      isRowHeader: true,
      cell: (member) => <MemberName member={member} own_id={own_id} />,
      sortBy: (row) => row.name,
    },
    {
      key: 'role',
      header: texts.roles.legend,
      cell: ({ role, blocked_at }) => (
        <>
          {roleTexts[role].name}{' '}
          {blocked_at !== null && <StatusLabel look="attention">{texts.table.blocked}</StatusLabel>}
        </>
      ),
      sortBy: (row) => row.role,
    },
    ...(groups === null ? [] : [{ key: 'groups', header: commonTexts.groups, cell: sayGroups }]),
    {
      key: 'last_login',
      header: texts.table.lastLogin,
      cell: ({ last_login_at }) => (last_login_at === null ? commonTexts.never : formatDay(last_login_at)),
      sortBy: (row) => row.last_login_at,
    },
  ]
}

function MemberName({
  member: { id, name, email },
  own_id,
}: {
  readonly member: StaffMember
  readonly own_id: number
}) {
  return (
    <span>
      <Link to={addresses.member(id)} className={layout.bold} {...openRowProps}>
        {id === own_id ? fill(texts.table.you, { name }) : name}
      </Link>
      <span className={layout.below}>{email}</span>
    </span>
  )
}
