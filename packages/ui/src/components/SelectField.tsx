import { uiTexts } from '@letterliaan/texts/ui'
import { useId } from 'react'
import { joinClasses } from './join-classes.ts'
import { Field, joinDescriptionIds, type FieldTexts } from './text-field/TextField.tsx'
import fieldStyles from './text-field/TextField.module.css'
import styles from './SelectField.module.css'

export interface SelectOption<Value> {
  readonly value: Value
  readonly label: string
}

interface SelectFieldProps<Value extends string | number> extends FieldTexts {
  readonly options: readonly SelectOption<Value>[]
  readonly value: Value | null
  readonly onChange: (value: Value) => void
  readonly placeholder?: string
}

/** A native `<select>`, for keys and screen readers. Browsers with `base-select` show it as paper. */
export function SelectField<Value extends string | number>({
  label,
  speaker,
  hint,
  error,
  options,
  value,
  onChange,
  placeholder = uiTexts.choose,
}: SelectFieldProps<Value>) {
  const id = useId()

  function choose(text: string) {
    const option = options.find((candidate) => String(candidate.value) === text)
    if (option) onChange(option.value)
  }

  return (
    <Field id={id} label={label} speaker={speaker} hint={hint} error={error}>
      <select
        id={id}
        value={value === null ? '' : String(value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={joinDescriptionIds(id, { hint, error })}
        className={joinClasses(fieldStyles.control, styles.select)}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="" disabled hidden>
          {placeholder}
        </option>
        {options.map((option) => (
          <option key={option.value} value={option.value} className={styles.option}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  )
}
