import type { Intervention, InterventionEvaluation } from '@letterliaan/contract'
import { interventionLimits } from '@letterliaan/contract/limits'
import { fill } from '@letterliaan/texts'
import { joinClasses, TextAreaField } from '@letterliaan/ui'
import { useState, type FormEvent } from 'react'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import * as common from '../../app/texts/common.ts'
import styles from './Interventions.module.css'
import * as texts from './texts.ts'

export interface EvaluationFormProps {
  readonly intervention: Intervention
  readonly isBusy: boolean
  readonly onSave: (evaluation: InterventionEvaluation) => void
}

/** In words: of the whole for the plan of the group, of each child for its own file. Only the first is printed. */
export function EvaluationForm({ intervention, isBusy, onSave }: EvaluationFormProps) {
  const [evaluation, setEvaluation] = useState(intervention.evaluation)
  const [children, setChildren] = useState(
    intervention.children.map((child) => ({ student_id: child.student_id, evaluation: child.evaluation })),
  )
  const names = new Map(intervention.children.map(({ student_id, name }) => [student_id, name]))

  function save(event: FormEvent) {
    event.preventDefault()
    if (!isBusy) onSave({ evaluation, children })
  }

  return (
    <Panel title={texts.page.evaluation}>
      <div className={styles.onPaper}>
        <p>{evaluation}</p>
        <p>{texts.page.discussed}</p>
      </div>
      <form className={joinClasses(styles.form, styles.onScreen)} onSubmit={save}>
        <TextAreaField
          label={texts.page.evaluationAll}
          hint={texts.page.evaluationAllHint}
          rows={3}
          value={evaluation}
          maxLength={interventionLimits.text}
          onChange={({ target }) => setEvaluation(target.value)}
        />
        {children.map((child) => (
          <TextAreaField
            key={child.student_id}
            label={fill(texts.page.evaluationOf, { name: names.get(child.student_id) ?? '' })}
            rows={2}
            value={child.evaluation}
            maxLength={interventionLimits.text}
            onChange={({ target }) =>
              setChildren(
                children.map((other) =>
                  other === child ? { student_id: child.student_id, evaluation: target.value } : other,
                ),
              )
            }
          />
        ))}
        <div className={styles.ways}>
          <FlatButton type="submit" look="primary" aria-disabled={isBusy}>
            {common.save}
          </FlatButton>
        </div>
      </form>
    </Panel>
  )
}
