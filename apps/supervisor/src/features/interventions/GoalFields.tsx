import type { InterventionTopic } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { FieldError, SelectField } from '@letterliaan/ui'
import layout from '../../app/style/layout.module.css'
import styles from './Interventions.module.css'
import { changeGoal, goalPlaces, type PlanDraft } from './plan-draft.ts'
import * as texts from './texts.ts'

export interface GoalFieldsProps {
  readonly draft: PlanDraft
  readonly topics: readonly InterventionTopic[]
  readonly error: string | undefined
  readonly onChange: (draft: PlanDraft) => void
}

const percents = [50, 60, 70, 75].map((value) => ({
  value,
  label: fill(texts.form.percent, { percent: value }),
}))

/** From where a child comes is measured; only where it goes is chosen. */
export function GoalFields({ draft, topics, error, onChange }: GoalFieldsProps) {
  const options = [
    { value: '', label: texts.form.noTopic },
    ...topics.map(({ key, label, world }) => ({
      value: key,
      label: fill(texts.form.where, { label, world }),
    })),
  ]
  return (
    <>
      {goalPlaces(draft).map(({ topic, wanted }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- A goal is its place.
        <div key={at} className={styles.goal}>
          <SelectField
            label={fill(texts.form.topic, { nr: at + 1 })}
            options={options}
            value={topic}
            onChange={(value) => onChange(changeGoal(draft, at, { topic: value }))}
          />
          {topic !== '' && (
            <SelectField
              label={texts.form.wanted}
              options={percents}
              value={wanted}
              onChange={(value) => onChange(changeGoal(draft, at, { wanted: value }))}
            />
          )}
        </div>
      ))}
      {draft.goals.some(({ topic }) => topic !== '') && (
        <p className={layout.quiet}>{texts.form.wantedHint}</p>
      )}
      <FieldError id="goals" error={error} />
    </>
  )
}
