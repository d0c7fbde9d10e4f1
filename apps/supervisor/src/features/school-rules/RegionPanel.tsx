import type { Region } from '@letterliaan/contract'
import { regions } from '@letterliaan/contract/limits'
import { useState } from 'react'
import { Choice } from '../../app/controls/Choice.tsx'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import * as common from '../../app/texts/common.ts'
import styles from './SchoolRules.module.css'
import * as texts from './texts.ts'

export interface RegionPanelProps {
  readonly region: Region
  readonly isBusy: boolean
  readonly onChoose: (region: Region) => void
}

const options = regions.map((value) => ({ value, label: common.regions[value] }))

/** Where the school is (ZIN-6). */
export function RegionPanel({ region, isBusy, onChoose }: RegionPanelProps) {
  const [choice, setChoice] = useState<Region>(region)
  const isSaved = choice === region
  return (
    <Panel title={texts.region.title}>
      <div className={styles.form}>
        <p>{texts.region.explained}</p>
        <Choice legend={common.regions.ask} options={options} value={choice} onChange={setChoice} />
        <div>
          <FlatButton
            look={isSaved ? 'plain' : 'primary'}
            aria-disabled={isSaved || isBusy}
            onClick={() => onChoose(choice)}
          >
            {isSaved ? common.saved : texts.region.save}
          </FlatButton>
        </div>
      </div>
    </Panel>
  )
}
