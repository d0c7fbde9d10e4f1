import type { OwnStepSummary } from '@letterliaan/contract'
import { Link } from '@letterliaan/web/link'
import { Badge } from '../../app/controls/Badge.tsx'
import { DataTable, type Column } from '../../app/controls/DataTable.tsx'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { compareTexts } from '../../app/controls/sort-rows.ts'
import styles from './OwnStepList.module.css'

export interface OwnStepListProps {
  readonly steps: readonly OwnStepSummary[]
  readonly addressOf: (id: number) => string
  readonly onArchive: (step: OwnStepSummary) => void
  readonly onExport: (step: OwnStepSummary) => void
}

/** The organisation's own steps. */
export function OwnStepList({ steps, ...rest }: OwnStepListProps) {
  const columns = columnsOf(rest)
  return (
    <DataTable
      caption="Eigen stappen"
      columns={columns}
      rows={steps}
      idOf={({ id }) => id}
      nameOf={({ label }) => label}
    />
  )
}

function columnsOf({
  addressOf,
  onArchive,
  onExport,
}: Omit<OwnStepListProps, 'steps'>): readonly Column<OwnStepSummary>[] {
  return [
    {
      key: 'label',
      header: 'Stap',
      isRowHeader: true,
      compare: (a, b) => compareTexts(a.label, b.label),
      cell: ({ id, label }) => <Link to={addressOf(id)}>{label}</Link>,
    },
    {
      key: 'words',
      header: 'Woorden',
      compare: (a, b) => a.num_words - b.num_words,
      cell: ({ num_words }) => num_words,
    },
    {
      key: 'children',
      header: 'Kinderen',
      compare: (a, b) => a.num_students - b.num_students,
      cell: ({ num_students }) => num_students,
    },
    {
      key: 'source',
      header: 'Komt uit',
      cell: ({ source }) =>
        source === null ? (
          'eigen woorden'
        ) : (
          <>
            {source.label}{' '}
            {source.current_version > source.version && <Badge look="attention">vernieuwd</Badge>}
          </>
        ),
    },
    {
      key: 'tools',
      header: 'Doen',
      isSelfEvident: true,
      cell: (step) => (
        <span className={styles.buttons}>
          <FlatButton
            sign="down"
            aria-label={`Naar een bestand: ${step.label}`}
            onClick={() => onExport(step)}
          >
            Bestand
          </FlatButton>
          <FlatButton sign="archive" aria-label={`Opbergen: ${step.label}`} onClick={() => onArchive(step)}>
            Opbergen
          </FlatButton>
        </span>
      ),
    },
  ]
}
