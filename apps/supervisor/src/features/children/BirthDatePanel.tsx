import { useState } from 'react'
import { Choice } from '../../app/controls/Choice.tsx'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import styles from './BirthDatePanel.module.css'

export interface BirthDatePanelProps {
  /** What the school decided; null: nothing yet. */
  readonly asked: boolean | null
  readonly isBusy: boolean
  readonly onDecide: (isAsked: boolean) => void
}

const options = [
  { value: 'no', label: 'Niet vragen' },
  { value: 'yes', label: 'Wel vragen' },
] as const

/** Whether children fill in their date of birth (DAG-2). Not asking it is proposed: nothing here needs it. */
export function BirthDatePanel({ asked, isBusy, onDecide }: BirthDatePanelProps) {
  const [choice, setChoice] = useState<'no' | 'yes'>(asked === true ? 'yes' : 'no')
  const isDecided = asked !== null && asked === (choice === 'yes')
  return (
    <Panel title="Geboortedag van de kinderen">
      <div className={styles.question}>
        <p>
          Letterliaan heeft de geboortedag nergens voor nodig. Wij raden aan hem niet te vragen: dan bewaart u
          zo min mogelijk van de kinderen, en beginnen zij sneller.
        </p>
        <Choice
          legend="Vraagt uw school de geboortedag?"
          options={options}
          value={choice}
          onChange={setChoice}
        />
        <p>
          {choice === 'no'
            ? 'Kinderen vullen hem niet in. Wat er al is ingevuld, wordt gewist.'
            : 'Elk kind vult zijn geboortedag in voordat het voor het eerst speelt.'}
        </p>
        <div>
          <FlatButton
            look={isDecided ? 'plain' : 'primary'}
            aria-disabled={isDecided || isBusy}
            onClick={() => !isDecided && !isBusy && onDecide(choice === 'yes')}
          >
            {isDecided ? 'Bewaard' : 'Bewaar'}
          </FlatButton>
        </div>
      </div>
    </Panel>
  )
}
