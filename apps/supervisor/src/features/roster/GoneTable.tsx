import type { RosterStudent } from '@letterliaan/contract'
import { useMemo } from 'react'
import { DataTable, type Column } from '../../app/controls/DataTable.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import type { Selection } from '../../app/controls/useSelection.ts'
import { countOf } from '@letterliaan/texts/numbers'
import styles from './Roster.module.css'

const goneColumns: readonly Column<RosterStudent>[] = [
  { key: 'name', header: 'Archiveren', cell: ({ name }) => name, isRowHeader: true },
  { key: 'group', header: 'Groep', cell: ({ group_names }) => group_names.join(', ') },
]

export interface GoneTableProps {
  readonly gone: readonly RosterStudent[]
  readonly archived: ReadonlySet<number>
  readonly onArchive: (ids: ReadonlySet<number>) => void
}

/** Who is in a group of the list and not on the list. Nobody is archived unless somebody says so. */
export function GoneTable({ gone, archived, onArchive }: GoneTableProps) {
  const selection = useMemo<Selection>(
    () => ({ ids: archived, set: (ids) => onArchive(new Set(ids)), clear: () => onArchive(new Set()) }),
    [archived, onArchive],
  )
  return (
    <Panel title={`${countOf(gone.length, 'kind staat', 'kinderen staan')} niet in het bestand`} isFlush>
      <p className={styles.inset}>
        Gaan zij niet meer naar deze school? Kies dan wie u archiveert. Wat zij deden, blijft bewaard;
        inloggen kan niet meer.
      </p>
      <DataTable
        caption="Kinderen die niet in het bestand staan"
        columns={goneColumns}
        rows={gone}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        selection={selection}
      />
    </Panel>
  )
}
