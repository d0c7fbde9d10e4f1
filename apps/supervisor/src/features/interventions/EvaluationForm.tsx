import type { Intervention, InterventionEvaluation } from '@letterliaan/contract'
import { interventionLimits } from '@letterliaan/contract/limits'
import { joinClasses, TextAreaField } from '@letterliaan/ui'
import { useState, type FormEvent } from 'react'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import * as common from '../../app/texts/common.ts'
import layout from '../../app/style/layout.module.css'
import styles from './Interventions.module.css'
import * as texts from './texts.ts'

export interface EvaluationFormProps {
  readonly intervention: Intervention
  readonly isBusy: boolean
  readonly onSave: (evaluation: InterventionEvaluation) => void
}

/** In words, of the whole: it is printed on the plan. */
export function EvaluationForm({ intervention, isBusy, onSave }: EvaluationFormProps) {
  const [evaluation, setEvaluation] = useState(intervention.evaluation)

  function save(event: FormEvent) {
    event.preventDefault()
    if (!isBusy) onSave({ evaluation, children: [] })
  }

  return (
    <Panel title={texts.page.evaluation}>
      <div className={styles.onPaper}>
        <p>{evaluation}</p>
        <p>{texts.page.discussed}</p>
      </div>
      <form className={joinClasses(layout.stack4, styles.onScreen)} onSubmit={save}>
        <TextAreaField
          label={texts.page.evaluationAll}
          hint={texts.page.evaluationAllHint}
          rows={3}
          value={evaluation}
          maxLength={interventionLimits.text}
          onChange={({ target }) => setEvaluation(target.value)}
        />
        <div className={layout.buttons}>
          <FlatButton type="submit" look="primary" aria-disabled={isBusy}>
            {common.save}
          </FlatButton>
        </div>
      </form>
    </Panel>
  )
}
