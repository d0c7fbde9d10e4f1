import type { Intervention } from '@letterliaan/contract'
import { interventionLimits } from '@letterliaan/contract/limits'
import { joinClasses, TextAreaField } from '@letterliaan/ui'
import { useState } from 'react'
import { Form } from '../../app/controls/Form.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import * as common from '../../app/texts/common.ts'
import layout from '../../app/style/layout.module.css'
import { useChange } from '../../app/data/useChange.ts'
import { evaluateIntervention } from './intervention-changes.ts'
import styles from './Interventions.module.css'
import * as texts from './texts.ts'

/** In words, of the whole: it is printed on the plan. */
export function EvaluationForm({ intervention }: { readonly intervention: Intervention }) {
  const [evaluation, setEvaluation] = useState(intervention.evaluation)
  const { isBusy, run } = useChange(evaluateIntervention(intervention.id))

  return (
    <Panel title={texts.page.evaluation}>
      <div className={styles.onPaper}>
        <p>{evaluation}</p>
        <p>{texts.page.discussed}</p>
      </div>
      <Form
        action={common.save}
        isOff={isBusy}
        className={joinClasses(layout.stack4, styles.onScreen)}
        onSubmit={() => void run({ evaluation })}
      >
        <TextAreaField
          label={texts.page.evaluationAll}
          hint={texts.page.evaluationAllHint}
          rows={3}
          value={evaluation}
          maxLength={interventionLimits.text}
          onChange={({ target }) => setEvaluation(target.value)}
        />
      </Form>
    </Panel>
  )
}
