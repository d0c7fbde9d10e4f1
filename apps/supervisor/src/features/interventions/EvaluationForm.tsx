import type { Intervention } from '@letterliaan/contract'
import { interventionLimits } from '@letterliaan/contract/limits'
import { joinClasses, TextAreaField } from '@letterliaan/ui'
import { useDraft } from '../../app/data/useDraft.ts'
import { FlatButton, Form, Panel } from '../../app/controls/index.ts'
import { commonTexts, layout, useChange } from '../../app/index.ts'
import { evaluateIntervention } from './intervention-changes.ts'
import styles from './Interventions.module.css'
import { texts } from './texts.ts'

export function EvaluationForm({ intervention }: { readonly intervention: Intervention }) {
  const { id } = intervention
  const draft = useDraft<{ evaluation?: string }>(`evaluation-${id} ${intervention.evaluation}`, {})
  const { evaluation = intervention.evaluation } = draft.value
  const { isBusy, run } = useChange(evaluateIntervention(id), () => draft.forgetSaved(draft.value))

  return (
    <Panel title={texts.page.evaluation}>
      <div className={styles.onPaper}>
        <p>{intervention.evaluation}</p>
        <p>{texts.page.discussed}</p>
      </div>
      <Form
        action={commonTexts.save}
        isOff={isBusy}
        className={joinClasses(layout.stack4, styles.onScreen)}
        more={draft.value.evaluation !== undefined && <DiscardButton onDiscard={draft.forget} />}
        onSubmit={() => run({ evaluation })}
      >
        <TextAreaField
          label={texts.page.evaluationAll}
          hint={texts.page.evaluationAllHint}
          rows={3}
          value={evaluation}
          maxLength={interventionLimits.text}
          onWrite={(value) => draft.change({ evaluation: value })}
        />
      </Form>
    </Panel>
  )
}

export const DiscardButton = ({ onDiscard }: { readonly onDiscard: () => void }) => (
  <FlatButton sign="undo" onClick={onDiscard}>
    {commonTexts.draft.discard}
  </FlatButton>
)
