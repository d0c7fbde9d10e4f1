import type { WeeklyMail } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { useState } from 'react'
import { Choice } from '../../app/controls/Choice.tsx'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import * as common from '../../app/texts/common.ts'
import * as texts from './texts.ts'
import styles from './WeeklyMailPanel.module.css'

export interface WeeklyMailPanelProps {
  readonly mail: WeeklyMail
  readonly isBusy: boolean
  readonly onChoose: (isWanted: boolean) => void
}

export function WeeklyMailPanel({ mail, isBusy, onChoose }: WeeklyMailPanelProps) {
  const { is_wanted, is_possible, address } = mail
  return (
    <Panel title={texts.title}>
      <div className={styles.question}>
        <p>{texts.explained}</p>
        {!is_possible && <p>{texts.noMail}</p>}
        {is_possible && address === null && <p>{texts.noAddress}</p>}
        {is_possible && address !== null && <Wish isWanted={is_wanted} {...{ address, isBusy, onChoose }} />}
      </div>
    </Panel>
  )
}

interface WishProps extends Pick<WeeklyMailPanelProps, 'isBusy' | 'onChoose'> {
  readonly isWanted: boolean
  readonly address: string
}

function Wish({ isWanted, address, isBusy, onChoose }: WishProps) {
  const [choice, setChoice] = useState(isWanted ? 'yes' : 'no')
  const isSaved = (choice === 'yes') === isWanted
  const options = [
    { value: 'yes', label: fill(texts.yes, { address }) },
    { value: 'no', label: texts.no },
  ]
  return (
    <>
      <Choice legend={texts.ask} options={options} value={choice} onChange={setChoice} />
      <div>
        <FlatButton
          look={isSaved ? 'plain' : 'primary'}
          aria-disabled={isSaved || isBusy}
          onClick={() => onChoose(choice === 'yes')}
        >
          {isSaved ? common.saved : texts.save}
        </FlatButton>
      </div>
    </>
  )
}
