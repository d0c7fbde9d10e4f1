import type { Intervention } from '@letterliaan/contract'
import { interventionLimits } from '@letterliaan/contract/limits'
import { joinClasses, TextAreaField } from '@letterliaan/ui'
import { FlatButton, Form, Notice, Panel } from '../../app/controls/index.ts'
import { commonTexts, layout, useChange } from '../../app/index.ts'
import { evaluateIntervention } from './intervention-changes.ts'
import { type Evaluation, useEvaluation } from './useEvaluation.ts'
import styles from './Interventions.module.css'
import { texts } from './texts.ts'

export function EvaluationForm({ intervention }: { readonly intervention: Intervention }) {
  const { id } = intervention
  const draft = useEvaluation(String(id), intervention.evaluation)
  const { evaluation } = draft
  const { isBusy, run } = useChange(evaluateIntervention(id), () => draft.takeSaved())

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
        more={<DiscardButton draft={draft} />}
        onSubmit={() => run({ evaluation, evaluation_before: intervention.evaluation })}
      >
        <TextAreaField
          label={texts.page.evaluationAll}
          hint={texts.page.evaluationAllHint}
          rows={3}
          value={evaluation}
          maxLength={interventionLimits.text}
          onWrite={draft.write}
        />
        <NewerNotice draft={draft} />
      </Form>
    </Panel>
  )
}

interface DraftProps {
  readonly draft: Pick<Evaluation, 'isChanged' | 'isNewer' | 'discard'>
}

export const DiscardButton = ({ draft: { isChanged, discard } }: DraftProps) =>
  isChanged && (
    <FlatButton sign="undo" onClick={discard}>
      {commonTexts.draft.discard}
    </FlatButton>
  )

export const NewerNotice = ({ draft: { isNewer } }: DraftProps) => (
  <output>{isNewer && <Notice look="attention">{texts.page.isNewer}</Notice>}</output>
)
