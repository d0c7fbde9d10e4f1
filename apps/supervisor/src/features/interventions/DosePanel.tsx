import type { Intervention, InterventionChild } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { DataTable, type Column } from '../../app/controls/DataTable.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import * as common from '../../app/texts/common.ts'
import styles from './Interventions.module.css'
import * as texts from './texts.ts'

const minutes = (count: number): string => fill(common.minutes, { count })

const columns: readonly Column<InterventionChild>[] = [
  { key: 'name', header: common.child, isRowHeader: true, cell: ({ name }) => name },
  { key: 'planned', header: texts.page.planned, cell: ({ planned }) => minutes(planned) },
  { key: 'done', header: texts.page.minutesDone, cell: (child) => minutes(child.minutes) },
  { key: 'times', header: texts.page.timesDone, cell: ({ times }) => times },
  {
    key: 'weeks',
    header: texts.page.byWeek,
    cell: ({ weeks }) =>
      weeks
        .filter(({ planned }) => planned > 0)
        .map((week) => week.minutes)
        .join(' · '),
  },
]

const idOf = ({ student_id }: InterventionChild) => student_id
const nameOf = ({ name }: InterventionChild) => name

/** Planned beside done, by the log. */
export function DosePanel({ intervention }: { readonly intervention: Intervention }) {
  return (
    <Panel title={texts.page.dose} isFlush>
      <DataTable
        caption={texts.page.doseOf}
        columns={columns}
        rows={intervention.children}
        idOf={idOf}
        nameOf={nameOf}
      />
      <p className={`${styles.quiet} ${styles.below}`}>{texts.page.doseNote}</p>
    </Panel>
  )
}
