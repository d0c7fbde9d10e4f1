import type { MixSize } from '@letterliaan/contract'
import { mixSizes } from '@letterliaan/contract/limits'
import { fill } from '@letterliaan/texts'
import { useState } from 'react'
import { Choice } from '../../app/controls/Choice.tsx'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import * as common from '../../app/texts/common.ts'
import styles from './MixSizePanel.module.css'
import * as texts from './texts.ts'

export interface MixSizePanelProps {
  readonly size: MixSize
  readonly isBusy: boolean
  readonly onChoose: (size: MixSize) => void
}

const options = mixSizes.map((size) => ({
  value: String(size),
  label: fill(common.countedWords, { count: size }),
}))

export function MixSizePanel({ size, isBusy, onChoose }: MixSizePanelProps) {
  const [choice, setChoice] = useState(String(size))
  const isSaved = choice === String(size)
  return (
    <Panel title={texts.title}>
      <div className={styles.question}>
        <p>{texts.explained}</p>
        <Choice legend={texts.ask} options={options} value={choice} onChange={setChoice} />
        <div>
          <FlatButton
            look={isSaved ? 'plain' : 'primary'}
            aria-disabled={isSaved || isBusy}
            onClick={() => onChoose(Number(choice) as MixSize)}
          >
            {isSaved ? common.saved : texts.save}
          </FlatButton>
        </div>
      </div>
    </Panel>
  )
}
