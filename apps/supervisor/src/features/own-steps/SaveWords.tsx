import { ownStepLimits } from '@letterliaan/contract/limits'
import { TextField } from '@letterliaan/ui'
import { useState, type FormEvent } from 'react'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import styles from './OwnSteps.module.css'
import { weekOf } from '../../app/school-year.ts'

export interface SaveWordsProps {
  readonly isBusy: boolean
  readonly onSave: (label: string) => void
  /** Back to pasting. */
  readonly onAgain: () => void
}

/** Names the step and keeps it. */
export function SaveWords({ isBusy, onSave, onAgain }: SaveWordsProps) {
  const [label, setLabel] = useState(() => `Woorden van week ${weekOf(new Date())}`)
  const [isAsked, setAsked] = useState(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    setAsked(true)
    if (!isBusy && label.trim() !== '') onSave(label)
  }

  return (
    <Panel title="3. Bewaar als stap">
      <form className={styles.save} noValidate onSubmit={submit}>
        <TextField
          label="Naam van de stap"
          value={label}
          error={isAsked && label.trim() === '' ? 'Geef de stap een naam.' : undefined}
          maxLength={ownStepLimits.label}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => setLabel(value)}
        />
        <FlatButton type="submit" look="primary" sign="check" aria-disabled={isBusy}>
          Bewaar de stap
        </FlatButton>
        <FlatButton onClick={onAgain}>Andere woorden plakken</FlatButton>
      </form>
    </Panel>
  )
}
