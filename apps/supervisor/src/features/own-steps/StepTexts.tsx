import type { OwnStepBody, OwnStepFinding, ProductStep } from '@letterliaan/contract'
import { ownStepLimits } from '@letterliaan/contract/limits'
import { SelectField, TextAreaField, TextField } from '@letterliaan/ui'
import styles from './OwnSteps.module.css'

export interface StepTextsProps {
  readonly step: OwnStepBody
  readonly findings: readonly OwnStepFinding[]
  /** For the names of the spelling categories. */
  readonly productSteps: readonly ProductStep[]
  readonly onChange: (changes: Partial<OwnStepBody>) => void
}

const texts = [
  { field: 'rule', label: 'Regel', hint: 'Wat een kind moet weten: Hoor je een korte klank? Dan …' },
  { field: 'description', label: 'Uitleg', hint: 'Wat een kind in deze stap doet.' },
  { field: 'hint', label: 'Hint', hint: 'Waar een kind aan kan denken.' },
  { field: 'tip', label: 'Tip', hint: 'Hoe een kind het kan aanpakken.' },
] as const

/** What the step is called, and what it tells a child. */
export function StepTexts({ step, findings, productSteps, onChange }: StepTextsProps) {
  const errorOf = (field: string) =>
    findings.find((finding) => finding.field === field && finding.severity === 'error')?.message
  const categories = [
    { value: 'eigen', label: 'Geen, of van alles wat' },
    ...productSteps.map(({ category, label }) => ({ value: category, label })),
  ]
  return (
    <div className={styles.texts}>
      <TextField
        label="Naam"
        value={step.label}
        error={errorOf('label')}
        maxLength={ownStepLimits.label}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => onChange({ label: value })}
      />
      <SelectField
        label="Spellingcategorie"
        options={categories}
        value={step.category}
        onChange={(category) => onChange({ category })}
      />
      {texts.map(({ field, label, hint }) => (
        <TextAreaField
          key={field}
          label={label}
          hint={hint}
          rows={3}
          value={step[field]}
          maxLength={ownStepLimits.text}
          onChange={({ currentTarget: { value } }) => onChange({ [field]: value })}
        />
      ))}
    </div>
  )
}
