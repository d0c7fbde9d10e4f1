import { joinClasses, shared } from '@letterliaan/ui'
import type { OwnStepSummary, PickableStep } from '@letterliaan/contract'
import { Link } from '@letterliaan/web/link'
import { fill } from '@letterliaan/texts'
import {
  StatusLabel,
  DataTable,
  FlatButton,
  openRowProps,
  type TableColumn,
} from '../../app/controls/index.ts'
import {
  addresses,
  commonTexts,
  formatStepName,
  layout,
  saveFile,
  useChange,
  useServices,
} from '../../app/index.ts'
import { archiveStep, exportStep, formatStepFileName, copyStep } from './step-changes.ts'
import { texts } from './texts.ts'
import styles from './ProductSteps.module.css'

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
        <Link to={addresses.ownStep(id)} {...openRowProps}>
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
              <StatusLabel look="attention">{texts.original.isNewer}</StatusLabel>
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

export function ProductSteps({ steps }: { readonly steps: readonly PickableStep[] }) {
  const { navigator } = useServices()
  const { isBusy, run: copy } = useChange(copyStep, ({ id }) => navigator.go(addresses.ownStep(id)))
  const worlds = [...new Set(steps.map(({ world }) => world))]
  return worlds.map((world) => (
    <details key={world} className={styles.world}>
      <summary>{fill(commonTexts.worldNumber, { world })}</summary>
      <ul>
        {steps
          .filter((step) => step.world === world)
          .map(({ nr, position, label }) => (
            <li key={nr} className={joinClasses(shared.line, styles.copyRow)}>
              <span>{formatStepName({ position, label })}</span>
              <FlatButton
                aria-label={fill(texts.copyNamed, { label })}
                aria-disabled={isBusy}
                onClick={() => copy(nr)}
              >
                {commonTexts.copy}
              </FlatButton>
            </li>
          ))}
      </ul>
    </details>
  ))
}
