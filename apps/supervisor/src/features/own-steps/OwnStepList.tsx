import type { OwnStepSummary } from '@letterliaan/contract'
import { Link } from '@letterliaan/web/link'
import { fill } from '@letterliaan/texts'
import { Badge, type TableColumn, DataTable, FlatButton, rowTarget } from '../../app/controls/index.ts'
import { addresses, commonTexts, layout, saveFile, useChange } from '../../app/index.ts'
import { archiveStep, exportStep, formatStepFileName } from './step-changes.ts'
import { texts } from './texts.ts'

export function OwnStepList({ steps }: { readonly steps: readonly OwnStepSummary[] }) {
  const exporting = useChange(exportStep, (file) =>
    saveFile(formatStepFileName(file), JSON.stringify(file, null, 2), 'application/json'),
  )
  const archiving = useChange(archiveStep)
  const columns = columnsOf(exporting.run, archiving.run)
  return (
    <DataTable
      caption={commonTexts.ownSteps}
      columns={columns}
      rows={steps}
      idOf={({ id }) => id}
      nameOf={({ label }) => label}
    />
  )
}

type Act = (step: OwnStepSummary) => Promise<boolean>

function columnsOf(toFile: Act, putAway: Act): readonly TableColumn<OwnStepSummary>[] {
  return [
    {
      key: 'label',
      header: commonTexts.step,
      isRowHeader: true,
      sortBy: (row) => row.label,
      cell: ({ id, label }) => (
        <Link to={addresses.ownStep(id)} {...rowTarget}>
          {label}
        </Link>
      ),
    },
    {
      key: 'words',
      header: commonTexts.words,
      sortBy: (row) => row.num_words,
    },
    {
      key: 'children',
      header: commonTexts.children,
      sortBy: (row) => row.num_students,
    },
    {
      key: 'source',
      header: texts.list.origin,
      cell: ({ source }) =>
        source === null ? (
          texts.list.ownWords
        ) : (
          <>
            {source.label}{' '}
            {source.current_version > source.version && (
              <Badge look="attention">{texts.original.isNewer}</Badge>
            )}
          </>
        ),
    },
    {
      key: 'tools',
      header: texts.list.actions,
      isSelfEvident: true,
      cell: (step) => (
        <span className={layout.line2}>
          <FlatButton
            sign="down"
            aria-label={fill(texts.list.toFile, { label: step.label })}
            onClick={() => toFile(step)}
          >
            {commonTexts.file}
          </FlatButton>
          <FlatButton
            sign="archive"
            aria-label={fill(texts.list.putAwayNamed, { label: step.label })}
            onClick={() => putAway(step)}
          >
            {texts.list.putAway}
          </FlatButton>
        </span>
      ),
    },
  ]
}
