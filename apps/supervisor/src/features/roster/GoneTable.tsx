import type { RosterStudent } from '@letterliaan/contract'
import { useMemo } from 'react'
import { DataTable, type Column } from '../../app/controls/DataTable.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import type { Selection } from '../../app/controls/useSelection.ts'
import styles from './Roster.module.css'
import * as texts from './texts.ts'
import * as common from '../../app/texts/common.ts'
import { fill } from '@letterliaan/texts'

const goneColumns: readonly Column<RosterStudent>[] = [
  { key: 'name', header: texts.gone.archive, cell: ({ name }) => name, isRowHeader: true },
  { key: 'group', header: common.group, cell: ({ group_names }) => group_names.join(', ') },
]

export interface GoneTableProps {
  readonly gone: readonly RosterStudent[]
  readonly archived: ReadonlySet<number>
  readonly onArchive: (ids: ReadonlySet<number>) => void
}

/** Lists members of a group that are missing from the list. Nobody is archived without a choice. */
export function GoneTable({ gone, archived, onArchive }: GoneTableProps) {
  const selection = useMemo<Selection>(
    () => ({ ids: archived, set: (ids) => onArchive(new Set(ids)), clear: () => onArchive(new Set()) }),
    [archived, onArchive],
  )
  return (
    <Panel title={fill(texts.gone.title, { count: gone.length })} isFlush>
      <p className={styles.inset}>{texts.gone.explained}</p>
      <DataTable
        caption={texts.gone.caption}
        columns={goneColumns}
        rows={gone}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        selection={selection}
      />
    </Panel>
  )
}
