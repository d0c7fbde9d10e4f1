import { useState } from 'react'
import { Choice } from '../../app/controls/Choice.tsx'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import layout from '../../app/style/layout.module.css'
import * as texts from './texts.ts'
import * as common from '../../app/texts/common.ts'

export interface BirthDatePanelProps {
  readonly asked: boolean
  readonly isBusy: boolean
  readonly onDecide: (isAsked: boolean) => void
}

const options = [
  { value: 'no', label: texts.birthDate.no },
  { value: 'yes', label: texts.birthDate.yes },
] as const

/** Whether children fill in their date of birth (DAG-2). It is not, unless a school chooses so: nothing here needs it. */
export function BirthDatePanel({ asked, isBusy, onDecide }: BirthDatePanelProps) {
  const [choice, setChoice] = useState<'no' | 'yes'>(asked ? 'yes' : 'no')
  const isDecided = asked === (choice === 'yes')
  return (
    <Panel title={texts.birthDate.title}>
      <div className={layout.form}>
        <p>{texts.birthDate.advice}</p>
        <Choice legend={texts.birthDate.ask} options={options} value={choice} onChange={setChoice} />
        <p>{choice === 'no' ? texts.birthDate.noExplained : texts.birthDate.yesExplained}</p>
        <div>
          <FlatButton
            look={isDecided ? 'plain' : 'primary'}
            aria-disabled={isDecided || isBusy}
            onClick={() => !isDecided && onDecide(choice === 'yes')}
          >
            {isDecided ? common.saved : common.save}
          </FlatButton>
        </div>
      </div>
    </Panel>
  )
}
