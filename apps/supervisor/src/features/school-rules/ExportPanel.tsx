import type { ExportBy } from '@letterliaan/contract'
import { useState } from 'react'
import { Choice } from '../../app/controls/Choice.tsx'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import * as common from '../../app/texts/common.ts'
import styles from './SchoolRules.module.css'
import * as texts from './texts.ts'

export interface ExportPanelProps {
  readonly export_by: ExportBy
  readonly isBusy: boolean
  readonly onChoose: (export_by: ExportBy) => void
}

const options = [
  { value: 'supervisors', label: texts.exporting.supervisors },
  { value: 'administrators', label: texts.exporting.administrators },
] as const

export function ExportPanel({ export_by, isBusy, onChoose }: ExportPanelProps) {
  const [choice, setChoice] = useState<ExportBy>(export_by)
  const isSaved = choice === export_by
  return (
    <Panel title={texts.exporting.title}>
      <div className={styles.form}>
        <p>{texts.exporting.explained}</p>
        <Choice legend={texts.exporting.ask} options={options} value={choice} onChange={setChoice} />
        <div>
          <FlatButton
            look={isSaved ? 'plain' : 'primary'}
            aria-disabled={isSaved || isBusy}
            onClick={() => onChoose(choice)}
          >
            {isSaved ? common.saved : texts.exporting.save}
          </FlatButton>
        </div>
      </div>
    </Panel>
  )
}
