import type { School } from '@letterliaan/contract'
import { Link } from '@letterliaan/web/link'
import { useMemo } from 'react'
import { Badge } from '../../app/controls/Badge.tsx'
import { DataTable, type Column } from '../../app/controls/DataTable.tsx'
import { rowTarget } from '../../app/controls/row-target.ts'
import { compareNumbers, compareTexts } from '../../app/controls/sort-rows.ts'
import * as common from '../../app/texts/common.ts'
import layout from '../../app/style/layout.module.css'
import styles from './Board.module.css'
import { tellCount, tellLast, tellWork } from './tell-school.ts'
import * as texts from './texts.ts'

export interface SchoolTableProps {
  readonly schools: readonly School[]
  readonly addressOf: (school_id: number) => string
}

const idOf = ({ id }: School): number => id
const nameOf = ({ name }: School): string => name

export function SchoolTable({ schools, addressOf }: SchoolTableProps) {
  const columns = useMemo(() => columnsFor(addressOf), [addressOf])
  return (
    <div className={styles.schools}>
      <DataTable
        caption={texts.table.caption}
        columns={columns}
        rows={schools}
        idOf={idOf}
        nameOf={nameOf}
        initialSort={{ key: 'name', isDescending: false }}
      />
    </div>
  )
}

const columnsFor = (addressOf: (school_id: number) => string): readonly Column<School>[] => [
  {
    key: 'name',
    header: common.settingsTabs.school,
    isRowHeader: true,
    cell: (school) => <SchoolName school={school} to={addressOf(school.id)} />,
    compare: (a, b) => compareTexts(a.name, b.name),
  },
  {
    key: 'children',
    header: common.children,
    cell: ({ num_children }) => tellCount(num_children),
    compare: (a, b) => compareNumbers(a.num_children, b.num_children),
  },
  {
    key: 'staff',
    header: common.staff,
    cell: ({ num_staff }) => num_staff,
    compare: (a, b) => compareNumbers(a.num_staff, b.num_staff),
  },
  {
    key: 'active',
    header: texts.table.active,
    cell: ({ num_active }) => tellCount(num_active),
    compare: (a, b) => compareNumbers(a.num_active, b.num_active),
  },
  {
    key: 'words',
    header: texts.table.words,
    cell: ({ num_words }) => tellWork(num_words),
    compare: (a, b) => compareNumbers(a.num_words, b.num_words),
  },
  {
    key: 'sittings',
    header: common.sessions,
    cell: ({ num_sittings }) => tellWork(num_sittings),
    compare: (a, b) => compareNumbers(a.num_sittings, b.num_sittings),
  },
  {
    key: 'last',
    header: common.lastPractised,
    cell: tellLast,
    compare: (a, b) => compareTexts(a.last_practised_on ?? '', b.last_practised_on ?? ''),
  },
]

function SchoolName({ school, to }: { readonly school: School; readonly to: string }) {
  const { name, brin, closed_at, has_administrator } = school
  return (
    <span>
      <Link to={to} className={layout.bold} {...rowTarget}>
        {name}
      </Link>{' '}
      {closed_at !== null && <Badge look="attention">{texts.closed}</Badge>}
      {closed_at === null && !has_administrator && <Badge look="attention">{texts.waits}</Badge>}
      {brin !== null && <span className={layout.below}>{brin}</span>}
    </span>
  )
}
