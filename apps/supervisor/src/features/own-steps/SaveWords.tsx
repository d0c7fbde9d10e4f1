import type { OwnStepProposal } from '@letterliaan/contract'
import { ownStepLimits } from '@letterliaan/contract/limits'
import { TextField } from '@letterliaan/ui'
import { useState, type FormEvent } from 'react'
import { Choice } from '../../app/controls/Choice.tsx'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { Notice } from '../../app/controls/Notice.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import { nowSeconds } from '../../app/now.ts'
import { weekNumber } from '@letterliaan/rules/calendar'
import styles from './SaveWords.module.css'

export interface SaveWordsProps {
  readonly isBusy: boolean
  /** Undefined until it is known. */
  readonly proposal: OwnStepProposal | undefined
  /** What a spelling category is called. */
  readonly labelOf: (category: string) => string | undefined
  /** `apart`: the words that become a step of their own. */
  readonly onSave: (label: string, apart: readonly string[]) => void
  /** Back to pasting. */
  readonly onAgain: () => void
}

/** Names the step and keeps it; words that have another category than most can become a step of their own. */
export function SaveWords({ isBusy, proposal, labelOf, onSave, onAgain }: SaveWordsProps) {
  const [label, setLabel] = useState(() => `Woorden van week ${weekNumber(nowSeconds())}`)
  const [isAsked, setAsked] = useState(false)
  const [steps, setSteps] = useState<'one' | 'two'>('one')
  const differing = proposal?.differing ?? []
  const apart = steps === 'two' ? differing : []

  function submit(event: FormEvent) {
    event.preventDefault()
    setAsked(true)
    if (!isBusy && label.trim() !== '') onSave(label, apart)
  }

  return (
    <Panel title={apart.length > 0 ? '3. Bewaar als twee stappen' : '3. Bewaar als stap'}>
      <form className={styles.form} noValidate onSubmit={submit}>
        {proposal !== undefined && (
          <output>
            <Category proposal={proposal} label={labelOf(proposal.step.category)} />
          </output>
        )}
        {differing.length > 0 && (
          <Choice
            legend="Hoe bewaart u de woorden?"
            value={steps}
            options={[
              { value: 'one', label: 'In één stap' },
              { value: 'two', label: 'In twee stappen' },
            ]}
            onChange={setSteps}
          />
        )}
        <div className={styles.fields}>
          <TextField
            label="Naam van de stap"
            value={label}
            error={isAsked && label.trim() === '' ? 'Geef de stap een naam.' : undefined}
            maxLength={ownStepLimits.label}
            autoComplete="off"
            onChange={({ currentTarget: { value } }) => setLabel(value)}
          />
          <FlatButton type="submit" look="primary" sign="check" aria-disabled={isBusy}>
            {apart.length > 0 ? 'Bewaar de stappen' : 'Bewaar de stap'}
          </FlatButton>
          <FlatButton onClick={onAgain}>Andere woorden plakken</FlatButton>
        </div>
      </form>
    </Panel>
  )
}

/** What most words have in common, and which words differ. */
function Category({ proposal, label }: { proposal: OwnStepProposal; label: string | undefined }) {
  const { differing } = proposal
  if (label === undefined)
    return (
      <Notice>
        De woorden hebben geen spellingcategorie gemeen. De stap krijgt een regel die bij alle woorden past.
      </Notice>
    )
  if (differing.length === 0)
    return (
      <Notice look="good">
        Spellingcategorie: <b>{label}</b>. De stap krijgt de regel die daarbij hoort.
      </Notice>
    )
  return (
    <Notice look="attention">
      De meeste woorden horen bij <b>{label}</b>. Dat geldt niet voor <b>{differing.join(', ')}</b>. In één
      stap krijgen de woorden daarom een algemene regel. In twee stappen krijgt elke groep een regel die past.
    </Notice>
  )
}
