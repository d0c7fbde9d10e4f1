import type { InterventionPlan, InterventionTopic, SupervisedStudent } from '@letterliaan/contract'
import { interventionLimits } from '@letterliaan/contract/limits'
import { fill } from '@letterliaan/texts'
import { TextAreaField, TextField, FieldError, SelectField } from '@letterliaan/ui'
import { useState } from 'react'
import { Checkbox, FlatButton, Form, Panel } from '../../app/controls/index.ts'
import { commonTexts, layout, toggleOne } from '../../app/index.ts'
import { type Draft, useDraft } from '../../app/data/useDraft.ts'
import {
  validatePlan,
  toPlan,
  countWeeksOfDraft,
  type PlanDraft,
  changeGoal,
  listGoalPlaces,
} from './plan-draft.ts'
import { texts } from './texts.ts'
import styles from './Interventions.module.css'

interface InterventionFormProps extends Pick<ChildFieldsProps, 'isNear'> {
  readonly draft: Draft<PlanDraft>
  readonly topics: readonly InterventionTopic[]
  readonly students: readonly SupervisedStudent[]
  readonly submit: string
  readonly isBusy: boolean
  readonly onSave: (plan: InterventionPlan) => Promise<boolean>
}

function InterventionForm(props: InterventionFormProps) {
  const { topics, students, submit, isBusy, isNear, onSave } = props
  const { value: draft, change, forget } = props.draft
  const [isAsked, setAsked] = useState(false)
  const faults = validatePlan(draft)
  const shown = isAsked ? faults : {}

  async function save() {
    setAsked(true)
    if (Object.keys(faults).length === 0 && (await onSave(toPlan(draft)))) forget()
  }

  return (
    <Form action={submit} sign="check" className={layout.stack4} isOff={isBusy} onSubmit={save}>
      <Panel title={texts.form.goals}>
        <div className={layout.stack4}>
          <TextField
            label={commonTexts.name}
            value={draft.label}
            error={shown.label}
            maxLength={interventionLimits.label}
            onWrite={(value) => change({ label: value })}
          />
          <GoalFields draft={draft} topics={topics} error={shown.goals} onChange={change} />
        </div>
      </Panel>
      <Panel title={texts.form.whom}>
        <ChildFields
          students={students}
          isNear={isNear}
          chosen={draft.student_ids}
          error={shown.student_ids}
          onChange={(student_ids) => change({ student_ids: [...student_ids] })}
        />
      </Panel>
      <Panel title={texts.form.dose}>
        <div className={layout.stack4}>
          <DoseFields draft={draft} error={shown.end_on} onChange={change} />
          <TextField
            label={texts.form.guidedBy}
            value={draft.guide}
            maxLength={interventionLimits.line}
            onWrite={(value) => change({ guide: value })}
          />
          <TextAreaField
            label={texts.form.approach}
            rows={3}
            value={draft.approach}
            maxLength={interventionLimits.text}
            onWrite={(value) => change({ approach: value })}
          />
        </div>
      </Panel>
    </Form>
  )
}

interface DoseFieldsProps {
  readonly draft: PlanDraft
  readonly error: string | undefined
  readonly onChange: (part: Partial<PlanDraft>) => void
}

function DoseFields({ draft, error, onChange }: DoseFieldsProps) {
  const { times_per_week, minutes, begin_on, end_on } = draft
  const weeks = countWeeksOfDraft(draft)
  return (
    <div className={layout.fields}>
      <CountField
        label={texts.form.times}
        min={1}
        max={7}
        value={times_per_week}
        onChange={(value) => onChange({ times_per_week: value })}
      />
      <CountField
        label={texts.form.minutes}
        min={5}
        max={90}
        value={minutes}
        onChange={(value) => onChange({ minutes: value })}
      />
      <TextField
        label={texts.form.begin}
        type="date"
        value={begin_on}
        onWrite={(value) => onChange({ begin_on: value })}
      />
      <TextField
        label={texts.form.end}
        type="date"
        value={end_on}
        error={error}
        hint={weeks === null || weeks < 1 ? undefined : fill(texts.form.weeks, { count: weeks })}
        onWrite={(value) => onChange({ end_on: value })}
      />
    </div>
  )
}

interface CountFieldProps {
  readonly label: string
  readonly min: number
  readonly max: number
  readonly value: number
  readonly onChange: (value: number) => void
}

/** A field for a whole number. It corrects its text only when it loses the focus, so that it can be emptied. */
function CountField({ label, min, max, value, onChange }: CountFieldProps) {
  const within = (text: string): number => Math.min(max, Math.max(min, Math.round(Number(text)) || min))
  return (
    <TextField
      {...{ label, min, max }}
      type="number"
      defaultValue={value}
      onBlur={({ target }) => {
        target.value = String(within(target.value))
      }}
      onWrite={(text) => onChange(within(text))}
    />
  )
}

type FormProps = Omit<InterventionFormProps, 'draft'> & { readonly initial: PlanDraft }

interface NewFormProps extends FormProps {
  /** Names the group or child of the page, so that each keeps its own input. */
  readonly of: string
}

/** A form for a new plan. A reload keeps its input. */
export const NewInterventionForm = ({ of, initial, ...props }: NewFormProps) => (
  <InterventionForm draft={useDraft(`intervention-${of}`, initial)} {...props} />
)

/** A form for an existing plan. A reload shows the stored plan, because a colleague may have changed it. */
export function ChangeInterventionForm({ initial, ...props }: FormProps) {
  const [value, setValue] = useState(initial)
  const change = (part: Partial<PlanDraft>) => setValue({ ...value, ...part })
  return <InterventionForm draft={{ value, change, forget: () => undefined }} {...props} />
}

interface ChildFieldsProps {
  readonly students: readonly SupervisedStudent[]
  /** Returns true for children who are shown at first. A button shows the others too. */
  readonly isNear: (student: SupervisedStudent) => boolean
  readonly chosen: readonly number[]
  readonly error: string | undefined
  readonly onChange: (student_ids: readonly number[]) => void
}

function ChildFields({ students, isNear, chosen, error, onChange }: ChildFieldsProps) {
  const [isWide, setWide] = useState(false)
  const near = students.filter((student) => isWide || isNear(student) || chosen.includes(student.id))
  return (
    <div className={layout.stack4}>
      <fieldset className={layout.boxes} aria-label={texts.form.whom}>
        {near.map(({ id, screen_name }) => (
          <Checkbox
            key={id}
            label={screen_name}
            isChecked={chosen.includes(id)}
            onToggle={() => onChange([...toggleOne(chosen, id)])}
          />
        ))}
      </fieldset>
      {!isWide && near.length < students.length && (
        <div className={layout.buttons}>
          <FlatButton onClick={() => setWide(true)}>{texts.form.others}</FlatButton>
        </div>
      )}
      <FieldError id="children" error={error} />
    </div>
  )
}

interface GoalFieldsProps {
  readonly draft: PlanDraft
  readonly topics: readonly InterventionTopic[]
  readonly error: string | undefined
  readonly onChange: (draft: PlanDraft) => void
}

const percents = [50, 60, 70, 75].map((value) => ({
  value,
  label: fill(texts.form.percent, { percent: value }),
}))

/** Fields of the goals. Only the target is chosen, because the starting point is measured. */
function GoalFields({ draft, topics, error, onChange }: GoalFieldsProps) {
  const options = [
    { value: '', label: texts.form.noTopic },
    ...topics.map(({ key, label, world }) => ({
      value: key,
      label: fill(texts.form.where, { label, world }),
    })),
  ]
  return (
    <>
      {listGoalPlaces(draft).map(({ topic, wanted }, at) => (
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
