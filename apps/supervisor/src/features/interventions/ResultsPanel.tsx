import type { Intervention, InterventionMeasured, InterventionResult } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import type { ReactNode } from 'react'
import { DataTable, type Column } from '../../app/controls/DataTable.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import * as common from '../../app/texts/common.ts'
import styles from './Interventions.module.css'
import { sayMeasured, sayVerdict } from './tell-intervention.ts'
import * as texts from './texts.ts'

interface Row extends InterventionResult {
  readonly id: number
  readonly name: string
}

const cellOf = (measured: InterventionMeasured | null): ReactNode => (
  <span className={styles.cell}>
    {sayMeasured(measured).map((line) => (
      <span key={line}>{line}</span>
    ))}
  </span>
)

const columns: readonly Column<Row>[] = [
  { key: 'name', header: common.child, isRowHeader: true, cell: ({ name }) => name },
  {
    key: 'goal',
    header: texts.page.goalColumn,
    cell: ({ label, wanted }) => fill(texts.page.goal, { label, wanted }),
  },
  { key: 'before', header: texts.page.before, cell: ({ before }) => cellOf(before) },
  { key: 'after', header: texts.page.after, cell: ({ after }) => cellOf(after) },
  { key: 'verdict', header: texts.page.verdict, cell: sayVerdict },
]

const idOf = ({ id }: Row) => id
const nameOf = ({ name, label }: Row) => `${name}, ${label}`

/** What the measures tell, with how sure that is; by name, never by what children can. */
export function ResultsPanel({
  intervention,
  actions,
}: {
  readonly intervention: Intervention
  readonly actions: ReactNode
}) {
  const rows = intervention.children
    .flatMap(({ name, results }) => results.map((result) => ({ ...result, name })))
    .map((result, id) => Object.assign(result, { id }))
  return (
    <Panel title={texts.page.results} actions={actions} isFlush>
      <DataTable caption={texts.page.resultsOf} columns={columns} rows={rows} idOf={idOf} nameOf={nameOf} />
      <p className={`${styles.quiet} ${styles.below}`}>{texts.page.resultsNote}</p>
    </Panel>
  )
}
