import type { School } from '@letterliaan/contract'
import { Link } from '@letterliaan/web/link'
import { StatusLabel, type TableColumn, DataTable, openRowProps } from '../../app/controls/index.ts'
import { addresses, commonTexts, layout } from '../../app/index.ts'
import { formatChildCount, describeLastPractice, formatWordCount } from './describe-school.ts'
import { texts } from './texts.ts'

const idOf = ({ id }: School): number => id
const nameOf = ({ name }: School): string => name

export function SchoolTable({ schools }: { readonly schools: readonly School[] }) {
  return (
    <div className={layout.scroll}>
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

const columns: readonly TableColumn<School>[] = [
  {
    key: 'name',
    header: commonTexts.settingsTabs.school,
    isRowHeader: true,
    cell: (school) => <SchoolName school={school} />,
    sortBy: (row) => row.name,
  },
  {
    key: 'children',
    header: commonTexts.children,
    cell: ({ num_children }) => formatChildCount(num_children),
    sortBy: (row) => row.num_children,
  },
  {
    key: 'staff',
    header: commonTexts.staff,
    sortBy: (row) => row.num_staff,
  },
  {
    key: 'active',
    header: texts.table.active,
    cell: ({ num_active }) => formatChildCount(num_active),
    sortBy: (row) => row.num_active,
  },
  {
    key: 'words',
    header: texts.table.words,
    cell: ({ num_words }) => formatWordCount(num_words),
    sortBy: (row) => row.num_words,
  },
  {
    key: 'sittings',
    header: commonTexts.sessions,
    cell: ({ num_sittings }) => formatWordCount(num_sittings),
    sortBy: (row) => row.num_sittings,
  },
  {
    key: 'last',
    header: commonTexts.lastPractised,
    cell: describeLastPractice,
    sortBy: (row) => row.last_practised_on,
  },
]

function SchoolName({ school }: { readonly school: School }) {
  const { id, name, brin, closed_at, has_administrator } = school
  return (
    <span>
      <Link to={addresses.school(id)} className={layout.bold} {...openRowProps}>
        {name}
      </Link>{' '}
      {closed_at !== null && <StatusLabel look="attention">{texts.cells.closed}</StatusLabel>}
      {closed_at === null && !has_administrator && (
        <StatusLabel look="attention">{texts.cells.waits}</StatusLabel>
      )}
      {brin !== null && <span className={layout.below}>{brin}</span>}
    </span>
  )
}
