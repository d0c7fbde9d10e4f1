import type { OwnStepBody, OwnStepFinding, PickableStep } from '@letterliaan/contract'
import { ownStepLimits } from '@letterliaan/contract/limits'
import { toDl } from '@letterliaan/rules/preparation'
import { SelectField, TextAreaField, TextField } from '@letterliaan/ui'
import { commonTexts, educationMonthOptions, layout, listSchoolGroups, useRegion } from '../../app/index.ts'
import { texts } from './texts.ts'
import { fill } from '@letterliaan/texts'

export interface StepTextsProps {
  readonly step: OwnStepBody
  readonly findings: readonly OwnStepFinding[]
  /** Steps of the product, which have the names of spelling categories. */
  readonly productSteps: readonly PickableStep[]
  readonly onChange: (changes: Partial<OwnStepBody>) => void
}

const fields = [
  { field: 'rule', label: texts.rule, hint: texts.about.rule },
  { field: 'description', label: commonTexts.explanation, hint: texts.about.description },
  { field: 'hint', label: commonTexts.hint, hint: texts.about.hint },
  { field: 'tip', label: commonTexts.tip, hint: texts.about.tip },
] as const

export function StepTexts({ step, findings, productSteps, onChange }: StepTextsProps) {
  const errorOf = (field: string) =>
    findings.find((finding) => finding.field === field && finding.severity === 'error')?.message
  const categories = [
    { value: 'eigen', label: texts.about.anyCategory },
    ...Array.from(
      Map.groupBy(productSteps, ({ category }) => category),
      ([value, steps]) => ({ value, label: steps.map(({ label }) => label).join(' / ') }),
    ),
  ]
  return (
    <div className={layout.wideColumns}>
      <TextField
        label={commonTexts.name}
        value={step.label}
        error={errorOf('label')}
        maxLength={ownStepLimits.label}
        onWrite={(value) => onChange({ label: value })}
      />
      <SelectField
        label={texts.about.category}
        options={categories}
        value={step.category}
        onChange={(category) => onChange({ category })}
      />
      <SelectField
        label={commonTexts.world}
        hint={texts.about.world}
        options={worlds}
        value={step.world}
        onChange={(world) => onChange({ world })}
      />
      <Moment dl={step.dl} onChange={(dl) => onChange({ dl })} />
      {fields.map(({ field, label, hint }) => (
        <TextAreaField
          key={field}
          label={label}
          hint={hint}
          rows={3}
          value={step[field]}
          maxLength={ownStepLimits.text}
          onWrite={(value) => onChange({ [field]: value })}
        />
      ))}
    </div>
  )
}

const worlds = [1, 2, 3, 4].map((value) => ({
  value,
  label: fill(commonTexts.worldNumber, { world: value }),
}))

const monthsAYear = educationMonthOptions.length
const firstGroup = 3

function Moment({ dl, onChange }: { dl: number; onChange: (dl: number) => void }) {
  const group = firstGroup + Math.floor((dl - 1) / monthsAYear)
  const month = ((dl - 1) % monthsAYear) + 1
  return (
    <div className={layout.pair}>
      <SelectField
        label={texts.about.group}
        options={listSchoolGroups(useRegion())}
        value={group}
        onChange={(next) => onChange(toDl(next, month))}
      />
      <SelectField
        label={texts.about.month}
        options={educationMonthOptions}
        value={month}
        onChange={(next) => onChange(toDl(group, next))}
      />
    </div>
  )
}
